import type { Order, QuoteProblem } from '@seduh/contract';

/**
 * What stands against an order at the counter. A pause, and a closing that is near, keep those away that come by themselves;
 * whom staff serve, they have let in.
 */
export const counterProblems = (problems: readonly QuoteProblem[]): QuoteProblem[] =>
  problems.filter(({ code }) => code !== 'PAUSED' && code !== 'TOO_LATE');

/** Whether a guest gave no name, and is called by the order's number. */
export const isCalledByNumber = ({ number, customer_name }: Pick<Order, 'number' | 'customer_name'>): boolean =>
  customer_name === number;

/** Notes of the rupiah that people pay with, whole rupiah. */
const NOTES = [10_000, 20_000, 50_000, 100_000] as const;

/**
 * What a guest is likely to hand over for a total: exactly that, or the next round sums, the smallest first.
 * @param total whole rupiah
 */
export function likelyCash(total: number): number[] {
  const sums = NOTES.map((note) => Math.ceil(total / note) * note);
  return total > 0 ? [...new Set([total, ...sums])].toSorted((one, other) => one - other) : [];
}

/** What a guest gets back, whole rupiah; negative where it is not enough. */
export const changeOf = (total: number, given: number): number => given - total;
