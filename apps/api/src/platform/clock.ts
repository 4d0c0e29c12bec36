/** Where the time comes from. Handed in everywhere, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set. */
export function fixedClock(start: string | Date): Clock & { set(at: string | Date): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set(next) {
      at = new Date(next);
    },
  };
}

/** A clock that runs on from `start` at real speed. */
export function shiftedClock(start: string | Date, real: Clock = systemClock): Clock {
  const offset = new Date(start).getTime() - real.now().getTime();
  return { now: () => new Date(real.now().getTime() + offset) };
}
