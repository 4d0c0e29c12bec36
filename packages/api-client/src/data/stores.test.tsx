import { act, renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { submitOrder } from '../checkout/useCheckout';
import { useDashboard } from '../dashboard/dashboard';
import { useOrderEvents } from '../events/useOrderEvents';
import { useUndelivered } from '../undelivered/undelivered';
import {
  eventFailures,
  exampleQuoteBody,
  productBySlug,
  productFailures,
  promos,
  raniOrders,
  sessions,
  signIn,
} from '../mocks';
import { preloadHistory } from '../orders/reads';
import { useOrder } from '../orders/useOrder';
import { useHistory, useOrders } from '../orders/useOrders';
import { useReceipt } from '../orders/useReceipt';
import { useOwed } from '../owed/owed';
import { preload } from '../data/preloads';
import { productNeed, useProduct } from '../products/products';
import { useArchivedProducts } from '../products/staff';
import { usePromo, useStaffPromos } from '../promos/staff';
import { useQuote } from '../quotes/quotes';
import { clearSession } from '../session/session';
import { useMocks } from '../testing/mockServer';
import { useProfile } from '../users/profile';
import { useSessions } from '../users/sessions';
import { wrapper } from '../testing/wrapper';
import { serializeKey } from './stores';

const { server, calls, hold } = useMocks();
const { id } = productBySlug('mocha');
const sent = (call: string) => calls.filter((one) => one === call).length;

beforeEach(() => signIn(sessions.customer));

it('puts a shorter key’s text in front of the longer one’s, and of no other', () => {
  expect(serializeKey(['order', 'a', 'b']).startsWith(serializeKey(['order', 'a']))).toBe(true);
  expect(serializeKey(['orders', 'a']).startsWith(serializeKey(['order']))).toBe(false);
  expect(serializeKey(['order', 'ab']).startsWith(serializeKey(['order', 'a']))).toBe(false);
});

it('forgets preloaded data with the last provider', async () => {
  const first = renderHook(() => null, { wrapper });
  await preload(productNeed(id));
  first.unmount();
  server.use(productFailures.notFound);
  const { result } = renderHook(() => useProduct(id), { wrapper });
  await waitFor(() => expect(result.current.error?.code).toBe('NOT_FOUND'));
});

it('forgets the order just placed with the last provider', async () => {
  const body = { ...exampleQuoteBody, payment_id: 3 };
  const first = renderHook(() => null, { wrapper });
  await submitOrder(body);
  await submitOrder(body);
  expect(sent('POST /transactions')).toBe(1);
  first.unmount();
  await submitOrder(body);
  expect(sent('POST /transactions')).toBe(2);
});

it('closes the stream with the last provider, and a later one opens its own', async () => {
  server.use(eventFailures.html);
  const first = renderHook(() => useOrderEvents(), { wrapper });
  await waitFor(() => expect(sent('GET /transactions/events')).toBe(1));
  first.unmount();
  server.resetHandlers();
  const next = renderHook(() => useOrderEvents(), { wrapper });
  await waitFor(() => expect(next.result.current.state).toBe('live'), { timeout: 400 });
  expect(sent('GET /transactions/events')).toBe(2);
});

const { customer, admin } = sessions;
const [rani] = raniOrders;
it.each([
  ['profile', customer, useProfile],
  ['sessions', customer, useSessions],
  ['quote', customer, () => useQuote(exampleQuoteBody)],
  ['history', customer, () => useHistory(1)],
  ['order', customer, () => useOrder(rani!.id)],
  ['receipt', customer, () => useReceipt(rani!.id)],
  ['orders', admin, () => useOrders({})],
  ['owed', admin, () => useOwed(1)],
  ['dashboard', admin, () => useDashboard('daily')],
  ['undelivered', admin, useUndelivered],
  ['archived products', admin, () => useArchivedProducts(1)],
  ['staff promos', admin, () => useStaffPromos('all', 1)],
  ['promo', admin, () => usePromo(promos[0]!.id)],
])('forgets the %s of a user who has logged out', async (_name, session, useRead: () => { data: unknown }) => {
  signIn(session);
  const { result } = renderHook(() => ({ data: useRead().data, cache: useSWRConfig().cache }), { wrapper });
  const { cache } = result.current;
  const owned = () =>
    Array.from(cache.keys()).filter((name) => name.includes(session.id) && cache.get(name)?.data !== undefined);
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(owned()).toHaveLength(1);
  act(() => clearSession());
  await waitFor(() => expect(owned()).toEqual([]));
});

it.each([
  ['a hook asked for', () => useHistory(1)],
  ['was loaded ahead', () => useEffect(() => void preloadHistory(1), [])],
])('keeps out what %s and comes after the logout', async (_name, useRead) => {
  const answer = hold();
  const answered = vi.fn();
  server.events.on('response:mocked', answered);
  const { result } = renderHook(() => [useRead(), useSWRConfig().cache] as const, { wrapper });
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => clearSession());
  // what is private is dropped a moment after the logout
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  answer();
  await waitFor(() => expect(answered).toHaveBeenCalledOnce());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const [, cache] = result.current;
  expect(Array.from(cache.keys()).filter((name) => cache.get(name)?.data !== undefined)).toEqual([]);
});
