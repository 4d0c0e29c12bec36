// What a style sheet must not say, because every page pays for it: a browser looks through all that follows whatever comes.

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** What stands in front of `+` or `~`, up to the end of its selector. */
const IN_FRONT = /((?:[^\s>+~,;{}()]|\((?:[^()]|\([^()]*\))*\))+)\s*[+~][^{},;]*(?=[{,])/g;
/** What says of an element what it is not, has or is in: any may be meant. */
const CONDITION = /::?(?!is\(|where\()[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;
/** Anything among others: `:is(*)`, `:where(*, .a)`. */
const WHATEVER = /(?<![\w\-\])])\*/;

const isAnything = (compound) => {
  const named = compound.replace(CONDITION, '');
  return named === '' || WHATEVER.test(named.replace(/\*(?=[.#[:])/g, ''));
};

/**
 * Selectors with something nameless in front of `+` or `~`: `*`, `:not(.a)`. Wherever an element comes or goes, on any
 * page, the ones behind it are styled anew with all that is in them: on the board that was each card of a column, for one
 * that came (decision 0096).
 * @param {string} css
 * @returns {string[]} `* + *`
 */
export function universalSiblings(css) {
  return [...css.replace(COMMENT, '').matchAll(IN_FRONT)]
    .filter(([, compound]) => isAnything(compound))
    .map(([selector]) => selector.trim());
}
