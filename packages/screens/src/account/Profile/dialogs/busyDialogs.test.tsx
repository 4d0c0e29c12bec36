import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openWhileSending, useUnansweredWrites, waysOutOf } from '../../../testing/busyDialog';
import PasswordModal from './PasswordModal';
import ReauthModal from './ReauthModal';

useUnansweredWrites();

it.each([true, false])('who is asked whether it is them may leave by Esc unless it is being sent (%s)', (busy) => {
  const onCancel = vi.fn();
  const asked = { hasPassword: true, error: undefined, onPassword: vi.fn(), onLeave: vi.fn() };
  render(<ReauthModal {...asked} busy={busy} onCancel={onCancel} />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(busy ? 0 : 1);
});

it('stays through Esc while a new password is being sent', async () => {
  const dialog = (onClose: () => void) => (
    <PasswordModal
      open
      onOpenChange={onClose}
      email="rani@seduh.example"
      name={null}
      phone={null}
      hasPassword={false}
    />
  );
  const send = () => {
    const field = document.querySelector('input[name="new_password"]')!;
    fireEvent.change(field, { target: { value: 'kopi-susu-siang' } });
    fireEvent.submit(field.closest('form')!);
  };
  expect(await waysOutOf(dialog, send)).toEqual(openWhileSending);
});
