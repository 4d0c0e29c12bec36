import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { submitOrder } from '../checkout/useCheckout';
import { useOrderEvents } from '../events/useOrderEvents';
import { eventFailures, exampleQuoteBody, productBySlug, productFailures, sessions, signIn } from '../mocks';
import { preload } from '../data/preloads';
import { productNeed, useProduct } from '../products/products';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { serializeKey } from './stores';

const { server, calls } = useMocks();
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
