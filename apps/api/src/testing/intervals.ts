import { vi } from 'vitest';

/**
 * Counts the intervals of one length that were begun from now on and are not ended: test files share a process, where all
 * timers (`vi.getTimerCount`) are also those of what another file has left to end. Under fake timers; `vi.restoreAllMocks` ends it.
 *
 * @param everyMs the length of those that are counted, ms
 */
export function countIntervals(everyMs: number): () => number {
  const begin = vi.spyOn(globalThis, 'setInterval');
  const end = vi.spyOn(globalThis, 'clearInterval');
  return () => {
    const ended = new Set<unknown>(end.mock.calls.map(([timer]) => timer));
    return begin.mock.results.filter(
      ({ value }, index) => begin.mock.calls[index]?.[1] === everyMs && !ended.has(value),
    ).length;
  };
}
