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
afterEach(async () => {
  await paint();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The callbacks of the next frame, which come before its paint. */
const startFrame = () => {
  for (const run of frame.splice(0)) run();
};
const paint = () =>
  act(async () => {
    startFrame();
    await vi.advanceTimersByTimeAsync(0);
  });

it('lets the page be painted before it asks for an extra, though its code is here', async () => {
  const load = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useLoaded({ load }, true));
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(startFrame);
  expect(load).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
  await paint();
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toBe(true);
});

it('has what several wait for drawn together', async () => {
  const loads = [1, 2, 3].map(() => vi.fn(() => Promise.resolve()));
  const drawn: boolean[][] = [];
  renderHook(() => {
    drawn.push(loads.map((load) => useLoaded({ load }, true)));
  });
  expect(frame).toHaveLength(1);
  await paint();
  expect(drawn).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});

it('fetches for a page that is not painted, as it is in a tab behind', async () => {
  const load = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useLoaded({ load }, true));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(frame).toHaveLength(1);
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

it.each(['is not wanted any more', 'is gone'])('asks for nothing where its page %s by then', async (what) => {
  const load = vi.fn(() => Promise.resolve());
  const { rerender, unmount } = renderHook(({ isWanted }) => useLoaded({ load }, isWanted), {
    initialProps: { isWanted: true },
  });
  if (what === 'is gone') unmount();
  else rerender({ isWanted: false });
  await paint();
  expect(load).not.toHaveBeenCalled();
});
