// What the snippet of a component puts into its props, as an author would: words, or another part.
import ts from 'typescript';

/**
 * @param {ts.Node | undefined} node
 * @returns {'text' | 'element' | undefined}
 */
function kindOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteral(node) || (ts.isJsxText(node) && node.text.trim())) return 'text';
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return 'element';
  return ts.isJsxExpression(node) ? kindOf(node.expression) : undefined;
}

/**
 * @param {string} component
 * @param {string} example source of the snippet
 * @returns {Record<string, 'text' | 'element'>} by prop, of those that are told; an element among words counts as one
 */
export function usesOf(component, example) {
  const uses = {};
  const note = (name, kind) => {
    if (kind) uses[name] = uses[name] === 'element' ? 'element' : kind;
  };
  const visit = (node) => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === component)
      for (const child of node.children) note('children', kindOf(child));
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === component)
      for (const attribute of node.attributes.properties)
        if (ts.isJsxAttribute(attribute)) note(attribute.name.getText(), kindOf(attribute.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.tsx', example, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return uses;
}
