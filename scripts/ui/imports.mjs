// Who asks for what among the files of packages/ui, name by name: an index file that passes on five names costs nobody
// who takes one of them the other four.
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Values a file gets from elsewhere: local name → where from, and under which name. */
export function importsOf(source) {
  const found = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.importClause || statement.importClause.isTypeOnly) continue;
    const from = statement.moduleSpecifier.text;
    const { name, namedBindings } = statement.importClause;
    if (name) found.set(name.text, { from, name: 'default' });
    if (!namedBindings) continue;
    if (ts.isNamespaceImport(namedBindings)) found.set(namedBindings.name.text, { from, name: '*' });
    else
      for (const one of namedBindings.elements) {
        if (!one.isTypeOnly) found.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
      }
  }
  return found;
}

/**
 * @param {{name: string, source: import('typescript').SourceFile}[]} files with paths inside `src`
 * @returns a function from (file, path it imports, name) to the file that declares the name, through index files
 */
export function declarations(files) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const fileAt = (from, path) => {
    const target = join(dirname(from), path);
    return ['.ts', '.tsx', '/index.ts'].map((end) => `${target}${end}`).find((name) => byName.has(name));
  };
  /** Undefined where nobody says the name. */
  const find = (file, name) => {
    const { source } = byName.get(file);
    if (exportsItself(source, name)) return file;
    const passed = source.statements.filter(passesOn);
    for (const { exportClause, moduleSpecifier } of passed) {
      const one = exportClause?.elements?.find((element) => element.name.text === name);
      if (one) return declaredIn(file, moduleSpecifier.text, (one.propertyName ?? one.name).text);
    }
    const all = passed.filter(({ exportClause }) => !exportClause);
    return all
      .map(({ moduleSpecifier }) => fileAt(file, moduleSpecifier.text))
      .map((other) => other && find(other, name))
      .find(Boolean);
  };
  function declaredIn(from, path, name) {
    const file = fileAt(from, path);
    return file && (find(file, name) ?? file);
  }
  return declaredIn;
}

const passesOn = (statement) => ts.isExportDeclaration(statement) && Boolean(statement.moduleSpecifier);

/** Whether a file has the name among what it declares and exports. */
function exportsItself({ statements }, name) {
  return statements.some((statement) => {
    if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier)
      return statement.exportClause?.elements?.some((one) => one.name.text === name);
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return false;
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.some((one) => one.name.getText() === name)
      : statement.name?.text === name;
  });
}

/**
 * The stylesheets of a file and of all it is made of, in the order of the imports.
 * @param {{name: string, source: import('typescript').SourceFile}[]} files with paths inside `src`
 * @returns a function from an entry (`Button/index.ts`) to paths inside `src`
 */
export function stylesheetsOf(files) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const declaredIn = declarations(files);
  return (entry) => {
    const seen = new Set();
    const found = new Set();
    const visit = (name) => {
      if (!name || seen.has(name)) return;
      seen.add(name);
      const { source } = byName.get(name);
      const values = [...importsOf(source).values()];
      for (const statement of source.statements) {
        const path = statement.moduleSpecifier?.text;
        if (!path?.startsWith('.')) continue;
        if (path.endsWith('.css')) found.add(join(dirname(name), path));
        else if (passesOn(statement) && !statement.exportClause) visit(declaredIn(name, path, '*'));
        else if (ts.isExportDeclaration(statement)) {
          if (statement.isTypeOnly) continue;
          const names = statement.exportClause?.elements?.filter(({ isTypeOnly }) => !isTypeOnly) ?? [];
          for (const one of names) visit(declaredIn(name, path, (one.propertyName ?? one.name).text));
        } else for (const one of values) if (one.from === path) visit(declaredIn(name, path, one.name));
      }
    };
    visit(entry);
    return [...found];
  };
}
