import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWantedTime } from './useWantedTime';

const zone = 'Asia/Jakarta';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T07:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps the instant it stands for, also when that passes', () => {
  const { result, rerender } = renderHook(({ clock }) => useWantedTime(clock, zone), {
    initialProps: { clock: '15:00' },
  });
  expect(result.current).toBe('2026-11-20T08:00:00.000Z');
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  rerender({ clock: '15:00' });
  expect(result.current).toBe('2026-11-20T08:00:00.000Z');
  rerender({ clock: '15:30' });
  expect(result.current).toBe('2026-11-21T08:30:00.000Z');
  rerender({ clock: 'now' });
  expect(result.current).toBe('now');
});

it('is not known without the shop’s zone, unless it is now', () => {
  const { result, rerender } = renderHook(({ clock }) => useWantedTime(clock, undefined), {
    initialProps: { clock: '15:00' },
  });
  expect(result.current).toBeNull();
  rerender({ clock: 'now' });
  expect(result.current).toBe('now');
});
