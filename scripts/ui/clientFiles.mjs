// Which files of packages/ui run in the browser only, and so carry 'use client' when they are packed. Nobody writes the
// directive: it follows from the code, and a part becomes a server component again when its last hook goes.
import ts from 'typescript';
import { declarations, importsOf } from './imports.mjs';

/** Hooks that React renders on the server too. */
const SERVER_HOOKS = new Set(['use', 'useCallback', 'useDebugValue', 'useId', 'useMemo']);
/** What else of React a server component has not got. */
const CLIENT_REACT = /^(use[A-Z]\w*|createContext|Component|PureComponent)$/;
/** A package that is for the browser: calling it needs the browser, rendering what it exports does not. */
const CLIENT_PACKAGE = /^(@radix-ui\/|react-hot-toast(\/|$))/;

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** What an attribute or a child may be worth: both branches of a condition, the end of `a && b`. */
function values(node) {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node) || ts.isAsExpression(node))
    return values(node.expression);
  if (ts.isConditionalExpression(node)) return [...values(node.whenTrue), ...values(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...values(node.left), ...values(node.right)];
  return [node];
}

/** Functions a file makes: none of them can be handed from the server to the browser. */
function functionsOf(source) {
  const names = new Set();
  const look = (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) names.add(node.name.text);
    if (ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer)) names.add(node.name.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return names;
}

/**
 * @param {{name: string, source: import('typescript').SourceFile}[]} files with paths inside `src`
 * @returns {Set<string>} names of those that need the browser
 */
export function clientFiles(files) {
  const declaredIn = declarations(files);
  const client = new Set();
  const needsBrowser = ({ name: file, source }) => {
    const imported = importsOf(source);
    const made = functionsOf(source);
    const isOfClient = ({ from, name }) =>
      from.startsWith('.') ? client.has(declaredIn(file, from, name)) : CLIENT_PACKAGE.test(from);
    const crosses = (tag) => {
      const [first] = tag.getText(source).split('.');
      const origin = imported.get(first);
      // an element of HTML, or a part that is for the browser itself
      return origin ? isOfClient(origin) || !origin.from.startsWith('.') : /^[a-z]/.test(first) && !made.has(first);
    };
    const isMade = (given) =>
      values(given).some((value) => isFunction(value) || (ts.isIdentifier(value) && made.has(value.text)));

    const look = (node) => {
      if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) {
        const origin = imported.get(node.text);
        // `React.useState` as well
        const name = /^(?:\*|default)$/.test(origin?.name) ? node.parent.name?.text : origin?.name;
        if (origin?.from === 'react' && CLIENT_REACT.test(name) && !SERVER_HOOKS.has(name)) return true;
      }
      if (ts.isCallExpression(node)) {
        const [called] = node.expression.getText(source).split('.');
        const origin = imported.get(called);
        if (origin && isOfClient(origin)) return true;
      }
      // whoever takes a handler passes it on to an element in the end
      if (ts.isJsxAttribute(node) && isMade(node.initializer)) return true;
      // a child that is a function is called by the part it stands in
      if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent) && isMade(node))
        if (crosses(node.parent.openingElement.tagName)) return true;
      return Boolean(ts.forEachChild(node, (child) => look(child) || undefined));
    };
    return look(source);
  };

  // one file's need makes others need it: until nothing is added
  for (let before = -1; before < client.size;) {
    before = client.size;
    for (const file of files) if (!client.has(file.name) && needsBrowser(file)) client.add(file.name);
  }
  return client;
}
