import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardOrders, exampleQuoteBody, moveFailures, raniOrders, sessions, showOrders, signIn } from '../mocks';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { useProfile } from '../users/profile';
import { refreshOrdersSoon } from './freshness';
import { preloadHistory } from './reads';
import { useOrder } from './useOrder';
import { useHistory, useOrders } from './useOrders';
import { cancelOrder, hideHistory, moveOrder, newIdempotencyKey, placeOrder, sayWhyLate } from './writes';

const { server, calls, hold } = useMocks();
const own = raniOrders[0]!;
const waiting = boardOrders[0]!;
const asks = (call: string) => calls.filter((one) => one === call).length;

beforeEach(() => signIn(sessions.customer));

describe('reading', () => {
  it('gives customers their history page by page', async () => {
    const { result, rerender } = renderHook(useHistory, { wrapper, initialProps: 1 });
    await waitFor(() => expect(result.current.data).toHaveLength(9));
    rerender(2);
    await waitFor(() => expect(result.current.meta?.page).toBe(2));
    expect(result.current.data).toHaveLength(3);
  });

  it('gives staff the orders they filter for', async () => {
    signIn(sessions.admin);
    const query = { status: 'pending,confirmed', limit: 50 };
    const { result } = renderHook(() => useOrders(query), { wrapper });
    await waitFor(() => expect(result.current.data).toHaveLength(3));
    expect(result.current.data?.[0]?.next_moves).toEqual(['confirmed', 'cancelled']);
    expect(calls).toEqual(['GET /transactions?status=pending%2Cconfirmed&page=1&limit=50']);
  });

  it('says of an order why it is late, and how late at least', async () => {
    signIn(sessions.admin);
    const said = await sayWhyLate(waiting.id, { reason: 'No milk', minutes: 20 });
    expect(said.forecast).toMatchObject({ reason: 'No milk', minutes: 20, is_late: true });
    expect(Date.parse(said.forecast?.to ?? '')).toBeGreaterThanOrEqual(Date.parse(waiting.ready_at) + 20 * 60_000);
    expect((await sayWhyLate(waiting.id, { reason: null })).forecast?.reason ?? null).toBeNull();
  });

  it('shows nobody somebody else’s order', async () => {
    const { result } = renderHook(() => useOrder(waiting.id), { wrapper });
    await waitFor(() => expect(result.current.error?.code).toBe('NOT_FOUND'));
  });

  it('asks for nothing while nobody is logged in', async () => {
    signIn(null);
    const { result } = renderHook(() => [useHistory(1), useOrder(own.id), useProfile()], { wrapper });
    await preloadHistory(1);
    for (const { data, isLoading } of result.current) expect({ data, isLoading }).toEqual({ isLoading: false });
    expect(calls).toEqual([]);
  });
});

describe('a change of the session', () => {
  it('takes everything private off the screen and out of the cache', async () => {
    const { result } = renderHook(() => ({ history: useHistory(1), profile: useProfile() }), { wrapper });
    await waitFor(() => expect(result.current.history.data).toHaveLength(9));
    await waitFor(() => expect(result.current.profile.data?.display_name).toBe('Rani Ayu'));
    act(() => signIn(null));
    expect(result.current.history.data).toBeUndefined();
    expect(result.current.profile.data).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve));
    act(() => signIn(sessions.customer));
    expect(result.current.history).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(asks('GET /transactions/history?page=1&limit=9')).toBe(2));
    await waitFor(() => expect(result.current.history.data).toHaveLength(9));
  });
});

describe('writing', () => {
  it('places an order and loads the history again', async () => {
    const { result } = renderHook(() => useHistory(1), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    const order = await act(() => placeOrder({ ...exampleQuoteBody, payment_id: 3 }, newIdempotencyKey()));
    expect(order).toMatchObject({ status_name: 'pending', total: 118_240, lines: expect.any(Array) });
    expect(asks('GET /transactions/history?page=1&limit=9')).toBe(2);
  });

  it('shows a moved order at once and loads the lists again', async () => {
    signIn(sessions.admin);
    const { result } = renderHook(() => ({ order: useOrder(waiting.id), list: useOrders({}) }), { wrapper });
    await waitFor(() => expect(result.current.order.data?.status_name).toBe('pending'));
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    await act(() => moveOrder(waiting.id, { status_name: 'confirmed' }));
    expect(result.current.order.data?.status_name).toBe('confirmed');
    expect(asks('GET /transactions?page=1')).toBe(2);
    expect(asks(`GET /transactions/${waiting.id}`)).toBe(1);
  });

  it('keeps the objects of what has not changed, so that only the one that has is drawn anew', async () => {
    signIn(sessions.admin);
    const { result } = renderHook(() => useOrders({}), { wrapper });
    await waitFor(() => expect(result.current.data?.length).toBeGreaterThan(2));
    const before = result.current.data ?? [];
    const delayed = before.map((order) =>
      order.id === waiting.id ? { ...order, delay_reason: 'Many at once' } : order,
    );
    server.use(showOrders(delayed));
    await act(() => result.current.mutate());
    const after = result.current.data ?? [];
    expect(after.filter((order) => before.includes(order))).toHaveLength(before.length - 1);
  });

  it('loads the lists once for all that is told within a second', async () => {
    signIn(sessions.admin);
    const { result } = renderHook(() => useOrders({}), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    for (const { id } of boardOrders) refreshOrdersSoon(id);
    await waitFor(() => expect(asks('GET /transactions?page=1')).toBe(2));
    const at = performance.now();
    refreshOrdersSoon(waiting.id);
    refreshOrdersSoon(own.id);
    await waitFor(() => expect(asks('GET /transactions?page=1')).toBe(3), { timeout: 3_000 });
    expect(performance.now() - at).toBeGreaterThan(700);
  });

  it('lets a slow load come to its end before the next one', async () => {
    signIn(sessions.admin);
    const { result } = renderHook(() => useOrders({}), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    const answer = hold();
    refreshOrdersSoon(waiting.id);
    await waitFor(() => expect(asks('GET /transactions?page=1')).toBe(2));
    refreshOrdersSoon(own.id);
    await new Promise((rested) => setTimeout(rested, 1_300));
    expect(asks('GET /transactions?page=1')).toBe(2);
    answer();
    await waitFor(() => expect(asks('GET /transactions?page=1')).toBe(3), { timeout: 3_000 });
  });

  it('loads an order again that somebody else has moved', async () => {
    signIn(sessions.admin);
    const { result } = renderHook(() => useOrder(waiting.id), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    server.use(moveFailures.illegalMove);
    expect(await failureOf(moveOrder(waiting.id, { status_name: 'confirmed' }))).toMatchObject({
      code: 'ILLEGAL_MOVE',
    });
    await waitFor(() => expect(asks(`GET /transactions/${waiting.id}`)).toBe(2));
  });

  it('lets customers cancel only what is still waiting', async () => {
    expect(await failureOf(cancelOrder(own.id))).toMatchObject({ code: 'ILLEGAL_MOVE', status: 409 });
  });

  it('hides finished orders and none that is open', async () => {
    expect(await hideHistory([raniOrders[1]!.id, raniOrders[2]!.id])).toBe(2);
    expect(await failureOf(hideHistory([own.id]))).toMatchObject({ code: 'ORDER_OPEN' });
  });
});

it('makes keys that never repeat', () => {
  const keys = new Set(Array.from({ length: 200 }, newIdempotencyKey));
  expect(keys.size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
