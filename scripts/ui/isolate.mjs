// The two stylesheets of packages/ui, both from the one that Tailwind has put together: `styles.css` dresses a page that is
// all ours, `parts.css` our parts alone, on a page with other styles. docs/decisions/0044
import { parse } from 'postcss';
import { PREFIX } from './class-names.mjs';
import { cutPseudoElement, standsAlone } from './selectors.mjs';

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

const isPage = (selector) => /^(?:html|body|:host)$/.test(selector);
/** As the sheet for paper writes them, without weight. */
const isPageOnPaper = (selector) => isPage(selector) || /^:where\((?:(?:html|body)(?:, ?)?)+\)$/.test(selector);
/** A page in some state, or what stands in it: neither is a part's, nor is it told here what of it would be. */
const SPEAKS_OF_PAGE = /^(?:html|body|:root|:host)(?![\w-])/;
const TYPE = /^[a-z][a-z0-9-]*$/i;

/** A selector that is kept to our parts, which adds no weight. */
function ofOurs(selector) {
  const [element, pseudo] = cutPseudoElement(selector);
  return `${element === '*' ? '' : element}:where(${OURS})${pseudo}`;
}

/** On paper, what a host prints is its own. */
function keepPaperToParts(rule) {
  if (isRoot(rule) || !standsAlone(rule)) return;
  const left = rule.selectors.filter((one) => !isPageOnPaper(one));
  if (left.length === 0) rule.remove();
  else rule.selectors = left.map(ofOurs);
}

/** `h1, h2` in one, `:is(h1, h2):where(…)`: all that are of one kind are of one weight. */
function scoped(selectors) {
  const types = selectors.filter((one) => TYPE.test(one));
  const whole = types.length > 1 ? [`:is(${types.join(', ')})`] : types;
  const others = selectors.filter((one) => !TYPE.test(one));
  return [...whole.map(ofOurs), ...others.map((one) => (one.startsWith('.') ? one : ofOurs(one)))];
}

/** Gives the outermost of our parts what they would inherit from the page. */
function passOn(rule) {
  rule.each((node) => {
    if (!INHERITED.test(node.prop ?? '')) node.remove();
  });
  rule.selector = `:where(${OUTERMOST}:not(${IN_TEXT}, ${CONTROLS}))`;
  // a control inherits, so that one in a part is written as the part; the outermost has nobody to inherit from
  const control = rule.clone({ selector: `:where(${OUTERMOST}:not(${IN_TEXT})):is(${CONTROLS}):not(a b)` });
  control.each((node) => void (node.prop === 'word-spacing' && node.remove()));
  if (control.nodes.length > 0) rule.parent.insertBefore(rule, control);
  if (rule.nodes.length === 0) rule.remove();
}

/**
 * What our page never says, and a host's may: letters apart, words in the middle. The outermost of our parts start anew.
 * A control has these from its browser, but for what our reset makes it inherit.
 */
const STARTS_ANEW = `@layer ${OWN_BASE} {
  :where(${OUTERMOST}:not(${IN_TEXT}, ${CONTROLS})) { letter-spacing: normal; text-align: start; text-indent: 0; text-transform: none; }
  :where(${OUTERMOST}:not(${IN_TEXT})):is(${CONTROLS}):not(a b) { letter-spacing: normal; text-transform: none; }
}
`;

/** A rule about elements as one about our parts alone; what only a page has is left out. */
function keepToParts(rule) {
  if (!standsAlone(rule)) return;
  const ofPage = rule.selectors.filter(isPage);
  const left = rule.selectors.filter((one) => !isPage(one) && one !== 'main');
  const unknown = left.find((one) => SPEAKS_OF_PAGE.test(one));
  if (unknown)
    throw new Error(`"${unknown}" is about a page, and scripts/ui/isolate.mjs does not know what of it parts need`);
  if (ofPage.length > 0) {
    const page = rule.clone({ selectors: ofPage });
    rule.parent.insertBefore(rule, page);
    passOn(page);
  }
  if (left.length === 0) rule.remove();
  else rule.selectors = scoped(left);
}

/**
 * Rules about elements that stand in no layer (Bootstrap's, say) are stronger than all that stands in one. For what is ours
 * this takes them back, as if they had never been written; a class of the host's is stronger still.
 */
const guard = (elements) => `:where(${elements})${OVER_ELEMENTS} { all: revert-layer; }\n`;
/** The same where the page is ours, too. */
export const PAGE_GUARD = guard(`html, body, ${OURS}`);

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
    if (/^(?:only\s+)?print\b/.test(media.params) && media.parent === parts) media.walkRules(keepPaperToParts);
  });
  // a host's preflight after ours would have the last word in the layer that both call `base`
  again.walkAtRules('layer', (layer) => {
    if (layer.params !== 'base') return;
    layer.walkRules((rule) => {
      const left = isRoot(rule) ? [] : rule.selectors.filter((one) => !isPage(one));
      if (left.length === 0) return void rule.remove();
      rule.selectors = left;
      keepToParts(rule);
    });
    styles.append(layer.clone({ params: OWN_BASE }));
  });
  for (const root of [styles, parts])
    root.walkAtRules('media', (media) => void (media.nodes.length === 0 && media.remove()));
  return { styles: `${ORDER}${styles}\n${PAGE_GUARD}`, parts: `${ORDER}${parts}\n${STARTS_ANEW}${guard(OURS)}` };
}

const isRoot = ({ selectors }) => selectors.includes(':root');

/** Gives our parts the tokens that Tailwind has too, and takes them from the page's root where that is `theirs`. */
function keepTokens(rule, theirs) {
  const own = rule.clone({ selector: `:where(${OUTERMOST})` });
  own.each((node) => void (TAILWINDS.test(node.prop ?? '') || node.remove()));
  if (own.nodes.length > 0) rule.parent.insertBefore(rule, own);
  if (theirs) rule.each((node) => void (TAILWINDS.test(node.prop ?? '') && node.remove()));
}
