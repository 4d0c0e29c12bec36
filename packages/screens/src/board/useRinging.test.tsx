import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRinging } from './useRinging';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bell that waits for a tap unless it is said to be ready. */
function makeBell(isReady = true) {
  const state = { isReady, tell: () => {} };
  const bell = {
    isReady: () => state.isReady,
    subscribe: (listener: () => void) => {
      state.tell = listener;
      return () => {};
    },
    unlock: vi.fn(() => {
      state.isReady = true;
      state.tell();
    }),
    ring: vi.fn(),
  };
  return bell;
}

const start = (bell = makeBell(), isOn = true) => ({
  bell,
  ...renderHook(({ calling }) => useRinging(bell, isOn, calling), { initialProps: { calling: false } }),
});
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('rings at once and every 5 s until answered', () => {
  const { bell, rerender } = start();
  pass(20_000);
  expect(bell.ring).not.toHaveBeenCalled();
  rerender({ calling: true });
  expect(bell.ring).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(bell.ring).toHaveBeenCalledTimes(3);
  rerender({ calling: false });
  pass(20_000);
  expect(bell.ring).toHaveBeenCalledTimes(3);
});

it('ends with the page', () => {
  const { bell, rerender, unmount } = start();
  rerender({ calling: true });
  unmount();
  pass(20_000);
  expect(bell.ring).toHaveBeenCalledTimes(1);
});

it('waits for a tap where the browser wants one, and then rings', () => {
  const { bell, result, rerender } = start(makeBell(false));
  rerender({ calling: true });
  pass(10_000);
  expect(result.current).toBe(true);
  expect(bell.ring).not.toHaveBeenCalled();
  act(() => document.body.click());
  expect(result.current).toBe(false);
  expect(bell.ring).toHaveBeenCalledTimes(1);
  // once is enough
  act(() => document.body.click());
  expect(bell.unlock).toHaveBeenCalledTimes(1);
});

it('neither rings nor asks for a tap while it is off', () => {
  const { bell, result, rerender } = start(makeBell(false), false);
  rerender({ calling: true });
  act(() => document.body.click());
  expect(result.current).toBe(false);
  expect(bell.unlock).not.toHaveBeenCalled();
  expect(bell.ring).not.toHaveBeenCalled();
});
