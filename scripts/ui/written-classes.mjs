// The classes that the parts of packages/ui write, as far as they stand in their sources: what no stylesheet speaks of
// is in a page all the same.
import ts from 'typescript';
import { PREFIX } from './class-names.mjs';

const NAMES_CLASSES = /^class(?:Name)?$|ClassName$/;
/** What stands before it may be the class itself. */
const FALLS_BACK = new Set(['??', '||']);

/** The text of a literal, with `…` for what is filled in. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** What a file declares by `const`, by name. */
function constantsOf(source) {
  const found = new Map();
  const look = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The expressions of a file that become an element's class. */
function classExpressions(source) {
  const found = [];
  const look = (node) => {
    if (ts.isJsxAttribute(node) && NAMES_CLASSES.test(node.name.getText()) && node.initializer)
      found.push(node.initializer);
    else if (ts.isPropertyAssignment(node) && NAMES_CLASSES.test(node.name.getText())) found.push(node.initializer);
    else if (ts.isCallExpression(node) && /^clsx$|\bclassList\.(?:add|toggle)$/.test(node.expression.getText()))
      found.push(...node.arguments);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/**
 * The classes in a parsed TypeScript file that lack our prefix, once each. A constant of the same file is followed; what
 * comes by a prop is the caller's.
 * @param {ts.SourceFile} source
 * @returns {string[]}
 */
export function bareClasses(source) {
  const constants = constantsOf(source);
  const words = new Set();
  const followed = new Set();
  const gather = (node) => {
    const text = textOf(node);
    if (text !== undefined) for (const word of text.split(/\s+/)) words.add(word);
    if (ts.isIdentifier(node)) {
      const value = constants.get(node.text);
      if (!value || followed.has(value)) return;
      followed.add(value);
      gather(value);
    }
    // a question and a key are no class
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(gather);
    else if (ts.isBinaryExpression(node)) {
      if (FALLS_BACK.has(node.operatorToken.getText())) gather(node.left);
      gather(node.right);
    } else if (ts.isElementAccessExpression(node)) gather(node.expression);
    else if (ts.isPropertyAssignment(node)) gather(node.initializer);
    else if (text === undefined) ts.forEachChild(node, gather);
  };
  classExpressions(source).forEach(gather);
  return [...words].filter((word) => word && !word.startsWith(PREFIX) && !word.startsWith('…'));
}
