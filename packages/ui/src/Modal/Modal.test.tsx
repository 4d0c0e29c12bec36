import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from './Modal';

const base = { open: true, onOpenChange: vi.fn(), title: 'Logout' };

it.each(['dialog', 'alertdialog'] as const)('is a modal %s named by its title', (role) => {
  render(<Modal {...base} role={role} className="x" data-testid="root" />);
  const dialog = screen.getByRole(role, { name: 'Logout' });
  expect(dialog).toBe(screen.getByTestId('root'));
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(dialog.classList).toContain('x');
  expect(dialog.hasAttribute('aria-describedby')).toBe(false);
});

const two = (first: boolean, second: boolean) => (
  <>
    <Modal {...base} open={first} />
    <Modal {...base} open={second} />
  </>
);

it('lets the page scroll again only when the last of two is closed', () => {
  const { style } = document.documentElement;
  const { rerender } = render(two(true, true));
  expect(style.overflow).toBe('hidden');
  rerender(two(false, true));
  expect(style.overflow).toBe('hidden');
  rerender(two(false, false));
  expect([style.overflow, style.paddingInlineEnd]).toEqual(['', '']);
});

it('renders nothing closed, and nothing on the server', () => {
  render(<Modal {...base} open={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(renderToString(<Modal {...base} />)).toBe('');
});

function WithSecondFocused(props: ModalProps) {
  const second = useRef<HTMLButtonElement>(null);
  return (
    <Modal {...props} initialFocus={second}>
      <button type="button">first</button>
      <button type="button" ref={second}>
        second
      </button>
    </Modal>
  );
}

it('focuses what it is told to', () => {
  render(<WithSecondFocused {...base} />);
  expect(document.activeElement?.textContent).toBe('second');
});

/** A row whose button opens the dialog, and which may be gone when that closes. */
function Row({ left, open }: { left: 'all' | 'disabled' | 'heading' | 'page'; open: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <main aria-label="Page" tabIndex={-1}>
      {left !== 'page' && (
        <h1 ref={heading} tabIndex={-1} aria-label="Orders">
          Orders
        </h1>
      )}
      {(left === 'all' || left === 'disabled') && (
        <button type="button" aria-label="Delete" disabled={left === 'disabled'}>
          Delete
        </button>
      )}
      <Modal {...base} open={open} returnFocus={heading} />
    </main>
  );
}

it.each([
  ['all', 'Delete'],
  ['disabled', 'Orders'],
  ['heading', 'Orders'],
  ['page', 'Page'],
] as const)('gives the focus back, or where it is told, or to the page: %s is left', async (left, focused) => {
  const { rerender } = render(<Row left="all" open={false} />);
  screen.getByRole('button', { name: 'Delete' }).focus();
  rerender(<Row left="all" open />);
  rerender(<Row left={left} open={false} />);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(focused));
});

// Radix starts to listen one task after opening, and decides on the click after the press
const press = (target: Element) => {
  act(() => void vi.runAllTimers());
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.click(target);
  act(() => void vi.runAllTimers());
};

it('does not take a press on a toast for a press outside', async () => {
  vi.useFakeTimers();
  const onOpenChange = vi.fn();
  render(
    <>
      <div className="sd-toaster">
        <button type="button">Undo</button>
      </div>
      <Modal {...base} onOpenChange={onOpenChange} />
    </>,
  );
  press(screen.getByText('Undo'));
  expect(onOpenChange).not.toHaveBeenCalled();
  press(document.querySelector('.sd-scrim') ?? document.body);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  vi.useRealTimers();
});

it.each([true, false])('is closed by Esc and by the scrim unless it is busy (%s)', (busy) => {
  vi.useFakeTimers();
  const onOpenChange = vi.fn();
  render(<Modal {...base} onOpenChange={onOpenChange} busy={busy} />);
  press(document.querySelector('.sd-scrim') ?? document.body);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual(busy ? [] : [[false], [false]]);
  vi.useRealTimers();
});
