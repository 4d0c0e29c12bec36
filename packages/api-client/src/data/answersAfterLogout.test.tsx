import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { boardOrders, exampleQuoteBody, owedRefunds, paying, promos, sessions, signIn } from '../mocks';
import { moveOrder, newIdempotencyKey, placeOrder, retryPayment } from '../orders/writes';
import { orderKey } from '../orders/reads';
import { markReturned } from '../owed/owed';
import { promoKey } from '../promos/promos';
import { editPromo } from '../promos/staff';
import type { Session } from '../session/session';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { profileKey } from '../users/profile';
import { editProfile } from '../users/writes';
import { serializeKey, type Key } from './stores';

const { calls, hold } = useMocks();
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
