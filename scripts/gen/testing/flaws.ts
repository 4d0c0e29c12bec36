import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

/**
 * What the compiler has against made files, as if they stood in the repository: sentences that are none, modules that
 * are not there, and names that a module of ours does not export.
 * @param root folder with the made files
 * @param paths of the made files, from either folder
 */
export function flawsOf(root: string, repository: string, paths: string[]): string[] {
  /** A made file stands before the repository's own. */
  const placeOf = (file: string) => {
    const made = join(root, relative(repository, file));
    return existsSync(made) ? made : file;
  };
  const host: ts.ModuleResolutionHost = {
    ...ts.sys,
    fileExists: (file) => ts.sys.fileExists(placeOf(file)),
    readFile: (file) => ts.sys.readFile(placeOf(file)),
    directoryExists: (folder) => ts.sys.directoryExists(placeOf(folder)),
  };

  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const from = join(repository, path);
      const text = readFileSync(placeOf(from), 'utf8');
      const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
      const flaws = diagnostics.map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, ' ').toLowerCase(),
      );
      for (const { module, names } of importsOf(path, text)) {
        if (module.endsWith('.css')) {
          if (!existsSync(placeOf(join(from, '..', module)))) flaws.push(`no ${module}`);
          continue;
        }
        const { resolvedModule } = ts.resolveModuleName(module, from, OPTIONS, host);
        if (!resolvedModule) flaws.push(`no ${module}`);
        else if (/^(?:\.|@seduh\/)/.test(module)) {
          const target = placeOf(resolvedModule.resolvedFileName);
          const there = exportsOf(target, readFileSync(target, 'utf8'));
          flaws.push(...names.filter((name) => !there.has(name)).map((name) => `no ${name} in ${module}`));
        }
      }
      return flaws.map((flaw) => `${path}: ${flaw}`);
    });
}

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** The modules a file imports or passes on, each with the names it takes from it. */
function importsOf(path: string, text: string): { module: string; names: string[] }[] {
  return parse(path, text).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const list = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    const isNamed = list && (ts.isNamedImports(list) || ts.isNamedExports(list));
    const names = isNamed ? list.elements.map(({ name, propertyName }) => (propertyName ?? name).text) : [];
    return [{ module: moduleSpecifier.text, names }];
  });
}

/** The names a file exports, those of `export * from './…'` with them. */
export function exportsOf(path: string, text: string): Set<string> {
  const names = new Set<string>();
  for (const statement of parse(path, text).statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause))
        for (const { name } of exportClause.elements) names.add(name.text);
      else if (!exportClause && moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        const { resolvedModule } = ts.resolveModuleName(moduleSpecifier.text, path, OPTIONS, ts.sys);
        const next = resolvedModule?.resolvedFileName;
        if (next) for (const name of exportsOf(next, readFileSync(next, 'utf8'))) names.add(name);
      }
    } else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations) names.add(name.getText());
      else if ('name' in statement) names.add((statement.name as ts.Identifier).text);
    }
  }
  return names;
}

const isExported = (statement: ts.HasModifiers) =>
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
