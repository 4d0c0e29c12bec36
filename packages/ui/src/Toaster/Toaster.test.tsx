import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from './toast';
import { Toaster } from './Toaster';

beforeEach(() => {
  vi.useFakeTimers();
  hotToast.removeAll();
});
afterEach(() => {
  vi.useRealTimers();
});

// in short steps: a timer set by a render starts when that render is done
const pass = (ms: number) => {
  for (let done = 0; done < ms; done += 50) act(() => void vi.advanceTimersByTime(50));
};
/** Past the stay and the way out. */
const gone = 400;

it.each([
  { kind: 'success', show: () => toast.success('said'), stay: 2000 },
  { kind: 'error', show: () => toast.error('said'), stay: 2000 },
  { kind: 'undo', show: () => toast.undo('said', vi.fn()), stay: 5000 },
])('$kind stays for $stay ms', ({ show, stay }) => {
  render(<Toaster />);
  act(show);
  pass(stay - 50);
  expect(screen.getByText('said').closest('.sd-toast')?.getAttribute('data-state')).toBe('open');
  pass(gone);
  expect(screen.queryByText('said')).toBeNull();
});

it.each([
  {
    by: 'the mouse',
    on: (root: Element) => fireEvent.pointerEnter(root, { pointerType: 'mouse' }),
    off: (root: Element) => fireEvent.pointerLeave(root),
  },
  { by: 'the focus', on: (root: Element) => fireEvent.focus(root), off: (root: Element) => fireEvent.blur(root) },
])('waits under $by', ({ on, off }) => {
  render(<Toaster data-testid="root" />);
  act(() => toast.success('said'));
  pass(1000);
  on(screen.getByTestId('root'));
  pass(1000);
  on(screen.getByTestId('root'));
  pass(10_000);
  expect(screen.getByText('said')).toBeTruthy();
  off(screen.getByTestId('root'));
  pass(900);
  expect(screen.getByText('said').closest('.sd-toast')?.getAttribute('data-state')).toBe('open');
  pass(100 + gone);
  expect(screen.queryByText('said')).toBeNull();
});

it('does not wait under a finger, which would never leave', () => {
  render(<Toaster data-testid="root" />);
  act(() => toast.success('said'));
  fireEvent.pointerEnter(screen.getByTestId('root'), { pointerType: 'touch' });
  pass(2000 + gone);
  expect(screen.queryByText('said')).toBeNull();
});

it('goes on after a toast went from under the focus', () => {
  render(<Toaster data-testid="root" />);
  act(() => toast.undo('Removed', vi.fn()));
  fireEvent.focus(screen.getByTestId('root'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  pass(gone);
  act(() => toast.success('next'));
  pass(2000 + gone);
  expect(screen.queryByText('next')).toBeNull();
});

it('puts errors in an alert and the rest in the one status', () => {
  render(<Toaster />);
  act(() => {
    toast.success('good');
    toast.error('bad');
  });
  expect(screen.getByRole('alert').textContent).toBe('bad');
  expect(screen.getByRole('status').textContent).toBe('good');
});

it('takes all away at once', () => {
  render(<Toaster />);
  act(() => {
    toast.success('good');
    toast.error('bad');
  });
  act(() => toast.clear());
  expect(screen.queryByText(/good|bad/)).toBeNull();
});

it('lets an Undo go with its page, and nothing else', () => {
  const { rerender } = render(<Toaster page="/cart" />);
  act(() => {
    toast.undo('taken out', vi.fn());
    toast.success('good');
  });
  rerender(<Toaster page="/cart" />);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  rerender(<Toaster page="/products" />);
  expect(screen.queryByText('taken out')).toBeNull();
  expect(screen.getByText('good')).toBeTruthy();
});

it('has no style attribute in the server page', () => {
  expect(renderToString(<Toaster className="x" />)).toMatch(/^<div class="[^"]*x"><div role="status"/);
  expect(renderToString(<Toaster />)).not.toMatch(/style=/);
});

it('takes over a page from the server although something was said before', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Toaster />);
  document.body.append(root);
  toast.success('said early');
  const onRecoverableError = vi.fn();
  let taken: Root | undefined;
  act(() => {
    taken = hydrateRoot(root, <Toaster />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('said early')).toBeTruthy();
  act(() => taken?.unmount());
  root.remove();
});
