/** The way to an order, as the step indicator shows it. */
export const STEPS = ['Order', 'Checkout', 'Payment'];

/** What the step depends on. */
export interface Progress {
  /** Every line can be had. */
  areLinesFine: boolean;
  /** Where and when are known and possible. */
  areDetailsFine: boolean;
}

/** Index of the first step that still wants something. */
export function stepOf({ areLinesFine, areDetailsFine }: Progress): number {
  if (!areLinesFine) return 0;
  return areDetailsFine ? 2 : 1;
}
