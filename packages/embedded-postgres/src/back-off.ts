const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A server that starts and soon ends is started again without a rush, but soon: people wait for it. */
const RESTART_PAUSE_MS = 250;

/**
 * How long to wait before PostgreSQL is started again, in milliseconds.
 * @param failedStarts how often it could not be started since it last could
 * @param quickEnds how often in a row it has started and soon ended
 */
export function pauseBefore(failedStarts: number, quickEnds: number): number {
  if (failedStarts > 0) return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failedStarts);
  return quickEnds > 0 ? RESTART_PAUSE_MS : 0;
}
