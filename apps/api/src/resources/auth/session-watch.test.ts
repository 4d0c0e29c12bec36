import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Viewer } from '../../platform/http/viewer';
import { countIntervals } from '../../testing/intervals';
import { createSessionWatch } from './session-watch';

const viewerOf = (userId: string, role: Viewer['role'] = 'User'): Viewer => ({ userId, role });
let live: Map<string, Viewer>;
const find = vi.fn(async (_ids: string[]) => new Map(live));

beforeEach(() => {
  vi.useFakeTimers();
  find.mockClear();
  live = new Map();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('asks once a second for a thousand streams, and not at all without any', async () => {
  const looking = countIntervals(1_000);
  const watch = createSessionWatch(find);
  const leave = Array.from({ length: 1_000 }, (_, at) => {
    const viewer = viewerOf(`user-${at}`);
    live.set(`session-${at}`, viewer);
    return watch.watch(`session-${at}`, viewer, () => expect.unreachable());
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(find).toHaveBeenCalledTimes(10);
  expect(find.mock.calls[0]?.[0]).toHaveLength(1_000);
  expect(looking()).toBe(1);
  for (const one of leave) one();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(find).toHaveBeenCalledTimes(10);
  expect(looking()).toBe(0);
});

it('tells all streams of a session that it ended, once, and nobody else', async () => {
  const watch = createSessionWatch(find);
  const told: string[] = [];
  live.set('a', viewerOf('rani')).set('b', viewerOf('rani'));
  for (const name of ['first', 'second']) watch.watch('a', viewerOf('rani'), () => told.push(name));
  watch.watch('b', viewerOf('rani'), () => told.push('other'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told).toEqual([]);
  live.delete('a');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told).toEqual(['first', 'second']);
});

it('tells of one who is another, or may do something else, by now', async () => {
  const watch = createSessionWatch(find);
  const ended = vi.fn();
  live.set('a', viewerOf('rani'));
  watch.watch('a', viewerOf('rani', 'Admin'), ended);
  watch.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('asks again where a session ended while it was asking', async () => {
  const watch = createSessionWatch(find);
  const ended = vi.fn();
  live.set('a', viewerOf('rani'));
  watch.watch('a', viewerOf('rani'), ended);
  watch.check();
  live.delete('a');
  watch.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('ends nobody while the database is away', async () => {
  const watch = createSessionWatch(find);
  const ended = vi.fn();
  watch.watch('a', viewerOf('rani'), ended);
  find.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledTimes(1);
});
