/** Chance that repeats: the same seed draws the same day. */
export interface Chance {
  /** 0 up to, not including, 1. */
  share: () => number;
  /** Around 1, never below 0, with this standard deviation: log-normal, as times of work are. */
  around1: (spread: number) => number;
  /** Minutes until the next of `perHour` arrivals. */
  minutesUntilNext: (perHour: number) => number;
  /** One of these, by weight. */
  pick: <Thing extends { weight: number }>(things: readonly Thing[]) => Thing;
}

/** @param seed any whole number */
export function chance(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
  return {
    share,
    around1: (spread) => {
      const log = Math.sqrt(Math.log(1 + spread ** 2));
      return Math.exp(log * normal() - log ** 2 / 2);
    },
    minutesUntilNext: (perHour) => (-Math.log(1 - share()) / perHour) * 60,
    pick: (things) => {
      let left = share() * things.reduce((sum, { weight }) => sum + weight, 0);
      for (const thing of things) if ((left -= thing.weight) < 0) return thing;
      const last = things.at(-1);
      if (!last) throw new Error('nothing to pick from');
      return last;
    },
  };
}
