import { ApiProvider } from '@seduh/api-client';
import { handlers, sessions, showUsual, signIn, usual } from '@seduh/api-client/mocks';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWords } from '../lib/words/words';
import UsualCups from './UsualCups';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await loadWords();
  signIn(sessions.customer);
});
afterEach(() => {
  cleanup();
  signIn(null);
  server.resetHandlers();
});
afterAll(() => server.close());

const [first] = usual;
const problem = { code: 'OPTION_SOLD_OUT' as const, msg: 'Sold out: Oat milk', available: 0 };

it('keeps the sheet when the cup that it was opened for is gone', async () => {
  server.use(showUsual([{ ...first!, now: { ...first!.now, problem } }]));
  const page = (productId?: string) => (
    <ApiProvider>
      <Suspense>
        <UsualCups productId={productId} />
      </Suspense>
    </ApiProvider>
  );
  const { rerender } = render(page());
  fireEvent.click(await screen.findByRole('button', { name: `Choose again: ${first!.now.product_name}` }));
  await screen.findByRole('button', { name: /^Add for/ });
  const dialog = screen.getByRole('dialog');
  // of this product there is none
  rerender(page('another'));
  expect(screen.queryByText(problem.msg)).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
});
