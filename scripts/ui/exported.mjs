// The names that packages/ui exports, types too, as its index says them: read, not run.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Where a relative import leads. */
function fileOf(from, path) {
  const target = join(dirname(from), path);
  const file = ['.ts', '.tsx', '/index.ts'].map((end) => `${target}${end}`).find((name) => existsSync(name));
  if (!file) throw new Error(`${from} passes on ${path}, which is not there`);
  return file;
}

/**
 * @param {string} file an entry
 * @returns {string[]} sorted
 */
export function exportedNames(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names = source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause) return statement.exportClause.elements.map(({ name }) => name.text);
      return exportedNames(fileOf(file, statement.moduleSpecifier.text));
    }
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((one) => one.name.getText())
      : [statement.name.text];
  });
  return [...new Set(names)].toSorted();
}
