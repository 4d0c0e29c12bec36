import { ApiProvider } from '@seduh/api-client';
import { exampleQuote, handlers, sessions, signIn } from '@seduh/api-client/mocks';
import type { CartOrderBody } from '@seduh/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../lib/words/words';
import { fillCart, linesOf } from '../testing/cart';
import { PaymentScreen } from './PaymentScreen';

const server = setupServer(...handlers);
const orders: CartOrderBody[] = [];
server.events.on('request:start', ({ request }) => {
  if (!request.headers.has('idempotency-key')) return;
  void request
    .clone()
    .json()
    .then((body) => orders.push(body as CartOrderBody));
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await loadWords();
  signIn(sessions.customer);
  fillCart(sessions.customer.id, { lines: linesOf(exampleQuote).slice(0, 1) });
});
afterEach(() => {
  cleanup();
  signIn(null);
  server.resetHandlers();
});
afterAll(() => server.close());

it('orders with the note that is being typed, also where a tap leaves the focus in its field', async () => {
  const onPlaced = vi.fn();
  const page = (
    <ApiProvider>
      <Suspense>
        <PaymentScreen onPlaced={onPlaced} />
      </Suspense>
    </ApiProvider>
  );
  await act(async () => void render(page));
  const pay = () => screen.getAllByText<HTMLButtonElement>('Confirm and pay')[0]!;
  await waitFor(() => expect(pay().disabled).toBe(false));
  fireEvent.click(screen.getByText('Add a note'));
  fireEvent.change(screen.getByLabelText('Note for Hazelnut Latte'), { target: { value: 'nut allergy' } });
  // each a task of its own, as in a browser
  const tap = async () => {
    await act(async () => void fireEvent.mouseDown(pay()));
    await act(async () => void fireEvent.click(pay()));
  };
  await tap();
  // the sum is asked for anew with the note
  expect(pay().disabled).toBe(true);
  await waitFor(() => expect(pay().disabled).toBe(false));
  expect(onPlaced).not.toHaveBeenCalled();
  await tap();
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  expect(orders.map(({ lines }) => lines.map(({ note }) => note))).toEqual([['nut allergy']]);
});
