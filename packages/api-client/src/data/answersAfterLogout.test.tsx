import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { cartOf } from '../cart/cart';
import {
  boardOrders,
  credentials,
  exampleQuoteBody,
  hideHistoryFailures,
  owedRefunds,
  paying,
  promos,
  raniOrders,
  sessions,
  signIn,
} from '../mocks';
import { hideHistory, moveOrder, newIdempotencyKey, placeOrder, restoreHistory, retryPayment } from '../orders/writes';
import { orderKey } from '../orders/reads';
import { markReturned } from '../owed/owed';
import { promoKey } from '../promos/promos';
import { editPromo } from '../promos/staff';
import { getSession, type Session } from '../session/session';
import { failureOf } from '../testing/failureOf';
import { makeLine } from '../testing/makeLine';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { profileKey } from '../users/profile';
import { closeAccount, editProfile } from '../users/writes';
import { serializeKey, type Key } from './stores';

const { server, calls, hold } = useMocks();
const { customer, admin } = sessions;

const ownOrder = (id: string) => orderKey(customer.id, id);
const staffOrder = (id: string) => orderKey(admin.id, id);

interface Write {
  name: string;
  session: Session;
  /** Where the answer is cached. */
  keyOf: (id: string) => Key;
  write: () => Promise<{ id: string }>;
}

const writes: Write[] = [
  {
    name: 'an order placed',
    session: customer,
    keyOf: ownOrder,
    write: () => placeOrder({ ...exampleQuoteBody, payment_id: 3 }, newIdempotencyKey()),
  },
  {
    name: 'a payment tried again',
    session: customer,
    keyOf: ownOrder,
    write: () => retryPayment(paying.declined.id),
  },
  {
    name: 'a profile',
    session: customer,
    keyOf: profileKey,
    write: () => editProfile({ display_name: 'Kak Rani' }),
  },
  {
    name: 'an order moved',
    session: admin,
    keyOf: staffOrder,
    write: () => moveOrder(boardOrders[0]!.id, { status_name: 'confirmed' }),
  },
  {
    name: 'a refund',
    session: admin,
    keyOf: staffOrder,
    write: () => markReturned(owedRefunds[0]!.id),
  },
  {
    name: 'a promo',
    session: admin,
    keyOf: (id) => promoKey(admin.id, id),
    write: () => editPromo(promos[0]!.id, { min_price: 1000 }),
  },
];

/** A fresh cache; returns the names of what is in it. */
function renderCache() {
  const { cache } = renderHook(useSWRConfig, { wrapper }).result.current;
  return () => Array.from(cache.keys()).filter((name) => cache.get(name)?.data !== undefined);
}

it.each(writes)('caches the answer of $name', async ({ session, keyOf, write }) => {
  signIn(session);
  const cached = renderCache();
  const { id } = await act(write);
  expect(cached()).toEqual([serializeKey(keyOf(id))]);
});

it.each(
  writes.flatMap((one) => [
    { ...one, who: 'somebody else', next: one.session === admin ? customer : admin },
    { ...one, who: 'nobody', next: null },
  ]),
)('keeps the answer of $name back where $who is logged in by then', async ({ session, write, next }) => {
  signIn(session);
  const cached = renderCache();
  const answer = hold();
  const writing = write().catch((error: unknown) => error);
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => signIn(next));
  // what is private is dropped a moment after the logout
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  answer();
  await act(() => writing);
  expect(cached()).toEqual([]);
});

it('leads nobody to an order that somebody else has asked for', async () => {
  signIn(customer);
  const answer = hold();
  const order = failureOf(placeOrder({ ...exampleQuoteBody, payment_id: 3 }, newIdempotencyKey()));
  await waitFor(() => expect(calls).toHaveLength(1));
  signIn(admin);
  answer();
  expect(await order).toMatchObject({ code: 'CANCELED', status: 401 });
});

const closed = vi.fn();
const told = [
  { name: 'hidden orders', write: () => hideHistory([raniOrders[1]!.id]) },
  { name: 'orders brought back', write: () => restoreHistory([raniOrders[1]!.id]) },
  { name: 'an open order that shall be hidden', write: () => hideHistory([raniOrders[0]!.id]) },
  { name: 'a closed account', write: () => closeAccount(credentials.customer.password, closed) },
  { name: 'an account that cannot be closed', write: () => closeAccount('nope', closed) },
];

it.each(told)('tells nobody of $name but the one who asked', async ({ write }) => {
  signIn(customer);
  const answer = hold();
  const outcome = failureOf(write());
  await waitFor(() => expect(calls).toHaveLength(1));
  signIn(admin);
  answer();
  expect(await outcome).toMatchObject({ code: 'CANCELED', status: 401 });
  expect(closed).not.toHaveBeenCalled();
  expect(getSession()).toEqual(admin);
});

it('empties the cart of an account that is closed, whoever is logged in by then', async () => {
  signIn(customer);
  const cart = cartOf(customer.id);
  cart.set({ ...cart.get(), lines: [makeLine('hazelnut-latte')] });
  const answer = hold();
  const closing = failureOf(closeAccount(credentials.customer.password, closed));
  await waitFor(() => expect(calls).toHaveLength(1));
  signIn(admin);
  answer();
  await closing;
  expect(cart.get().lines).toEqual([]);
});

it('tells the one who asked that the session has ended meanwhile', async () => {
  signIn(customer);
  server.use(hideHistoryFailures.sessionExpired);
  expect(await failureOf(hideHistory([raniOrders[1]!.id]))).toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(getSession()).toBeNull();
});
