/** The y axis of a chart: from `top` down to `-bottom` in equal steps. */
export interface Scale {
  /** The highest value on the axis, 0 or more. */
  top: number;
  /** How far the axis goes below zero, 0 or more. */
  bottom: number;
  /** The values with a line, from the top down; zero is one of them. */
  ticks: number[];
}

/** More lines would crowd a phone. */
const maxSteps = 7;

/**
 * A scale of round values that holds the highest bar on either side of zero.
 * @param up the highest value above zero, 0 or more
 * @param down the deepest below zero, as a positive figure
 */
export function roundScale(up: number, down: number): Scale {
  const step = roundStep(up, down);
  const above = step && Math.ceil(up / step);
  const below = step && Math.ceil(down / step);
  const ticks = Array.from({ length: above + below + 1 }, (_, index) => (above - index) * step);
  return { top: above * step, bottom: below * step, ticks };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that needs few enough steps; 0 where there is nothing to measure. */
function roundStep(up: number, down: number): number {
  if (up + down === 0) return 0;
  // money comes in whole units, so a step does too
  let power = 10 ** Math.max(0, Math.floor(Math.log10((up + down) / maxSteps)));
  for (;;) {
    for (const factor of [1, 2, 5]) {
      const step = factor * power;
      if (Math.ceil(up / step) + Math.ceil(down / step) <= maxSteps) return step;
    }
    power *= 10;
  }
}
