import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLoaded } from './useLoaded';

/** What waits for the next frame. */
let frame: (() => void)[];
beforeEach(() => {
  frame = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frame.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = () =>
  act(async () => {
    for (const run of frame.splice(0)) run();
    await vi.runAllTimersAsync();
  });

it('lets the page be painted before it asks for an extra, though its code is here', async () => {
  const load = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useLoaded({ load }, true));
  await act(() => vi.runAllTimersAsync());
  expect(load).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
  await paint();
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toBe(true);
});

it('leaves out what does not come, and asks for nothing that is not wanted', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no way to the shop')));
  const { result, rerender } = renderHook(({ isWanted }) => useLoaded({ load }, isWanted), {
    initialProps: { isWanted: false },
  });
  await paint();
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await paint();
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toBe(false);
});
