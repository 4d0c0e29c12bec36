import { ApiProvider } from '@seduh/api-client';
import { handlers, productBySlug, toSummary } from '@seduh/api-client/mocks';
import { fireEvent, render, screen } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import ChooseOptions from './ChooseOptions';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const smoothie = productBySlug('strawberry-smoothie');

/** Opens the sheet while the product is on its way. @returns what lets it come */
function open(): () => void {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // a handler that answers nothing leaves the call to the next one
  server.use(http.all('*', () => held));
  render(
    <ApiProvider>
      <ChooseOptions product={toSummary(smoothie)} onClose={vi.fn()} />
    </ApiProvider>,
  );
  return answer;
}
const waiting = () => screen.findByRole('status', { name: 'Loading what there is to choose' });
const firstChoice = async () => {
  await screen.findByRole('button', { name: /^Add for/ });
  return screen.getAllByRole('radio')[0];
};

it('is one dialog from the wait to the choice, and the focus goes on to that', async () => {
  const come = open();
  await waiting();
  const dialog = screen.getByRole('dialog', { name: smoothie.product_name });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not now' }));
  come();
  const first = await firstChoice();
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(document.activeElement).toBe(first);
});

it('leaves the focus where somebody took it meanwhile', async () => {
  const come = open();
  await waiting();
  const dialog = screen.getByRole('dialog');
  dialog.focus();
  come();
  await firstChoice();
  expect(document.activeElement).toBe(dialog);
});

it('is the same dialog where the product comes at the second try', async () => {
  server.use(http.get('*/api/products/:id', () => Response.error(), { once: true }));
  render(
    <ApiProvider>
      <ChooseOptions product={toSummary(smoothie)} onClose={vi.fn()} />
    </ApiProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  const dialog = screen.getByRole('dialog');
  fireEvent.click(again);
  await firstChoice();
  expect(screen.getByRole('dialog')).toBe(dialog);
});
