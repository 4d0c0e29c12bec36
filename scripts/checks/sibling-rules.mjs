// What a style sheet must not say, because every page pays for it: a browser looks through all that follows whatever comes.

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Anything at all, and then what stands beside it: `* +`, `* ~`, also behind another combinator. */
const ANYTHING_BESIDE = /(?<![\w\-\])*])\*\s*[+~][^{},;]*(?=[{,])/g;

/**
 * Selectors with `*` in front of `+` or `~`. Wherever an element comes or goes, on any page, the ones behind it are styled
 * anew with all that is in them: on the board that was each card of a column, for one that came (decision 0096).
 * @param {string} css
 * @returns {string[]} `* + *`
 */
export function universalSiblings(css) {
  return (css.replace(COMMENT, '').match(ANYTHING_BESIDE) ?? []).map((selector) => selector.trim());
}
