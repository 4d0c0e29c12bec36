/** Repeatable chance: the same seed gives the same demo everywhere. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of them. */
  pick<T>(items: readonly T[]): T;
  /** One of them, the heavier the more often. */
  weighted<T extends { weight: number }>(items: readonly T[]): T;
  /** A UUIDv7 of that moment. */
  id(at: Date): string;
}

/** mulberry32: small, and good enough for a demo. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  };
  const hex = (digits: number): string => Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted(items) {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      const index = items.findIndex(({ weight }) => (left -= weight) < 0);
      return at(items, Math.max(0, index));
    },
    id(moment) {
      const time = moment.getTime().toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${int(8, 11).toString(16)}${hex(3)}-${hex(12)}`;
    },
  };
}
