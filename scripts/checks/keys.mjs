// The keys that a `play` presses, by their names on the web: what `userEvent` is told, read from the code.

/** Texts for `userEvent.keyboard`: `{Shift>}{Enter}{/Shift}please`. */
const PIECE = /\{(\/?)([^}>/]+)(>?)[^}]*\}|\[(\w+)\]|([^{[]+)/g;

/**
 * @param {string} text as `userEvent.keyboard` takes it
 * @returns {string[]} `['Shift+Enter', 'Text']`; a space among letters belongs to the text
 */
export function keysOf(text) {
  const held = [];
  const keys = [];
  for (const [, up, name, down, code, letters] of text.matchAll(PIECE)) {
    if (up) held.pop();
    else if (down) held.push(name);
    else keys.push([...held, name ?? code ?? (letters.trim() ? 'Text' : 'Space')].join('+'));
  }
  return keys;
}

const textOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);
const propertyOf = (node, name) => node?.properties?.find(({ key }) => key?.name === name)?.value;

const READERS = {
  tab: ([options]) => [propertyOf(options, 'shift')?.value === true ? 'Shift+Tab' : 'Tab'],
  keyboard: ([text]) => keysOf(textOf(text) ?? ''),
  // what is typed may be made up on the way, but it is text
  type: ([, text]) => keysOf(textOf(text) ?? 'text').map((key) => (key === 'Space' ? 'Text' : key)),
};

/**
 * @param {Iterable<object>} code the nodes of a `play`
 * @returns {Set<string>}
 */
export function pressedIn(code) {
  const keys = new Set();
  for (const { type, callee, arguments: args } of code) {
    if (type !== 'CallExpression') continue;
    const name = callee.property?.name;
    const hand = callee.object?.name ?? callee.object?.property?.name;
    if (hand === 'userEvent' && Object.hasOwn(READERS, name ?? ''))
      for (const key of READERS[name](args)) keys.add(key);
  }
  return keys;
}
