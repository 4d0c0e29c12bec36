// Tells texts that only a program reads, where they are written like something that is said.
import ts from 'typescript';

/** The contract's ids and the worker's messages that are words, alone or as a list of the API; and calls of HTTP. */
const ID =
  /^((pending|confirmed|preparing|ready|delivered|cancelled|out for delivery|picked up|Door delivery|Dine in|Pick up|User|Admin)(,(?=.)|$))+$|^(take over|how old|GET|POST|PUT|PATCH|DELETE)$/;
/** A count as every language writes it. */
const COUNT = /^(… )?x …$/;
/** Zones of the clock as every language calls them. */
const ZONE = /^(UTC|WIB|WITA|WIT)$/;
/** The shop's own name, which no language translates. */
const BRAND = /\bSeduh\b/g;

/** Attributes of elements whose value people read, where an element is written as a text. */
const READ = /\b(?:alt|title|label|content|placeholder|aria-label)="([^"]*)"/g;
/** What people read of a text that may hold elements. */
const withoutMarkup = (text) =>
  text.replace(/<[^>]*>/g, (tag) => [...tag.matchAll(READ)].map(([, value]) => value).join(' '));

const isMachineText = (text) =>
  ID.test(text) || COUNT.test(text) || ZONE.test(text) || !/\p{L}/u.test(withoutMarkup(text).replace(BRAND, ''));

/** Properties of elements that are no text of theirs. */
const SILENT_PROPERTY = /^(as|media|rel|type)$/;
/** Calls that say nothing to anybody who visits: the log is read by developers, what is encoded by cameras. */
const SILENT_CALL =
  /^(encode|console\.\w+|import\.meta\.glob(<.*>)?|.*\.(digest|matches|closest|querySelector(All)?))$/s;
/** Methods that only compare with what they are called on. */
const COMPARES = /^(has|includes|indexOf)$/;

/** Whether an object speaks schema.org, by JSON-LD's own key. */
const isLinkedData = (node) =>
  ts.isObjectLiteralExpression(node) && node.properties.some((one) => one.name?.getText().startsWith("'@"));
/** What of it is shown in the results of a search. */
const SHOWN = /^(name|alternateName|headline|caption|description|text)$/;

/** Whether the place of a node is read by programs alone. @param {boolean} isTerm it is one word, as terms of schema.org are */
function isSilentPlace(node, isTerm) {
  let key;
  for (let at = node.parent, child = node; at && !ts.isBlock(at); child = at, at = at.parent) {
    if (ts.isPropertyAssignment(at) && child === at.initializer) key ??= at.name.getText();
    // the file of a route
    if (key === 'module' && isTerm) return true;
    if (isTerm && isLinkedData(at) && !SHOWN.test(key)) return true;
    if (ts.isJsxAttribute(at)) return /^(aria-keyshortcuts|autoComplete)$/.test(at.name.getText());
    if (ts.isCallExpression(at) && child !== at.expression) {
      const called = at.expression.getText();
      if (SILENT_CALL.test(called)) return true;
      if (!called.endsWith('.map')) return false;
    }
    if (ts.isBinaryExpression(at) && at.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      return ts.isPropertyAccessExpression(at.left) && SILENT_PROPERTY.test(at.left.name.text);
  }
  return false;
}

/** The constant of the file's own that a text is the value of, or part of. */
function constantOf(node) {
  let at = node;
  while (at && !ts.isVariableDeclaration(at) && !ts.isFunctionLike(at) && !ts.isBlock(at)) at = at.parent;
  if (!at || !ts.isVariableDeclaration(at) || !ts.isIdentifier(at.name)) return undefined;
  const statement = at.parent.parent;
  const isOwn = ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent) && !statement.modifiers?.length;
  return isOwn ? at.name : undefined;
}

/** Where a file reads a constant of its own. */
function usesOf(name) {
  const uses = [];
  const look = (node) => {
    if (ts.isIdentifier(node) && node.text === name.text && node !== name) uses.push(node);
    ts.forEachChild(node, look);
  };
  look(name.getSourceFile());
  return uses;
}

const isCompared = ({ parent }) => ts.isPropertyAccessExpression(parent) && COMPARES.test(parent.name.text);

/**
 * Whether a text is for the machine: by what it is, by where it stands, or because all that the file does with the constant
 * that holds it is for the machine.
 * @param {ts.Node} node @param {string} text as it is said, with `…` for what is filled in
 */
export function isForMachine(node, text) {
  if (isMachineText(text)) return true;
  const isTerm = !/\s/.test(text);
  if (isSilentPlace(node, isTerm)) return true;
  const constant = constantOf(node);
  const uses = constant ? usesOf(constant) : [];
  return uses.length > 0 && uses.every((use) => isCompared(use) || isSilentPlace(use, isTerm));
}

/** A file of names: of people, places, firms and products, which are the same in every language. */
const NAMES_FILE = /\/names\.ts$/;
/** Every word of a name has a capital. */
const NAME = /^(\p{Lu}[\p{L}'’.-]*|&)( (\p{Lu}[\p{L}'’.-]*|&))*$/u;

/** Whether a text is a name in a file of names: there a sentence is still a sentence. */
export const isName = (path, text) => NAMES_FILE.test(path) && NAME.test(text);
