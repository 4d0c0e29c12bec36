/** A signal that aborts with the caller's or after `ms`, and says which of the two it was. */
export interface Deadline {
  signal: AbortSignal;
  /** True once the time was up (and not the caller who aborted). */
  passed(): boolean;
  /** Ends the countdown; must be called when the answer is complete. */
  clear(): void;
}

/** Starts a countdown of `ms` milliseconds beside an optional signal of the caller. */
export function startDeadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    passed: () => timedOut,
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
