// Renames what a file imports from @seduh/ui, wherever the file uses it.

/** By codemod: old name → new one. */
export const CODEMODS = {
  'image-problem': { pictureProblem: 'imageProblem', PictureRules: 'ImageRules' },
};

const isOurs = (specifier) => /^@seduh\/ui(\/|$)/.test(specifier?.text ?? '');

/**
 * @param {typeof import('typescript')} ts the compiler, of which only the parser is used
 * @param {string} text a file of TypeScript or JavaScript
 * @param {Record<string, string>} names old name → new one
 * @returns {{text: string, left: string[]}} the changed text, and old names that are left for a person to look at
 */
export function rename(ts, text, names) {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const identifiers = [];
  const collect = (node) => {
    if (ts.isIdentifier(node)) identifiers.push(node);
    ts.forEachChild(node, collect);
  };
  collect(source);

  const edits = new Map();
  const put = (node, words) => edits.set(node.getStart(source), { end: node.getEnd(), words });
  const isNameOfMember = (node, { parent } = node) =>
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
      parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isJsxAttribute(parent);
  const isPassing = (parent) =>
    ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isShorthandPropertyAssignment(parent);
  const isDeclared = (name, except) =>
    identifiers.some(
      (node) =>
        node.text === name &&
        node !== except &&
        ((node.parent.name === node && !isNameOfMember(node) && !isPassing(node.parent)) ||
          (ts.isImportSpecifier(node.parent) && node.parent.name === node)),
    );

  /** Every use of a local name that came by an import. */
  const renameUses = (old, now) => {
    for (const node of identifiers) {
      if (node.text !== old || isNameOfMember(node) || ts.isImportSpecifier(node.parent)) continue;
      if (ts.isShorthandPropertyAssignment(node.parent)) put(node, `${old}: ${now}`);
      else if (ts.isExportSpecifier(node.parent)) {
        const { parent } = node;
        if (parent.parent.parent.moduleSpecifier || (parent.propertyName && parent.name === node)) continue;
        put(node, parent.propertyName ? now : `${now} as ${old}`);
      } else put(node, now);
    }
  };

  for (const statement of source.statements) {
    if (!isOurs(statement.moduleSpecifier)) continue;
    const { importClause, exportClause } = statement;
    const bindings = importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) {
      for (const { parent, text: name } of identifiers) {
        const member = ts.isPropertyAccessExpression(parent) ? parent.name : ts.isQualifiedName(parent) && parent.right;
        const from = parent.expression ?? parent.left;
        if (member && from && name === bindings.name.text && from.getText(source) === name && names[member.text])
          put(member, names[member.text]);
      }
    }
    for (const one of bindings?.elements ?? []) {
      const imported = one.propertyName ?? one.name;
      const now = names[imported.text];
      if (!now) continue;
      if (one.propertyName) put(imported, now);
      // another thing of either name: only the import changes
      else if (isDeclared(imported.text, one.name) || isDeclared(now)) put(one.name, `${now} as ${imported.text}`);
      else {
        put(one.name, now);
        renameUses(imported.text, now);
      }
    }
    for (const one of exportClause?.elements ?? []) {
      const now = names[(one.propertyName ?? one.name).text];
      // whoever imports from this file goes on as before
      if (now) put(one.propertyName ?? one.name, one.propertyName ? now : `${now} as ${one.name.text}`);
    }
  }

  let changed = text;
  for (const [start, { end, words }] of [...edits].toSorted(([a], [b]) => b - a))
    changed = changed.slice(0, start) + words + changed.slice(end);
  const speaksOfUs = /@seduh\/ui/.test(text);
  const byHand = /(?:import|require)\(\s*['"]@seduh\/ui/.test(text);
  const left =
    speaksOfUs && byHand ? Object.keys(names).filter((name) => new RegExp(`\\b${name}\\b`).test(changed)) : [];
  return { text: changed, left };
}
