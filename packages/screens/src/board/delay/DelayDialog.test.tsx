import { ApiProvider } from '@seduh/api-client';
import { boardOrders, handlers, seenBy, sessions, signIn } from '@seduh/api-client/mocks';
import { act, render, screen } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords } from '../../lib/words/words';
import DelayDialog from './DelayDialog';

const server = setupServer(...handlers);
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadWords();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const brewing = seenBy(
  boardOrders.find(({ status_name }) => status_name === 'preparing')!,
  'Admin',
);

it('tells the customer once, however fast it is pressed twice', async () => {
  signIn(sessions.admin);
  const sent = vi.fn();
  server.use(http.put('*/api/transactions/:id/delay', ({ params }) => void sent(params.id)));
  const onClose = vi.fn();
  render(
    <ApiProvider>
      <DelayDialog order={brewing} onClose={onClose} />
    </ApiProvider>,
  );
  act(() => screen.getByRole('button', { name: 'A machine needs a moment' }).click());
  const tell = screen.getByRole('button', { name: 'Tell the customer' });
  act(() => {
    tell.click();
    tell.click();
  });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([[brewing.id]]);
});
