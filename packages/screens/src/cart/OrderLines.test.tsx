import { cartActions, useCart } from '@seduh/api-client';
import { exampleQuote } from '@seduh/api-client/mocks';
import { Toaster } from '@seduh/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../lib/words/words';
import { fillCart, linesOf } from '../testing/cart';
import { pricedLines } from './cartQuote';
import { OrderLines } from './OrderLines';

const [latte] = linesOf(exampleQuote);

beforeEach(() => loadWords());

/** The lines of the device's cart, and a button as Pay is one: beside them. */
function Lines() {
  const { cart } = useCart();
  return (
    <Suspense>
      <OrderLines lines={pricedLines(cart.lines, undefined, 'en')} />
      <button>Pay</button>
      <Toaster />
    </Suspense>
  );
}

/** Shows lattes with these notes, and types into the field of the first one. @returns that field */
function typeNote(notes: string[], text: string): HTMLElement {
  fillCart(null, { lines: notes.map((note) => ({ ...latte!, note })) });
  render(<Lines />);
  fireEvent.click(screen.getAllByRole('button', { name: /note for Hazelnut Latte$/ })[0]!);
  const field = screen.getByRole('textbox', { name: 'Note for Hazelnut Latte' });
  fireEvent.change(field, { target: { value: text } });
  return field;
}
const kept = () => JSON.parse(localStorage.getItem('seduh.cart')!).lines.map(({ note }: { note: string }) => note);
const field = () => screen.queryByRole('textbox');

it('keeps what is typed when the focus leaves the note', () => {
  typeNote([''], 'no nuts');
  act(() => screen.getByRole('button', { name: 'Pay' }).focus());
  expect(kept()).toEqual(['no nuts']);
  expect(field()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }));
});

it('keeps it when the focus goes on by way of Save', () => {
  typeNote([''], 'no nuts');
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  expect(kept()).toEqual(['']);
  act(() => screen.getByRole('button', { name: 'Pay' }).focus());
  expect(kept()).toEqual(['no nuts']);
});

it('keeps it when a button is pressed that does not take the focus', () => {
  const typed = typeNote([''], 'no nuts');
  fireEvent.mouseDown(typed);
  expect(kept()).toEqual(['']);
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Pay' }));
  expect(kept()).toEqual(['no nuts']);
});

it('throws it away on Escape', () => {
  fireEvent.keyDown(typeNote(['hot'], 'no nuts'), { key: 'Escape' });
  expect(kept()).toEqual(['hot']);
});

it('does not hand what is typed on to the cup that takes the place of a removed one', () => {
  typeNote(['hot', 'for Budi'], 'nut allergy');
  act(() => cartActions.remove({ ...latte!, note: 'hot' }));
  expect(field()).toBeNull();
  expect(kept()).toEqual(['for Budi']);
  fireEvent.click(screen.getByRole('button', { name: 'Edit note for Hazelnut Latte' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note for Hazelnut Latte' }).value).toBe('for Budi');
});

it('keeps it, and removes the line, where Remove is pressed meanwhile', async () => {
  typeNote(['hot', 'for Budi'], 'nut allergy');
  const remove = () => screen.getAllByRole('button', { name: 'Remove Hazelnut Latte' })[0]!;
  await act(async () => void fireEvent.mouseDown(remove()));
  await act(async () => void fireEvent.click(remove()));
  expect(kept()).toEqual(['for Budi']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()).toEqual(['nut allergy', 'for Budi']);
});

it('gives the focus back to its button on Save', () => {
  fireEvent.submit(typeNote(['hot'], 'no nuts'));
  expect(kept()).toEqual(['no nuts']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit note for Hazelnut Latte' }));
});

it.each([
  ['counts from what another tab has made of the line meanwhile', [{ ...latte!, qty: 5 }], [6]],
  ['leaves a line alone that another tab has made another one', [{ ...latte!, qty: 5, note: 'hot' }], [5]],
  ['brings no line back that another tab has taken out', [], []],
])('one more %s', (_, lines, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  fillCart(null, { lines: [{ ...latte!, qty: 2 }] });
  render(<Lines />);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('3');
  fillCart(null, { lines });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'seduh.cart' })));
  act(() => void vi.advanceTimersByTime(40));
  vi.useRealTimers();
  const stored: { lines: { qty: number }[] } = JSON.parse(localStorage.getItem('seduh.cart')!);
  expect(stored.lines.map(({ qty }) => qty)).toEqual(expected);
  expect(screen.queryAllByRole('spinbutton').map((one) => Number(one.getAttribute('aria-valuenow')))).toEqual(expected);
});
