import { ApiProvider } from '@seduh/api-client';
import { counterFailures, handlers, productBySlug, sessions, signIn, toSummary } from '@seduh/api-client/mocks';
import { LIMITS } from '@seduh/contract/constants';
import { LocaleProvider, toast } from '@seduh/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cartLineOf } from '../lib/card/useAddToCart';
import { loadWords } from '../lib/words/words';
import { paidTicket, takeDown } from '../testing/counter';
import Desk from './Desk';

const server = setupServer(...handlers);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await loadWords();
  signIn(sessions.admin);
  takeDown(paidTicket);
});
afterEach(() => {
  cleanup();
  signIn(null);
  server.resetHandlers();
});
afterAll(() => server.close());

/** The app around the page, and the page while staff are on it. */
const App = ({ isThere }: { isThere: boolean }) => (
  <ApiProvider>
    <Suspense>{isThere && <Desk />}</Suspense>
  </ApiProvider>
);

// by their words: looking for roles among all tiles takes seconds here
const place = () => screen.queryByText('Place order')?.closest('button') ?? null;

/** Places the ticket for 100,000 in cash, and is back before the answer. @returns what lets the answer come */
async function placeAndComeBack(): Promise<() => void> {
  const { rerender } = render(<App isThere />);
  fireEvent.click(await screen.findByText('IDR 100,000'));
  const button = place()!;
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.post('*', ({ request }) => (request.headers.has('idempotency-key') ? held : undefined)));
  fireEvent.click(button);
  rerender(<App isThere={false} />);
  expect(place()).toBeNull();
  rerender(<App isThere />);
  const again = await screen.findByText('IDR 100,000');
  expect(again.closest('button')?.getAttribute('aria-pressed')).toBe('true');
  expect(place()?.getAttribute('aria-busy')).toBe('true');
  return answer;
}

it('shows whoever left it the order and the change, as if they had stayed', async () => {
  const answer = await placeAndComeBack();
  answer();
  expect(await screen.findByText('SD-2045 is on the board')).toBeDefined();
  expect(screen.getByText(/^Change: IDR/)).toBeDefined();
  expect(screen.getByText('Tap what the guest wants.')).toBeDefined();
});

it('shows whoever left it why it was refused, beside the ticket', async () => {
  server.use(counterFailures.soldOut);
  const answer = await placeAndComeBack();
  answer();
  expect(await screen.findByText('Hazelnut Latte: Sold out')).toBeDefined();
  expect(screen.getByText('IDR 100,000').closest('button')?.getAttribute('aria-pressed')).toBe('true');
  expect(place()).not.toBeNull();
});

const latte = cartLineOf(toSummary(productBySlug('hazelnut-latte')));
const { lineQuantity, cartLines } = LIMITS;
const most = `${lineQuantity} of one at most: ${lineQuantity} × ${latte.productName} are on the ticket`;
const full = `The ticket is full: ${cartLines} lines at most`;
/** As many different lines as a ticket takes. */
const manyLines = Array.from({ length: cartLines }, (_, at) => ({ ...latte, note: `Guest ${at}` }));

it.each([
  ['the cup of which there are as many as can be', [{ ...latte, qty: lineQuantity }], [[most]]],
  ['the last one that there can be of a cup', [{ ...latte, qty: lineQuantity - 1 }], []],
  ['a cup beside a full one', [{ ...latte, qty: lineQuantity, note: 'Hot' }], []],
  ['a line more than there can be', manyLines, [[full]]],
])('says that there is no room for what is tapped, and of that alone: %s', async (_, lines, said) => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(undefined as never);
  takeDown({ ...paidTicket, lines });
  render(<App isThere />);
  const name = await screen.findByText(latte.productName, { selector: '.counter-tile-name' });
  await screen.findByText('Place order');
  fireEvent.click(name.closest('button')!);
  expect(error.mock.calls).toEqual(said);
  error.mockRestore();
});

it('names the cup of which there is no more in the language of the page', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(undefined as never);
  await loadWords(['id']);
  const fries = cartLineOf(toSummary(productBySlug('french-fries')));
  takeDown({ ...paidTicket, lines: [{ ...fries, qty: lineQuantity }] });
  render(
    <LocaleProvider locale="id-ID">
      <App isThere />
    </LocaleProvider>,
  );
  const name = await screen.findByText('Kentang Goreng', { selector: '.counter-tile-name' });
  await screen.findByText('Buat pesanan');
  fireEvent.click(name.closest('button')!);
  expect(error.mock.calls).toEqual([['Paling banyak 99 untuk satu pilihan: 99 × Kentang Goreng sudah di nota']]);
  error.mockRestore();
});

it('leads back to the line in its place where what was chosen has made it another one', async () => {
  render(
    <main tabIndex={-1}>
      <App isThere />
    </main>,
  );
  const opener = await screen.findByLabelText('Change Hazelnut Latte');
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(await screen.findByLabelText(/^Large/));
  fireEvent.click(screen.getByText(/^Save for/));
  await waitFor(() => expect(screen.queryByText(/^Save for/)).toBeNull());
  expect(opener.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Change Hazelnut Latte')));
});

it.each([
  ['the tile that asked', false],
  ['the menu where that has gone meanwhile', true],
])('leads back to %s when nothing is chosen', async (_, isGone) => {
  render(
    <main tabIndex={-1}>
      <App isThere />
    </main>,
  );
  const name = await screen.findByText('Strawberry Smoothie', { selector: '.counter-tile-name' });
  const tile = name.closest('button')!;
  tile.focus();
  fireEvent.click(tile);
  await screen.findByText('Not now');
  if (isGone) tile.remove();
  fireEvent.click(screen.getByText('Not now'));
  const place = isGone ? document.querySelector('[role="tabpanel"]') : tile;
  await waitFor(() => expect(document.activeElement).toBe(place));
});
