import { ApiProvider, markReturned } from '@seduh/api-client';
import { handlers, owedRefunds, sessions, showOwed, signIn } from '@seduh/api-client/mocks';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWords } from '../lib/words/words';
import { OwedScreen } from './OwedScreen';

const server = setupServer(...handlers);
const returned: string[] = [];
server.events.on('request:start', ({ request }) => {
  if (request.method === 'POST') returned.push(request.url);
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await loadWords();
  signIn(sessions.admin);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  signIn(null);
});
afterAll(() => server.close());

it('goes on asking whether money is back where its card goes meanwhile', async () => {
  const [asked, other] = owedRefunds.filter(({ returnable }) => returnable);
  if (!asked || !other) throw new Error('Two have to be owed');
  server.use(showOwed([asked, other]));
  render(
    <ApiProvider>
      <Suspense>
        <OwedScreen page={1} onPage={() => undefined} />
      </Suspense>
    </ApiProvider>,
  );
  const card = new RegExp(`of ${asked.number}$`);
  fireEvent.click(await screen.findByLabelText(card));
  await screen.findByText('It is back');
  server.use(showOwed([]));
  await markReturned(other.id);
  await screen.findByText('Nothing is owed');
  expect(screen.queryByLabelText(card)).toBeNull();
  fireEvent.click(screen.getByText('It is back'));
  await waitFor(() => expect(returned.at(-1)).toContain(asked.id));
  await waitFor(() => expect(screen.queryByText('It is back')).toBeNull());
});
