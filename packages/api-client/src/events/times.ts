/** Milliseconds, and one count, by which an event feed lives. */
export const FEED_TIMES = {
  /** For the headers to come. */
  open: 15_000,
  /** Without even a heartbeat (due every 20 s). */
  silence: 45_000,
  /** A connection that lasted this long was a good one. */
  steady: 10_000,
  poll: 10_000,
  /** Failures in a row after which it polls. */
  failures: 3,
  /** Before the first try again, doubled each time up to the longest. */
  retry: 1000,
  retryMax: 30_000,
  /** Kept open after the last page that follows has gone, for the next one. */
  linger: 1000,
  /** Events that come together are one refresh. */
  gather: 100,
} as const;

/** Wait before the next try, ms: doubling, and spread so that all clients do not come back at once. */
export const backoff = (failures: number, random: () => number = Math.random): number =>
  Math.min(FEED_TIMES.retry * 2 ** (failures - 1), FEED_TIMES.retryMax) * (0.5 + random() / 2);
