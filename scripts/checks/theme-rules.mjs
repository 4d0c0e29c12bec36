// What a style sheet must not say, because of two themes round an element only inheritance knows the nearer one.

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** What stands before a block: from the end of what came before it. */
const PRELUDE = /[^{};]+(?=\{)/g;
/** An element in a certain theme. */
const THEME = /\[\s*data-theme\s*[~|^$*]?=/;
/** That and nothing else. */
const ALONE = /^(?::where\()?\[\s*data-theme\s*=\s*(["']?)[\w-]+\1\s*\]\)?$/;
/** A comma, unless it stands in parentheses. */
const COMMA = /,(?![^(]*\))/;

/**
 * Selectors that hang on a theme further out, or on the element's own: `[data-theme='dark'] .a`. A light part of a dark
 * page would be styled as a dark one (decision 0044): a custom property says it, on `[data-theme='dark']` itself.
 * @param {string} css
 * @returns {string[]} `[data-theme='dark'] .a`
 */
export function themedSelectors(css) {
  return (css.replace(COMMENT, '').match(PRELUDE) ?? [])
    .filter((prelude) => !prelude.trim().startsWith('@'))
    .flatMap((prelude) => prelude.split(COMMA))
    .map((selector) => selector.trim())
    .filter((selector) => THEME.test(selector) && !ALONE.test(selector));
}
