/** How many mm a label has. */
export const LABEL = { width: 58, height: 40 };

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
