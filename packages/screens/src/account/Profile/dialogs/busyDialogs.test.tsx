import { ApiProvider } from '@seduh/api-client';
import { handlers, sessions, signIn } from '@seduh/api-client/mocks';
import { fireEvent, render, screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadWords } from '../../../lib/words/words';
import PasswordModal from './PasswordModal';
import ReauthModal from './ReauthModal';

const server = setupServer(...handlers);
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadWords();
});
afterAll(() => server.close());

const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

it.each([true, false])('who is asked whether it is them may leave by Esc unless it is being sent (%s)', (busy) => {
  const onCancel = vi.fn();
  const asked = { hasPassword: true, error: undefined, onPassword: vi.fn(), onLeave: vi.fn() };
  render(<ReauthModal {...asked} busy={busy} onCancel={onCancel} />);
  escape();
  expect(onCancel).toHaveBeenCalledTimes(busy ? 0 : 1);
});

it('stays through Esc while a new password is being sent', async () => {
  signIn(sessions.customer);
  server.use(http.all('*', () => delay('infinite')));
  const onOpenChange = vi.fn();
  const { baseElement } = render(
    <ApiProvider>
      <PasswordModal open onOpenChange={onOpenChange} email="rani@seduh.example" hasPassword={false} />
    </ApiProvider>,
  );
  escape();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  const field = baseElement.querySelector('input[name="new_password"]')!;
  fireEvent.change(field, { target: { value: 'kopi-susu-siang' } });
  fireEvent.submit(field.closest('form')!);
  await vi.waitFor(() => expect(baseElement.querySelector('button[aria-busy="true"]')).not.toBeNull());
  escape();
  expect(onOpenChange).toHaveBeenCalledOnce();
});
