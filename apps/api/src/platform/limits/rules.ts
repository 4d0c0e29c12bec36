/** So many attempts in a stretch of time that begins with the first. */
export interface WindowRule {
  kind: 'window';
  /** What it is counted under, in all processes. */
  name: string;
  max: number;
  windowMs: number;
}

/** Attempts wait for each other, the longer the more of them have failed. Nothing is ever shut. */
interface SlowDownRule {
  kind: 'slow-down';
  name: string;
  /** Seconds to wait after the first failure, the second and so on; after more, as after the last. */
  waits: readonly number[];
  /** For how long failures are remembered after the last one, ms. */
  windowMs: number;
}

/** A limit that all processes of a shop count together. */
export type Rule = WindowRule | SlowDownRule;

/** One of the limits an attempt has to pass, and whom it counts there. */
export type Pass = readonly [rule: Rule, key: string];

/** One attempt that was let through. */
export interface Attempt {
  /** Takes it out of the count again; never rejects. */
  giveBack(): Promise<void>;
}

/** At most `max` in `windowMs`. */
export const windowRule = (name: string, max: number, windowMs: number): WindowRule => ({
  kind: 'window',
  name,
  max,
  windowMs,
});

const REMEMBERED_MS = 60 * 60_000;
/** More failures than that wait as long as the last of them. */
const WAITS = 32;

/**
 * After each failure a wait, remembered for an hour.
 * @param waitAfter seconds to wait after so many failures
 */
export const slowDownRule = (name: string, waitAfter: (failures: number) => number): Rule => ({
  kind: 'slow-down',
  name,
  waits: Array.from({ length: WAITS }, (_, index) => waitAfter(index + 1)),
  windowMs: REMEMBERED_MS,
});
