import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the frame, and comes once', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  const act = vi.fn<() => void>();
  afterPaint(act);
  vi.advanceTimersByTime(10);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(act).toHaveBeenCalledOnce();
});

it('comes in a page that is not painted, and not again when it is', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let paint = () => {};
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    paint = frame;
  });
  const act = vi.fn<() => void>();
  afterPaint(act);
  vi.advanceTimersByTime(1_100);
  expect(act).toHaveBeenCalledOnce();
  paint();
  vi.advanceTimersByTime(1_100);
  expect(act).toHaveBeenCalledOnce();
});

it.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['put away', () => document.dispatchEvent(new Event('visibilitychange'))],
])('comes before the page is %s', (_, leave) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  const act = vi.fn<() => void>();
  afterPaint(act);
  leave();
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(act).toHaveBeenCalledOnce();
});
