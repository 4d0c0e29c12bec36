import type { OrderEvent } from '@seduh/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderIn, raniOrders, sessions, showEvents, showOrder, signIn } from '../mocks';
import { useOrder } from '../orders/useOrder';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { useOrderEvents } from './useOrderEvents';

const { server, calls } = useMocks();
const { id, number } = raniOrders[0]!;
const ready: OrderEvent = { order_id: id, number, status_name: 'ready', kind: 'moved', at: '2026-11-20T07:31:00.000Z' };
const opened = () => calls.filter((call) => call === 'GET /transactions/events').length;

beforeEach(() => signIn(sessions.customer));

it('shows what an event says, on one connection for all that follow', async () => {
  const handler = vi.fn();
  const order = renderHook(() => useOrder(id), { wrapper });
  await waitFor(() => expect(order.result.current.data?.status_name).toBe('preparing'));
  server.use(showOrder(orderIn('ready')), showEvents(ready));
  const one = renderHook(() => useOrderEvents(handler));
  const other = renderHook(() => useOrderEvents());
  await waitFor(() => expect(order.result.current.data?.status_name).toBe('ready'));
  expect(handler).toHaveBeenCalledExactlyOnceWith(ready);
  expect(one.result.current).toMatchObject({ state: 'live', lastHeard: expect.any(Date) });
  expect(other.result.current.state).toBe('live');
  expect(opened()).toBe(1);
});

it('is off while nobody is logged in, and where it is not wanted', async () => {
  signIn(null);
  const visitor = renderHook(() => useOrderEvents());
  expect(visitor.result.current).toEqual({ state: 'off', lastHeard: null });
  act(() => signIn(sessions.customer));
  await waitFor(() => expect(visitor.result.current.state).toBe('live'));
  const unwanted = renderHook(() => useOrderEvents(undefined, false));
  expect(unwanted.result.current.state).toBe('off');
  act(() => signIn(null));
  expect(visitor.result.current.state).toBe('off');
});
