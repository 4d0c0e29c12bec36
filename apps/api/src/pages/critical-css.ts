import { FONT_FILE } from '../platform/storefront-build';
import type { PageElement } from './elements';
import { canMatch, selectorsOf } from './selectors';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const PRINT = /^@media print\b/;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const REGISTERED = /@property (--[\w-]+)\{[^{}]*\}/g;
/** How things move that a pointer or the page's code will change; and a token that means itself, which another one overrules. */
const NEEDLESS = /(?<=[{;])(?:transition:[^;{}]*|(--[\w-]+):var\(\1\))(?:;|(?=\}))/g;
const GROUP = /^@(?:media|supports|layer|container)/;
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
/** What says how little may move: where nothing does, needless as well. */
const REDUCED = /@media \(prefers-reduced-motion:reduce\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const MOVES = /\banimation|scroll-behavior/;
/** Prefixes that nobody needs any more, written once too often. */
const TWICE = /(?<=[{;])([\w-]+:[^;{}]*;)\1+/g;
/** What holds everywhere, and what would hold where it did not. */
const EVERYWHERE = /(?<=^|[{}]):root(?:,:host)?\{([^{}]*)\}/g;
const FALLBACK = /var\((--[\w-]+),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const USE = /var\((--[\w-]+)/g;
/** Tokens that refer to tokens that refer to tokens. */
const TOKEN_DEPTH = 6;

/**
 * The part of built (minified) styles that a page of these {@link elementsOf elements} can use: the rest would only make the
 * first answer longer, and comes with the whole files soon after. Fonts are left to those as well.
 */
export function criticalCss(css: string, page: readonly PageElement[]): string {
  let kept = keepRules(css.replace(COMMENT, '').replace(FONT_FILE, ''), page).replace(NEEDLESS, '');
  for (let round = 0; round < TOKEN_DEPTH; round += 1) {
    const used = new Set([...kept.matchAll(USE)].map(([, name]) => name));
    kept = kept.replace(PROPERTY, (declaration, name: string) => (used.has(name) ? declaration : ''));
  }
  kept = withoutFallbacks(kept);
  // a rule of nothing but tokens may have none left
  kept = keepRules(kept.replace(TWICE, '$1'), page);
  const still = kept.replace(KEYFRAMES, '').replace(REGISTERED, '');
  const used = (rule: string, name: string) => (still.includes(name) ? rule : '');
  const moves = MOVES.test(still.replace(REDUCED, ''));
  return (moves ? kept : kept.replace(REDUCED, '')).replace(KEYFRAMES, used).replace(REGISTERED, used);
}

/** Tokens that are always there need no second choice. */
function withoutFallbacks(css: string): string {
  const roots = [...css.matchAll(EVERYWHERE)].map(([, body = '']) => `{${body}`).join('');
  const always = new Set([...roots.matchAll(PROPERTY)].map(([, name]) => name));
  return css.replace(FALLBACK, (use, name: string) => (always.has(name) ? `var(${name})` : use));
}

const keepRules = (css: string, page: readonly PageElement[]): string =>
  blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return prelude;
      if (PRINT.test(prelude)) return '';
      if (GROUP.test(prelude)) return groupOf(prelude, keepRules(body, page));
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      if (body === '') return '';
      const selectors = selectorsOf(prelude).filter((selector) => canMatch(selector, page));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');

/** An empty layer still says where it stands among the others. */
const groupOf = (prelude: string, body: string): string =>
  body || prelude.startsWith('@layer') ? `${prelude}{${body}}` : '';

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
