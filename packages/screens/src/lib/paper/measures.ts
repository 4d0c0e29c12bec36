/** How many mm a roll of paper has, and a CSS px is. */
export const ROLL_WIDTH = 80;
const MM_PER_PX = 25.4 / 96;
/** Below the last line, mm: a printer cuts there, and rounding makes no second page. */
const SLACK = 2;

/** The height of a page that a paper fits on, whole mm. @param paper laid out at its width */
export const pageHeight = (paper: Element): number =>
  Math.ceil(paper.getBoundingClientRect().height * MM_PER_PX + SLACK);
