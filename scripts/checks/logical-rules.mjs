// What a style sheet must not say, because it stays where it is when a page runs from right to left.

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** A declaration: what stands before a colon, and up to its end. */
const DECLARATION = /(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const SIDE = /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[a-z]+)?)$/;
const CORNER = /^border-(?:top|bottom)-(?:left|right)-radius$/;
const ALIGNED = /^(?:text-align|text-align-last|float|clear)$/;
const ROUND = /^(?:margin|padding|inset|border-width|scroll-margin|scroll-padding)$/;
/** A value of four: its parts, those in parentheses whole. */
const PART = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/** @returns {string | undefined} what to write instead */
function insteadOf(property, value) {
  if (SIDE.test(property)) return 'inline-start or inline-end';
  if (CORNER.test(property)) return 'start-start, start-end, end-start or end-end';
  if (ALIGNED.test(property) && /^(?:left|right)\b/.test(value)) return 'start or end';
  if (!ROUND.test(property)) return undefined;
  const [, right, , left] = value.match(PART) ?? [];
  return left !== undefined && left !== right ? `${property}-block and ${property}-inline` : undefined;
}

/**
 * Declarations of a style sheet that name a side of the window instead of a side of the line.
 * @param {string} css
 * @returns {string[]} `left: 4px (inline-start or inline-end)`
 */
export function physicalSides(css) {
  return [...css.replace(COMMENT, '').matchAll(DECLARATION)].flatMap(([, property, value]) => {
    const instead = insteadOf(property, value.trim());
    return instead ? [`${property}: ${value.trim()} (${instead})`] : [];
  });
}
