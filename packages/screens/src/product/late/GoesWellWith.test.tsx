import { ApiProvider, useProducts } from '@seduh/api-client';
import { handlers, productBySlug, showProducts, toSummary } from '@seduh/api-client/mocks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWords } from '../../lib/words/words';
import GoesWellWith from './GoesWellWith';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => loadWords());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const bite = productBySlug('nasi-goreng');
const [smoothie, mocha] = ['strawberry-smoothie', 'mocha'].map((slug) => toSummary(productBySlug(slug)));

/** Asks for the same list once more, as a page does that has been away. */
function Again() {
  const { retry } = useProducts({ sort: 'popular', limit: 24 });
  return (
    <button type="button" onClick={() => void retry()}>
      Ask again
    </button>
  );
}

it.each([
  ['other products', [mocha!]],
  ['nothing', []],
])('keeps the sheet and what is chosen in it when the list has become %s', async (_, now) => {
  server.use(showProducts([smoothie!, mocha!]));
  render(
    <ApiProvider>
      <Suspense>
        <GoesWellWith product={bite} isAdmin={false} />
        <Again />
      </Suspense>
    </ApiProvider>,
  );
  const label = `Add ${smoothie!.product_name} to cart`;
  const add = await screen.findByRole('button', { name: label });
  add.focus();
  fireEvent.click(add);
  fireEvent.click(await screen.findByRole('radio', { name: '50 % sugar' }));
  const dialog = screen.getByRole('dialog');
  server.use(showProducts(now));
  fireEvent.click(screen.getByText('Ask again'));
  await waitFor(() => expect(document.querySelector(`[aria-label="${label}"]`)).toBeNull());
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '50 % sugar' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // its card is gone: the focus goes to the heading, unless that went with the last of them
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.queryByRole('heading', { level: 2 }) ?? document.body),
  );
});
