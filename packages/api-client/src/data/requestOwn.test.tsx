import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { boardOrders, exampleQuoteBody, owedRefunds, paying, promos, sessions, signIn } from '../mocks';
import { confirmPayment, moveOrder, newIdempotencyKey, placeOrder, retryPayment } from '../orders/writes';
import { markReturned } from '../owed/owed';
import { editPromo } from '../promos/staff';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { editProfile } from '../users/writes';

const { calls, hold } = useMocks();
const { customer, admin } = sessions;

const writes = [
  ['an order placed', customer, () => placeOrder({ ...exampleQuoteBody, payment_id: 3 }, newIdempotencyKey())],
  ['a payment tried again', customer, () => retryPayment(paying.declined.id)],
  ['a profile', customer, () => editProfile({ display_name: 'Kak Rani' })],
  ['an order moved', admin, () => moveOrder(boardOrders[0]!.id, { status_name: 'confirmed' })],
  ['a payment confirmed', admin, () => confirmPayment(paying.byBank.id)],
  ['money returned', admin, () => markReturned(owedRefunds[0]!.id)],
  ['a promo', admin, () => editPromo(promos[0]!.id, { min_price: 1000 })],
] as const;

it.each(writes)('caches the answer of %s for whoever asked', async (_name, session, write) => {
  signIn(session);
  const { result } = renderHook(() => useSWRConfig().cache, { wrapper });
  await act(async () => void (await write()));
  const cached = Array.from(result.current.keys()).filter((name) => result.current.get(name)?.data !== undefined);
  expect(cached).toEqual([expect.stringContaining(`,"${session.id}",`)]);
});

it.each(
  writes.flatMap(([name, session, write]) => [
    { name, session, write, next: session === admin ? customer : admin, who: 'somebody else' },
    { name, session, write, next: null, who: 'nobody' },
  ]),
)('keeps the answer of $name back where $who is logged in by then', async ({ session, write, next }) => {
  signIn(session);
  const { result } = renderHook(() => useSWRConfig().cache, { wrapper });
  const answer = hold();
  const writing = failureOf(write());
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => signIn(next));
  answer();
  expect(await act(() => writing)).toMatchObject({ code: 'CANCELED', status: 401 });
  expect(Array.from(result.current.keys()).filter((name) => result.current.get(name)?.data !== undefined)).toEqual([]);
});
