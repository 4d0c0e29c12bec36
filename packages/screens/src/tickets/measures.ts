/** How many mm a paper has, and a CSS px is. */
export const TICKET_WIDTH = 80;
export const LABEL = { width: 58, height: 40 };
const MM_PER_PX = 25.4 / 96;
/** Below the last line, mm: a printer cuts there, and rounding makes no second page. */
const SLACK = 2;

/** The height of a page that a paper fits on, whole mm. @param paper laid out at its width */
export const pageHeight = (paper: Element): number =>
  Math.ceil(paper.getBoundingClientRect().height * MM_PER_PX + SLACK);

/** Letters of a label, in hundredths of their usual size: as large as there is room for. */
const LARGEST = 130;
const SMALLEST = 40;
const STEP = 5;

/** Writes a label as large as all of it fits. */
export function fitLabel(label: HTMLElement): void {
  for (let fit = LARGEST; fit >= SMALLEST; fit -= STEP) {
    label.style.setProperty('--fit', String(fit / 100));
    if (label.scrollHeight <= label.clientHeight && label.scrollWidth <= label.clientWidth) return;
  }
}
