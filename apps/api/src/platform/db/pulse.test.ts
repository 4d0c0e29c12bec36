import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pulse } from './pulse';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('counts from the last answer that anybody got, while somebody waits', () => {
  const pulse = new Pulse();
  vi.advanceTimersByTime(5_000);
  expect(pulse.silentMs).toBe(0);
  pulse.begin();
  pulse.begin();
  vi.advanceTimersByTime(900);
  pulse.end(true);
  vi.advanceTimersByTime(700);
  expect(pulse.silentMs).toBe(700);
  pulse.end(true);
  expect(pulse.silentMs).toBe(0);
});

it('holds who did not answer for silent until they do, also while nobody asks', () => {
  const pulse = new Pulse();
  pulse.begin();
  pulse.end(false);
  expect(pulse.silentMs).toBe(Infinity);
  pulse.begin();
  expect(pulse.silentMs).toBe(Infinity);
  pulse.end(true);
  expect(pulse.silentMs).toBe(0);
});
