import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foldAway } from './foldAway';

const fold = { onfinish: null as (() => void) | null };
const animate = vi.fn<(frames: unknown, timing: { duration: number }) => typeof fold>(() => fold);
let row: HTMLElement;

beforeEach(() => {
  row = document.createElement('div');
  Object.assign(row, { animate });
  animate.mockClear();
  document.body.append(row);
});

afterEach(() => {
  row.remove();
});

it.each([
  ['160ms', 160],
  ['.16s', 160],
])('takes its time from the token, however it is written: %s', (token, milliseconds) => {
  row.style.setProperty('--dur-quick', token);
  foldAway(row, vi.fn<() => void>());
  expect(animate.mock.calls[0]?.[1].duration).toBeCloseTo(milliseconds);
});

it('calls back when the fold has ended, and only once however often it is asked', () => {
  row.style.setProperty('--dur-quick', '160ms');
  const done = vi.fn<() => void>();
  foldAway(row, done);
  foldAway(row, done);
  expect(animate).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  fold.onfinish?.();
  expect(done).toHaveBeenCalledOnce();
  expect(row.inert).toBe(false);
});

it('does not move under reduced motion, where the token is 0', () => {
  row.style.setProperty('--dur-quick', '0ms');
  const done = vi.fn<() => void>();
  foldAway(row, done);
  expect(animate).not.toHaveBeenCalled();
  expect(done).toHaveBeenCalledOnce();
});
