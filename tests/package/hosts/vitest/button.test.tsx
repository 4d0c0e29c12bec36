import { Button, ConfirmModal } from '@seduh/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('presses a button', () => {
  const press = vi.fn();
  render(<Button onClick={press}>Pay</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(press).toHaveBeenCalledOnce();
});

it('opens a dialog', () => {
  render(
    <ConfirmModal open title="Remove the cake?" text="It is gone then." onConfirm={() => {}} onOpenChange={() => {}} />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Remove the cake?' })).toBeTruthy();
});
