import type { Tx } from '../../../platform/db/tx';
import { takeNumber } from './repository';

/** A number that a refused order has left is the next one's within this time, ms; later it would stand out of its turn. */
const SPARE_MS = 60_000;

/** Numbers for orders. They are asked for before it is known whether an order comes of it: what none has come of is used again. */
export interface OrderNumbers {
  /** @param onTaken told at once, also where the work around it fails: it is theirs who asked, to use it or give it back */
  take(tx: Tx, onTaken: (number: number) => void): Promise<number>;
  /** For a number that surely stands for no order. */
  giveBack(number: number): void;
}

export function createOrderNumbers(): OrderNumbers {
  let spare: { number: number; until: number }[] = [];
  return {
    async take(tx, onTaken) {
      spare = spare.filter(({ until }) => until > performance.now());
      const number = spare.shift()?.number ?? (await takeNumber(tx));
      onTaken(number);
      return number;
    },
    giveBack(number) {
      spare.push({ number, until: performance.now() + SPARE_MS });
      spare.sort((a, b) => a.number - b.number);
    },
  };
}
