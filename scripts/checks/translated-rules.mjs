// What a feature's words must be in every language, and that nothing is said outside of them.
import ts from 'typescript';
import { isForMachine, isName } from './for-machine.mjs';
import { parse, spokenIn } from './spoken.mjs';

/** What both languages write alike. */
const ALIKE = new Set(['Bank', 'Checkout', 'Promo …', 'QRIS', 'Subtotal', 'Total', '… mg', '… g']);

/** Texts that stand in a source of their own accord. @returns {string[]} */
export const textsOf = (path, text) =>
  spokenIn(parse(path, text))
    .filter((said) => !isForMachine(said.node, said.text) && !isName(path, said.text))
    .map((said) => said.text);

/** The object `words` of a catalogue. */
function wordsOf(source) {
  let found;
  const look = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'words') {
      const made = node.initializer;
      found = made && ts.isSatisfiesExpression(made) ? made.expression : made;
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/**
 * A catalogue's messages by their names: `cancel > title`.
 * @returns {Map<string, ts.Expression>}
 */
function messagesOf(words, before = '') {
  const found = new Map();
  for (const property of words?.properties ?? []) {
    const name = `${before}${property.name.getText()}`;
    const value = property.initializer;
    if (value && ts.isObjectLiteralExpression(value)) {
      for (const [inner, message] of messagesOf(value, `${name} > `)) found.set(inner, message);
    } else found.set(name, value);
  }
  return found;
}

/** The one text a message is, with `…` for what is filled in; undefined where it is made of several. */
function textOf(message, source) {
  const texts = [];
  const look = (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    else if (ts.isJsxText(node) && node.text.trim()) texts.push(node.text.trim());
    ts.forEachChild(node, look);
  };
  look(message, source);
  return texts.length === 1 ? texts[0] : undefined;
}

/** Names that stand somewhere in an expression. */
function namesIn(node) {
  const names = new Set();
  const look = (at) => {
    if (ts.isIdentifier(at)) names.add(at.text);
    ts.forEachChild(at, look);
  };
  look(node);
  return names;
}

const parametersOf = (message) => (ts.isArrowFunction(message) ? message.parameters : []);

/**
 * What is wrong with a translation beyond what its type refuses: a parameter left out, a text left in English.
 * @param {string} english the source's text
 * @param {string} other the translation's
 * @returns {string[]}
 */
export function faultsOf(english, other) {
  const [source, target] = [english, other].map((text) => parse('words.tsx', text));
  const messages = messagesOf(wordsOf(source));
  if (messages.size === 0) return ['has no words'];
  // a promise that is given such an object waits for it as for another promise, for ever
  const faults = messages.has('then') ? ['then cannot be the name of a message'] : [];
  for (const [name, message] of messagesOf(wordsOf(target))) {
    const original = messages.get(name);
    if (!original) continue;
    const left = parametersOf(original).slice(parametersOf(message).length);
    const unused = parametersOf(message).filter((one) => !namesIn(message.body).has(one.name.getText()));
    if (ts.isArrowFunction(message) === ts.isArrowFunction(original))
      for (const one of [...left, ...unused]) faults.push(`${name} leaves out ${one.name.getText()}`);
    const text = textOf(message);
    if (
      text !== undefined &&
      /\p{L}/u.test(text) &&
      text === textOf(original) &&
      !ALIKE.has(text) &&
      !isForMachine(message, text)
    )
      faults.push(`${name} is English: "${text}"`);
  }
  return faults;
}

/**
 * Messages that no source names.
 * @param {string} english the catalogue's text
 * @param {string[]} users texts of the sources that may name them
 */
export function unusedIn(english, users) {
  const named = new Set(users.flatMap((text) => [...namesOf(text)]));
  const all = parse('words.tsx', english);
  return [...messagesOf(wordsOf(all)).keys()].filter((name) => !isNamed(name, named));
}

/** Whether a message is read by its name, or its group as a whole: by a key that is worked out, or spread. */
function isNamed(name, named) {
  const [group, own] = name.split(' > ');
  return named.has(own ?? group) || (own !== undefined && named.has(`${group}[]`));
}

/** Names that a source reads: `m.title`, `{ title } = …`, and `statuses[]` for a group read by a key or as a whole. */
function namesOf(text) {
  const names = new Set();
  const look = (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      names.add(node.name.text);
      if (ts.isElementAccessExpression(node.parent) || ts.isJsxSpreadAttribute(node.parent))
        names.add(`${node.name.text}[]`);
    }
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, look);
  };
  look(parse('user.tsx', text));
  return names;
}
