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
  return function declaredIn(from, path, name) {
    const file = fileAt(from, path);
    if (!file) return undefined;
    for (const statement of byName.get(file).source.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
      const one = statement.exportClause?.elements?.find((element) => element.name.text === name);
      if (one) return declaredIn(file, statement.moduleSpecifier.text, (one.propertyName ?? one.name).text);
    }
    return file;
  };
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
        else if (ts.isExportDeclaration(statement)) {
          const names = statement.exportClause?.elements?.filter(({ isTypeOnly }) => !isTypeOnly) ?? [];
          for (const one of names) visit(declaredIn(name, path, (one.propertyName ?? one.name).text));
        } else for (const one of values) if (one.from === path) visit(declaredIn(name, path, one.name));
      }
    };
    visit(entry);
    return [...found];
  };
}
