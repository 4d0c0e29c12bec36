// What scripts ask of selectors that postcss has split at their commas. It does not look into them.

/** Pseudo-elements that are written with one colon, too. */
const OLD = /^:(?:before|after|first-line|first-letter)(?![\w-])/i;

/**
 * @param {string} selector one, as `a[title='::b']:is(c, d)::after`
 * @returns {[string, string]} what comes before its pseudo-element, and that with all that follows; '' without one
 */
export function cutPseudoElement(selector) {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at];
    if (char === '\\') at += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ':' && depth === 0) {
      const rest = selector.slice(at);
      if (rest.startsWith('::') || OLD.test(rest)) return [selector.slice(0, at), rest];
    }
  }
  return [selector, ''];
}

/** Whether a rule speaks for itself: not a step of an animation, nor what is nested in another rule. */
export const standsAlone = ({ parent }) => parent.type !== 'rule' && !/keyframes$/i.test(parent.name ?? '');
