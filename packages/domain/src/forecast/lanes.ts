/** People side by side at a station: when each has done what was given to them, ms. */
export type Lanes = number[];

/** As many people, free from this moment on. */
export const freeLanes = (people: number, at: number): Lanes => Array.from({ length: people }, () => at);

/**
 * Gives the next piece of work to whoever is free first, as people do.
 * @param notBefore when it could be begun at the earliest, ms
 * @returns when it is done, ms
 */
export function give(lanes: Lanes, ms: number, notBefore = -Infinity): number {
  let first = 0;
  for (const [lane, free] of lanes.entries()) if (free < (lanes[first] ?? 0)) first = lane;
  const done = Math.max(lanes[first] ?? 0, notBefore) + ms;
  lanes[first] = done;
  return done;
}
