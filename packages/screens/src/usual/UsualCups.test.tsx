import { ApiProvider } from '@seduh/api-client';
import { handlers, sessions, showUsual, signIn, usual } from '@seduh/api-client/mocks';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
const another = usual.find(({ now }) => now.product_id !== first!.now.product_id)!;
const problem = { code: 'OPTION_SOLD_OUT' as const, msg: 'Sold out: Oat milk', available: 0 };

it.each([
  ['another one', another.now.product_id],
  ['none', 'nothing'],
])('keeps the sheet when there is %s in place of the cup that it was opened for', async (_, productId) => {
  server.use(showUsual([{ ...first!, now: { ...first!.now, problem } }, another]));
  const page = (productId?: string) => (
    <ApiProvider>
      <Suspense>
        <UsualCups productId={productId} />
      </Suspense>
    </ApiProvider>
  );
  const { rerender } = render(page());
  const choose = await screen.findByRole('button', { name: `Choose again: ${first!.now.product_name}` });
  choose.focus();
  fireEvent.click(choose);
  await screen.findByRole('button', { name: /^Add for/ });
  const dialog = screen.getByRole('dialog');
  rerender(page(productId));
  expect(screen.queryByText(problem.msg)).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
  // the focus goes to the heading, unless that went with the last of them
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.queryByRole('heading', { level: 2 }) ?? document.body),
  );
});
