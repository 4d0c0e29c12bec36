import { type Conditions, rewriteMedia } from './media';

/**
 * Text zoom and reduced motion belong to the browser: a page cannot set them. So what asks for them is made to hear the
 * answer: the media rules of every loaded sheet are rewritten, `matchMedia` too, and the root's letters grow as the
 * reader's would. Not reached: `sizes` and `media` of pictures, container queries in `rem` (these do see the root's size).
 */
const usual: Conditions = { zoom: 1, isStill: false };
let now = usual;

/** What a rule said before it was rewritten. */
const written = new WeakMap<MediaList, string>();
const nativeMatchMedia = window.matchMedia.bind(window);

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, own);
      const wanted = rewriteMedia(own, now);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
  }
}

function rewriteSheets() {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
}

/** Parts that come on demand bring their sheets later, and an edit replaces one: both are rewritten as they arrive. */
const arrivals = new MutationObserver(rewriteSheets);

/** Makes the page what it would be for that reader. Called with what already holds, it does nothing. */
export function setConditions(next: Conditions): void {
  if (next.zoom === now.zoom && next.isStill === now.isStill) return;
  now = next;
  const isUsual = now.zoom === usual.zoom && !now.isStill;
  document.documentElement.style.fontSize = now.zoom === 1 ? '' : `${now.zoom * 100}%`;
  window.matchMedia = isUsual ? nativeMatchMedia : (query) => nativeMatchMedia(rewriteMedia(query, now));
  rewriteSheets();
  arrivals.disconnect();
  document.removeEventListener('load', rewriteSheets, true);
  if (isUsual) return;
  arrivals.observe(document.head, { childList: true, subtree: true, characterData: true });
  // the sheet behind a new link is there only once it has loaded
  document.addEventListener('load', rewriteSheets, true);
}
