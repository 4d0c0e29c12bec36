import { ApiProvider } from '@seduh/api-client';
import { handlers, offerFailures, optionAvailabilityFailures, sessions, signIn } from '@seduh/api-client/mocks';
import type { OrderLine } from '@seduh/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../../lib/words/words';
import { cupOrders } from '../../../testing/board';
import SoldOutDialog from './SoldOutDialog';

const server = setupServer(...handlers);
/** What was put on or off the menu, and what was asked. */
const sent: string[] = [];
server.events.on('request:start', async ({ request }) => {
  if (request.method !== 'GET') sent.push(`${new URL(request.url).pathname} ${await request.clone().text()}`);
});
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadWords(['en']);
});
beforeEach(() => signIn(sessions.admin));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  signIn(null);
});
afterAll(() => server.close());

const latte = cupOrders
  .flatMap(({ lines }) => lines)
  .find(({ product_name, options }) => product_name === 'Hazelnut Latte' && options.length > 0) as OrderLine;

function open() {
  const offerUndo = vi.fn<(done: string, takeBack: () => void) => void>();
  const onClose = vi.fn<() => void>();
  render(
    <ApiProvider>
      <SoldOutDialog what="Hazelnut Latte" lines={[latte]} offerUndo={offerUndo} onClose={onClose} />
    </ApiProvider>,
  );
  sent.length = 0;
  return { offerUndo, onClose };
}

const list = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
/** Marks a part as sold out with this instead, and asks all who wait. */
async function mark(part: string, instead: string) {
  const insteads = await list(`Offered instead of ${part}`);
  const option = within(insteads).getByRole<HTMLOptionElement>('option', { name: `Offer ${instead}` });
  fireEvent.change(insteads, { target: { value: option.value } });
  fireEvent.change(await list(`Who has ordered ${part} already`), { target: { value: 'all' } });
  fireEvent.click(screen.getByRole('button', { name: `${part}: sold out` }));
}
const undoOf = (part: string) => screen.findByRole('button', { name: `Undo ${part}: sold out` });
const failed = (part: string) => screen.queryByText(new RegExp(`^${part} is sold out, but who waits was not asked`));

/** Two of the cup are off the menu, and who waits was asked about neither. */
async function twoHalves() {
  server.use(offerFailures.failed);
  const opened = open();
  await mark('Whole milk', 'Soy milk');
  await undoOf('Whole milk');
  await mark('Hazelnut Latte', 'Cappuccino');
  await undoOf('Hazelnut Latte');
  expect(failed('Whole milk')).not.toBeNull();
  expect(failed('Hazelnut Latte')).not.toBeNull();
  return opened;
}

it('keeps each part of which nobody could be asked, until its own undo', async () => {
  const { offerUndo } = await twoHalves();
  fireEvent.click(await undoOf('Whole milk'));
  expect(await screen.findByText('Whole milk is back on the menu')).toBeDefined();
  expect(failed('Whole milk')).toBeNull();
  expect(failed('Hazelnut Latte')).not.toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  const done = 'Hazelnut Latte is sold out until the next opening, Cappuccino is offered instead';
  expect(offerUndo).toHaveBeenCalledExactlyOnceWith(done, expect.any(Function));
});

it('offers whoever closes it the undo of all of them, once', async () => {
  const { offerUndo, onClose } = await twoHalves();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(onClose).toHaveBeenCalledOnce();
  const [done, takeBack] = offerUndo.mock.calls[0]!;
  expect(done).toBe(
    'Whole milk is sold out until the next opening, Soy milk is offered instead. Hazelnut Latte is sold out until the next opening, Cappuccino is offered instead',
  );
  sent.length = 0;
  takeBack();
  takeBack();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.every((each) => each.includes('availability') && each.includes('null'))).toBe(true);
});

it('covers them as well where another part is marked without trouble', async () => {
  const { offerUndo } = await twoHalves();
  fireEvent.click(screen.getByRole('button', { name: '100 % sugar: sold out' }));
  await waitFor(() => expect(offerUndo).toHaveBeenCalledOnce());
  const [done, takeBack] = offerUndo.mock.calls[0]!;
  expect(done).toMatch(/^Whole milk is .*\. Hazelnut Latte is .*\. 100 % sugar is sold out until the next opening$/);
  sent.length = 0;
  takeBack();
  await waitFor(() => expect(sent).toHaveLength(3));
});

it('says of which part the undo did not work, and keeps it', async () => {
  await twoHalves();
  server.use(optionAvailabilityFailures.failed);
  fireEvent.click(await undoOf('Whole milk'));
  expect(await screen.findByText(/^Whole milk is still sold out: /)).toBeDefined();
  expect(failed('Hazelnut Latte')).not.toBeNull();
  expect(await undoOf('Whole milk')).toBeDefined();
});

it('stays until what was marked is answered: what came of it would be said nowhere', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.patch('*/availability', () => held.then(() => undefined)),
    optionAvailabilityFailures.failed,
  );
  const { onClose } = open();
  await mark('Whole milk', 'Soy milk');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(onClose).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('.sd-banner')).not.toBeNull());
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
