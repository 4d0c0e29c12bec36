import { FONT_FILE } from './faces';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const PRINT = /^@media print\b/;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const GROUP = /^@(?:media|supports|layer|container)/;
/** `:is(…)`, `:not(…)` with one level of parentheses inside: what stands there may match or not. */
const FUNCTION = /:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
const USE = /var\((--[\w-]+)/g;
/** Tokens that refer to tokens that refer to tokens. */
const TOKEN_DEPTH = 6;

/** The names in the class attributes of a page, sorted. */
export function classesOf(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  return [...new Set(names)].toSorted();
}

/**
 * The part of built (minified) styles that a page with these classes can use: the rest would only make the first answer
 * longer, and comes with the whole files soon after. Fonts are left to those as well.
 */
export function criticalCss(css: string, classes: readonly string[]): string {
  const known = new Set(classes);
  let kept = keepRules(css.replace(COMMENT, '').replace(FONT_FILE, ''), known);
  for (let round = 0; round < TOKEN_DEPTH; round += 1) {
    const used = new Set([...kept.matchAll(USE)].map(([, name]) => name));
    kept = kept.replace(PROPERTY, (declaration, name: string) => (used.has(name) ? declaration : ''));
  }
  const still = kept.replace(KEYFRAMES, '');
  return kept.replace(KEYFRAMES, (animation, name: string) => (still.includes(name) ? animation : ''));
}

function keepRules(css: string, known: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return prelude;
      if (PRINT.test(prelude)) return '';
      if (GROUP.test(prelude)) return groupOf(prelude, keepRules(body, known));
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = selectorsOf(prelude).filter((selector) => canMatch(selector, known));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

/** An empty layer still says where it stands among the others. */
const groupOf = (prelude: string, body: string): string =>
  body || prelude.startsWith('@layer') ? `${prelude}{${body}}` : '';

/** Whether all the classes it names are there; in doubt, yes. A pointer's effects can wait as well. */
function canMatch(selector: string, known: ReadonlySet<string>): boolean {
  if (selector.includes('\\')) return true;
  if (/:(?:hover|active)\b/.test(selector.replace(FUNCTION, ''))) return false;
  const classes = selector.replace(FUNCTION, '').match(/\.-?[A-Z_a-z][\w-]*/g) ?? [];
  return classes.every((name) => known.has(name.slice(1)));
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
