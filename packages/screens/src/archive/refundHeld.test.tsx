import { ApiProvider, moveOrder } from '@seduh/api-client';
import {
  boardOrders,
  handlers,
  paying,
  refundFailures,
  seenBy,
  sessions,
  showOrders,
  signIn,
} from '@seduh/api-client/mocks';
import { HEADERS } from '@seduh/contract/constants';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWords } from '../lib/words/words';
import { EMPTY_FILTER } from './archiveFilter';
import { OrderArchiveScreen } from './OrderArchiveScreen';

const server = setupServer(...handlers);
/** The keys and bodies of the refunds that were sent. */
const sent: [key: string | null, body: string][] = [];
server.events.on('request:start', async ({ request }) => {
  if (request.method === 'POST' && request.url.includes('refunds'))
    sent.push([request.headers.get(HEADERS.idempotencyKey), await request.clone().text()]);
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await loadWords();
  signIn(sessions.admin);
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  signIn(null);
});
afterAll(() => server.close());

const order = seenBy(paying.partlyRefunded, 'Admin');
const other = seenBy(paying.refunded, 'Admin');
const onBoard = boardOrders.find(({ status_name }) => status_name === 'pending')!;

it('keeps a refund that is being typed, and its key, where the order slips off the page', async () => {
  server.use(showOrders([order]), refundFailures.failed);
  render(
    <ApiProvider>
      <Suspense>
        <OrderArchiveScreen filter={EMPTY_FILTER} onFilter={() => undefined} />
      </Suspense>
    </ApiProvider>,
  );
  // the code of either may still be on its way
  const number = await screen.findByText(order.number);
  await act(async () => fireEvent.click(number));
  const ask = await screen.findByLabelText(`Refund ${order.number}`);
  await act(async () => fireEvent.click(ask));
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason');
  fireEvent.change(reason, { target: { value: 'The latte was cold' } });
  fireEvent.click(screen.getByText(/^All that is left/));
  const confirm = () => screen.getByText(/^Refund IDR/);
  const isReady = () => waitFor(() => expect(confirm().closest('button')?.getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  await isReady();

  // a colleague's order ends: this one stands on the next page now
  server.use(showOrders([other]));
  await moveOrder(onBoard.id, { status_name: 'confirmed' });
  await screen.findByText(other.number);
  expect(screen.queryByText(order.number)).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The latte was cold');
  fireEvent.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  await isReady();
});
