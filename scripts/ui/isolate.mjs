// The two stylesheets of packages/ui, both from the one that Tailwind has put together: `styles.css` dresses a page that is
// all ours, `parts.css` our parts alone, on a page with other styles. docs/decisions/0044
import { parse } from 'postcss';
import { PREFIX } from './class-names.mjs';

/** An element with a class of ours. */
const CLASSED = `:is([class^='${PREFIX}'], [class*=' ${PREFIX}'])`;
/** It holds a page, not a part: what stands in it is the host's. */
const FRAME = `.${PREFIX}wrap`;
/** What makes up our parts: classes of ours, and what has none inside of them; what has a class of the host's is the host's. */
const OURS = `${CLASSED}, ${CLASSED}:not(${FRAME}) :is(:not([class]), svg)`;
/** The outermost, which get what is inherited elsewhere from the page. */
const OUTERMOST = `${CLASSED}:not(${CLASSED} *)`;
/** What stands in running text goes on in its letters. */
const IN_TEXT = ['price', 'link', 'num', 'muted', 'sr'].map((name) => `.${PREFIX}${name}`).join(', ');
/** The browser writes these in letters of its own, and words as far apart as it likes. */
const CONTROLS = 'button, input, select, textarea';
/** Stronger than any rule about elements, weaker than one class: no document has an `f` inside of an `e`. */
const OVER_ELEMENTS = ':not(a b c d e f)';

/** Said first, as in `src/styles/index.css`: whatever a host loads next finds its place. */
const ORDER = '@layer theme, base, components, app, utilities;\n';
/** Under all that components say, over what a host calls `base`. */
const OWN_BASE = 'components.base';

/** Properties that reach a part from `html` and `body`. */
const INHERITED =
  /^(?:color|font|font-[\w-]+|letter-spacing|line-height|overflow-wrap|tab-size|text-rendering|word-spacing|(?:-webkit-)?text-size-adjust|-webkit-font-smoothing|-webkit-tap-highlight-color)$/;
/** Tokens of ours whose names are Tailwind's as well: on `:root` each would turn the other's sizes round. */
const TAILWINDS = /^--(?:animate|breakpoint|container|default|ease|font|radius|spacing|text|tracking)\b/;

/** On paper, what a host prints is its own. */
function keepPaperToParts(rule) {
  if (isRoot(rule)) return;
  if (rule.selectors.every((one) => /^:where\((?:(?:html|body)(?:, ?)?)+\)$/.test(one))) rule.remove();
  else rule.selectors = rule.selectors.map((one) => `${one}:where(${OURS})`);
}

const isPage = (selector) => /^(?:html|body|:host)$/.test(selector);
/** A selector before its pseudo-element, and that. */
const PSEUDO_ELEMENT = /^(.*?)(::.+|:(?:before|after))?$/;

/** `h1, h2` as `:is(h1, h2):where(…)`, which is as strong as the strongest of them. */
function scoped(selectors) {
  const byPseudo = new Map();
  for (const selector of selectors) {
    const [, element, pseudo = ''] = PSEUDO_ELEMENT.exec(selector);
    byPseudo.set(pseudo, [...(byPseudo.get(pseudo) ?? []), element]);
  }
  return [...byPseudo].map(([pseudo, found]) => {
    const elements = found.filter((element) => element !== '' && element !== '*');
    return `${elements.length > 1 ? `:is(${elements.join(', ')})` : elements.join('')}:where(${OURS})${pseudo}`;
  });
}

/** A rule about elements as one about our parts alone; what only a page has is left out. */
function keepToParts(rule) {
  const { selectors } = rule;
  if (selectors.every(isPage)) {
    rule.each((node) => {
      if (!INHERITED.test(node.prop ?? '')) node.remove();
    });
    rule.selector = `:where(${OUTERMOST}:not(${IN_TEXT}, ${CONTROLS}))`;
    // a control inherits, so that one in a part is written as the part; the outermost has nobody to inherit from
    const control = rule.clone({ selector: `:where(${OUTERMOST}:not(${IN_TEXT})):is(${CONTROLS}):not(a b)` });
    control.each((node) => void (node.prop === 'word-spacing' && node.remove()));
    if (control.nodes.length > 0) rule.parent.insertBefore(rule, control);
  } else if (selectors.includes('main')) {
    rule.removeAll();
  } else if (!selectors.every((one) => one.startsWith('.'))) {
    rule.selectors = scoped(selectors);
  }
  if (rule.nodes.length === 0) rule.remove();
}

/**
 * Rules about elements that stand in no layer (Bootstrap's, say) are stronger than all that stands in one. For what is ours
 * this takes them back, as if they had never been written; a class of the host's is stronger still.
 */
const guard = (elements) => `:where(${elements})${OVER_ELEMENTS} { all: revert-layer; }\n`;

/**
 * @param {string} css the whole: tokens, faces, reset and base, helpers
 * @returns {{ styles: string, parts: string }}
 */
export function isolate(css) {
  const styles = parse(css);
  const parts = parse(css);
  const again = parse(css);
  styles.walkAtRules('layer', (layer) => layer.walkRules((rule) => void (isRoot(rule) && keepTokens(rule, false))));
  parts.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      if (isRoot(rule)) keepTokens(rule, true);
      else if (layer.params === 'base') keepToParts(rule);
    });
    if (layer.params === 'base') layer.params = OWN_BASE;
  });
  parts.walkAtRules('media', (media) => {
    if (media.params === 'print' && media.parent === parts) media.walkRules(keepPaperToParts);
  });
  // a host's preflight after ours would have the last word in the layer that both call `base`
  again.walkAtRules('layer', (layer) => {
    if (layer.params !== 'base') return;
    layer.walkRules((rule) => (isRoot(rule) || rule.selectors.every(isPage) ? void rule.remove() : keepToParts(rule)));
    styles.append(layer.clone({ params: OWN_BASE }));
  });
  for (const root of [styles, parts])
    root.walkAtRules('media', (media) => void (media.nodes.length === 0 && media.remove()));
  return { styles: `${ORDER}${styles}\n${guard(`html, body, ${OURS}`)}`, parts: `${ORDER}${parts}\n${guard(OURS)}` };
}

const isRoot = ({ selectors }) => selectors.includes(':root');

/** Gives our parts the tokens that Tailwind has too, and takes them from the page's root where that is `theirs`. */
function keepTokens(rule, theirs) {
  const own = rule.clone({ selector: `:where(${OUTERMOST})` });
  own.each((node) => void (TAILWINDS.test(node.prop ?? '') || node.remove()));
  if (own.nodes.length > 0) rule.parent.insertBefore(rule, own);
  if (theirs) rule.each((node) => void (TAILWINDS.test(node.prop ?? '') && node.remove()));
}
