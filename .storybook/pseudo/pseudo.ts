import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * Letters as the shop's two faces have them, which are cut down to Latin-1. Two vowels for one make a text about two
 * fifths longer.
 */
const ACCENTED = new Map(
  'aåà eéè iîï oöò uûü yý cç dð nñ AÅà EÉè IÎï OÖò UÛü YÝ CÇ DÐ NÑ'
    .split(' ')
    .map((letters) => [letters.charAt(0), letters.slice(1)]),
);

/** What a message was given: it is somebody's name, an amount, a moment, and stays as it is. */
interface Given {
  texts: readonly string[];
  nodes: ReadonlySet<unknown>;
}

const NOTHING: Given = { texts: [], nodes: new Set() };

/** What is written the same in every language: `IDR`, `QRIS`, `dd`, `you@example.com`, `V60`. */
const isCode = (token: string): boolean =>
  /[\d@]|:\/\//.test(token) || !/\p{Ll}/u.test(token) || /^(\p{L})\1+$/u.test(token);

const accent = (text: string): string =>
  text.replace(/\S+/g, (token) =>
    isCode(token) ? token : token.replace(/[a-z]/gi, (one) => ACCENTED.get(one) ?? one),
  );

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function rewrite(text: string, { texts }: Given): string {
  // as it was given, or small in the middle of a sentence: `CODE` is not the word `Code`
  const kept = texts
    .flatMap((one) => (/\p{L}/u.test(one) ? [one, one.toLowerCase()] : []))
    .sort((one, other) => other.length - one.length);
  // without anything given this finds nothing
  const split = new RegExp(`((?<!\\p{L})(?:${kept.map(escaped).join('|') || '(?!)'})(?!\\p{L}))`, 'gu');
  const said = text
    .split(split)
    .map((part, at) => (at % 2 === 1 ? part : accent(part)))
    .join('');
  if (said === text) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(said) ?? [];
  return `${before}[${words}]${after}`;
}

/** Collects what a message is given; what it is given to make elements with makes them of pseudo-words. */
function take(values: unknown[]): { given: Given; handed: unknown[] } {
  const texts: string[] = [];
  const nodes = new Set<unknown>();
  const note = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (isValidElement(value)) nodes.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(note);
  };
  const handed = values.map((value) => {
    note(value);
    if (typeof value !== 'function') return value;
    return (...inside: unknown[]) => {
      const made: unknown = value(...inside.map((one) => (typeof one === 'string' ? rewrite(one, NOTHING) : one)));
      note(made);
      return made;
    };
  });
  return { given: { texts, nodes }, handed };
}

const known = new WeakMap<object, unknown>();

function translate(said: unknown, given: Given): unknown {
  if (typeof said === 'string') return rewrite(said, given);
  if (typeof said === 'function') {
    return (...values: unknown[]) => {
      const { given, handed } = take(values);
      return translate(said(...handed), given);
    };
  }
  if (said === null || typeof said !== 'object' || given.nodes.has(said)) return said;
  if (isValidElement(said)) {
    const element = said as ReactElement<{ children?: ReactNode }>;
    const { children } = element.props;
    if (children === undefined) return said;
    const inside = translate(children, given) as ReactNode;
    // as they were written beside each other, which asks for no keys
    return Array.isArray(inside) ? cloneElement(element, {}, ...inside) : cloneElement(element, {}, inside);
  }
  if (Array.isArray(said)) return said.map((one) => translate(one, given));
  return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, translate(one, given)]));
}

/**
 * The same catalogue in a language that nobody speaks and everybody can read: about two fifths longer, with accents, and in
 * brackets, so that an end that is cut off is seen and a text that stands in no catalogue has none. Numbers, codes and
 * what a message is given stay as they are.
 * @param said texts, messages that return texts or elements, and any nesting of these
 */
export function pseudo<Catalogue>(said: Catalogue): Catalogue {
  if (said === null || typeof said !== 'object') return translate(said, NOTHING) as Catalogue;
  if (!known.has(said)) known.set(said, translate(said, NOTHING));
  return known.get(said) as Catalogue;
}
