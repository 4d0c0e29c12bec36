import { ApiProvider, cartActions, type CartLine } from '@seduh/api-client';
import { busyShop, handlers, productBySlug, shop, timesFailures } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ComponentProps } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords } from '../words/words';
import OrderForThen from './OrderForThen';

const server = setupServer(...handlers);
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadWords(['en']);
});
afterEach(() => {
  server.resetHandlers();
  cartActions.clear();
});
afterAll(() => server.close());

const { id, product_name, price } = productBySlug('hazelnut-latte');
const latte: CartLine = {
  productId: id,
  productName: product_name,
  price,
  image: null,
  sizeId: 1,
  oneSize: false,
  qty: 1,
  note: '',
};
const show = (rest: Partial<ComponentProps<typeof OrderForThen>> = {}) => {
  const onChange = vi.fn();
  render(
    <ApiProvider>
      <OrderForThen shop={shop} deliveryId={DELIVERY.pickUp} adds={latte} onChange={onChange} {...rest} />
    </ApiProvider>,
  );
  return onChange;
};

it('names no time before it is known, and sets none', async () => {
  const onChange = show();
  const waiting = screen.getByRole('button');
  expect([waiting.textContent, waiting.getAttribute('aria-busy')]).toEqual(['Order for later', 'true']);
  fireEvent.click(waiting);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: /^Order for (today|tomorrow) \d\d:\d\d$/ }));
  expect(onChange).toHaveBeenCalledOnce();
});

it('leads to the picker where the times do not come', async () => {
  server.use(timesFailures.failed);
  const onChange = show();
  expect((await screen.findByRole('link', { name: 'Choose a time' })).getAttribute('href')).toBe('/payment');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('opens the picker that is beside it, and leaves it alone where that has a button of its own', async () => {
  server.use(timesFailures.failed);
  const onPick = vi.fn();
  show({ onPick });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose a time' }));
  expect(onPick).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  show({ onPick: null, adds: { ...latte, qty: 2 } });
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('goes by the hours, or by what the shop says, where nothing is in the cart', () => {
  const onChange = show({ adds: null });
  fireEvent.click(screen.getByRole('button', { name: /^Order for/ }));
  expect(onChange).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  const whenEmpty = busyShop.busy?.times[0]?.at ?? '';
  const setsBusy = show({ adds: null, whenEmpty });
  fireEvent.click(screen.getByRole('button', { name: /^Order for/ }));
  expect(setsBusy).toHaveBeenCalledWith(whenEmpty);
});
