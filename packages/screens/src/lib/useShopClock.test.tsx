import { ApiProvider, heardServerTime } from '@seduh/api-client';
import { handlers } from '@seduh/api-client/mocks';
import { act, renderHook } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useShopClock } from './useShopClock';

const server = setupServer(...handlers);
beforeAll(() => server.listen());
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const AT = Date.parse('2026-11-20T07:30:00.000Z');

it('moves on every 15 seconds', () => {
  vi.useFakeTimers({ now: AT + 14_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  heardServerTime(new Date().toISOString());
  const { result } = renderHook(() => useShopClock().now, { wrapper: ApiProvider });
  expect(result.current).toBe(AT);
  act(() => void vi.advanceTimersByTime(1_250));
  expect(result.current).toBe(AT + 15_000);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(result.current).toBe(AT + 30_000);
});

it('does not look again and again where the clock of the device stands just before it moves on', () => {
  vi.useFakeTimers({ now: AT - 1, toFake: ['Date'] });
  heardServerTime(new Date().toISOString());
  const timers = vi.spyOn(window, 'setTimeout');
  renderHook(() => useShopClock(), { wrapper: ApiProvider });
  const waits = timers.mock.calls.map(([, ms = 0]) => ms);
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.min(...waits.filter((ms) => ms > 0))).toBeGreaterThanOrEqual(250);
});
