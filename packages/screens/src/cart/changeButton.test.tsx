import { ApiProvider, useCart } from '@seduh/api-client';
import { exampleQuote, handlers } from '@seduh/api-client/mocks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadWords } from '../lib/words/words';
import { fillCart, linesOf } from '../testing/cart';
import { pricedLines } from './cartQuote';
import { changeButtonAt } from './changeButton';
import { OrderLines } from './OrderLines';

const server = setupServer(...handlers);
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadWords();
});
afterAll(() => server.close());

/** The lines of the device's cart, on a page whose main takes the focus where nothing else does. */
function Page() {
  const { cart } = useCart();
  return (
    <main tabIndex={-1}>
      <OrderLines lines={pricedLines(cart.lines, exampleQuote, 'en')} />
    </main>
  );
}

it('leads back to the line of the cart that was made another one', async () => {
  fillCart(null, { lines: linesOf(exampleQuote) });
  render(
    <ApiProvider>
      <Suspense>
        <Page />
      </Suspense>
    </ApiProvider>,
  );
  const opener = screen.getByLabelText('Change Hazelnut Latte');
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(await screen.findByLabelText(/^Large/));
  fireEvent.click(screen.getByText(/^Save for/));
  await waitFor(() => expect(screen.queryByText(/^Save for/)).toBeNull());
  expect(opener.isConnected).toBe(false);
  // the dialog gives the focus back a task after it has gone
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(screen.getByLabelText('Change Hazelnut Latte'));
});

it.each([
  ['the button of that line', '<li></li><li><button class="line-change">second</button></li>', 'BUTTON'],
  ['the list where that line has none', '<li></li><li><button>less</button></li>', 'UL'],
  ['the list where the line has gone', '<li></li>', 'UL'],
])('is %s', (_, lines, expected) => {
  const list = document.createElement('ul');
  list.innerHTML = lines;
  expect(changeButtonAt({ current: list }, 1).current?.tagName).toBe(expected);
});
