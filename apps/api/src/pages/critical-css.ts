import { FONT_FILE } from '../platform/storefront-build';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const PRINT = /^@media print\b/;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const GROUP = /^@(?:media|supports|layer|container)/;
/** `:is(…)`, `:not(…)` with one level of parentheses inside: what stands there may match or not. */
const FUNCTION = /:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
/** A class with its dot, or an element: not an id, a pseudo-class, or a part of another name. */
const NAME = /\.-?[A-Z_a-z][\w-]*|(?<![\w:.#-])[A-Za-z][\w-]*/g;
/** What stands around the part of the page that is looked at. */
const FRAME = ['html', 'body'];
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
/** Prefixes that nobody needs any more, written once too often. */
const TWICE = /(?<=[{;])([\w-]+:[^;{}]*;)\1+/g;
/** What holds everywhere, and what would hold where it did not. */
const EVERYWHERE = /(?<=^|[{}]):root(?:,:host)?\{([^{}]*)\}/g;
const FALLBACK = /var\((--[\w-]+),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const USE = /var\((--[\w-]+)/g;
/** Tokens that refer to tokens that refer to tokens. */
const TOKEN_DEPTH = 6;

/** The elements of a page (`a`) and their classes (`.btn`), sorted. */
export function namesOf(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return [...new Set([...elements, ...classes.map((name) => `.${name}`)])].toSorted();
}

/**
 * The part of built (minified) styles that a page with these {@link namesOf names} can use: the rest would only make the
 * first answer longer, and comes with the whole files soon after. Fonts are left to those as well.
 */
export function criticalCss(css: string, names: readonly string[]): string {
  const known = new Set([...names, ...FRAME]);
  let kept = keepRules(css.replace(COMMENT, '').replace(FONT_FILE, ''), known);
  for (let round = 0; round < TOKEN_DEPTH; round += 1) {
    const used = new Set([...kept.matchAll(USE)].map(([, name]) => name));
    kept = kept.replace(PROPERTY, (declaration, name: string) => (used.has(name) ? declaration : ''));
  }
  kept = withoutFallbacks(kept);
  // a rule of nothing but tokens may have none left
  kept = keepRules(kept.replace(TWICE, '$1'), known);
  const still = kept.replace(KEYFRAMES, '');
  return kept.replace(KEYFRAMES, (animation, name: string) => (still.includes(name) ? animation : ''));
}

/** Tokens that are always there need no second choice. */
function withoutFallbacks(css: string): string {
  const roots = [...css.matchAll(EVERYWHERE)].map(([, body = '']) => `{${body}`).join('');
  const always = new Set([...roots.matchAll(PROPERTY)].map(([, name]) => name));
  return css.replace(FALLBACK, (use, name: string) => (always.has(name) ? `var(${name})` : use));
}

const keepRules = (css: string, known: ReadonlySet<string>): string =>
  blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return prelude;
      if (PRINT.test(prelude)) return '';
      if (GROUP.test(prelude)) return groupOf(prelude, keepRules(body, known));
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      if (body === '') return '';
      const selectors = selectorsOf(prelude).filter((selector) => canMatch(selector, known));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');

/** An empty layer still says where it stands among the others. */
const groupOf = (prelude: string, body: string): string =>
  body || prelude.startsWith('@layer') ? `${prelude}{${body}}` : '';

/** Whether all the elements and classes it names are there; in doubt, yes. A pointer's effects can wait as well. */
function canMatch(selector: string, known: ReadonlySet<string>): boolean {
  if (selector.includes('\\')) return true;
  const plain = selector.replace(FUNCTION, '').replace(ATTRIBUTE, '');
  if (/:(?:hover|active)\b/.test(plain)) return false;
  return (plain.match(NAME) ?? []).every((name) => known.has(name));
}

function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const char = prelude[at];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

interface Block {
  /** What stands before the brace, or a whole statement. */
  prelude: string;
  /** Null for a statement, which has no braces. */
  body: string | null;
}

/** The rules of one level, strings respected. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (quote) {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    } else if (char === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, at + 1).trim(), body: null });
      start = at + 1;
    }
  }
  return blocks;
}
