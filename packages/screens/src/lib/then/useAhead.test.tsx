import { ApiProvider, type CartLine } from '@seduh/api-client';
import { handlers, productBySlug, shop } from '@seduh/api-client/mocks';
import type { DeliveryId, TimesBody } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useAhead } from './useAhead';

const server = setupServer(...handlers);
const asked: TimesBody[] = [];
server.events.on('request:start', async ({ request }) => {
  asked.push((await request.clone().json()) as TimesBody);
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void (asked.length = 0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { id, product_name, price } = productBySlug('hazelnut-latte');
const latte: CartLine = {
  productId: id,
  productName: product_name,
  price,
  image: null,
  sizeId: 1,
  oneSize: false,
  qty: 30,
  note: '',
};
const now = new Date(shop.now);
const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider>{children}</ApiProvider>;

it('asks for now only up to the first time with room, and for all that is full once somebody picks', async () => {
  const { result, rerender } = renderHook(({ picks }) => useAhead(shop, DELIVERY.pickUp, now, latte, picks), {
    wrapper,
    initialProps: { picks: false },
  });
  await waitFor(() => expect(result.current.ahead?.range).toBeDefined());
  rerender({ picks: true });
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(result.current.ahead?.range).toBeDefined());
  expect(asked.map(({ until_free }) => until_free)).toEqual([true, undefined]);
});

it('does not ask a shop that takes no order at any time', async () => {
  const never: typeof shop = { ...shop, hours: [] };
  const { result, rerender } = renderHook(({ of, qty }) => useAhead(of, DELIVERY.pickUp, now, { ...latte, qty }), {
    wrapper,
    initialProps: { of: never, qty: 30 },
  });
  rerender({ of: shop, qty: 1 });
  await waitFor(() => expect(result.current.ahead).toBeDefined());
  expect(asked.map(({ lines }) => lines[0]?.qty)).toEqual([1]);
});

it('knows nothing of another delivery method until its own times have come', async () => {
  const { result, rerender } = renderHook(({ by }) => useAhead(shop, by, now, latte), {
    wrapper,
    initialProps: { by: DELIVERY.pickUp as DeliveryId },
  });
  await waitFor(() => expect(result.current.ahead).toBeDefined());
  const { earliest: atCounter } = result.current.ahead!;
  rerender({ by: DELIVERY.doorDelivery });
  expect(result.current.ahead).toBeUndefined();
  await waitFor(() => expect(result.current.ahead).toBeDefined());
  expect(result.current.ahead!.earliest > atCounter).toBe(true);
});

it('keeps the times of the cart before while the cart alone is another one', async () => {
  const { result, rerender } = renderHook(({ qty }) => useAhead(shop, DELIVERY.pickUp, now, { ...latte, qty }), {
    wrapper,
    initialProps: { qty: 30 },
  });
  await waitFor(() => expect(result.current.ahead).toBeDefined());
  rerender({ qty: 31 });
  expect(result.current).toMatchObject({ ahead: { earliest: expect.any(Date), range: undefined }, state: 'loading' });
  await waitFor(() => expect(result.current.state).toBe('known'));
});
