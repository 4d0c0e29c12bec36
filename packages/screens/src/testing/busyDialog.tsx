import { ApiProvider } from '@seduh/api-client';
import { handlers, sessions, signIn } from '@seduh/api-client/mocks';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { type ReactNode, Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadWords } from '../lib/words/words';

/** Signs the owner in at the mocks of a test file, which never answer what is written. @returns their server */
export function useUnansweredWrites() {
  const server = setupServer(...handlers);
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    await loadWords();
  });
  beforeEach(() => {
    signIn(sessions.admin);
    server.use(http.all('*', ({ request }) => (request.method === 'GET' ? undefined : delay('infinite'))));
  });
  afterEach(() => {
    cleanup();
    signIn(null);
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}

/** Whether Esc closes a dialog, and whether its button that leads back can be pressed. */
interface WaysOut {
  escape: boolean;
  back: boolean;
}

/**
 * Opens a dialog and lets it send.
 * @param send fills the form in, and presses what sends
 * @param back what the button that leads back says
 * @returns the ways out before, and while the answer is out
 */
export async function waysOutOf(
  dialogOf: (onClose: () => void) => ReactNode,
  send: () => unknown,
  back = 'Cancel',
): Promise<{ before: WaysOut; sending: WaysOut }> {
  const onClose = vi.fn();
  render(
    <ApiProvider>
      <Suspense>{dialogOf(onClose)}</Suspense>
    </ApiProvider>,
  );
  const words = await screen.findByText(back);
  const waysOut = (): WaysOut => {
    onClose.mockClear();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    return { escape: onClose.mock.calls.length > 0, back: words.closest('button')?.disabled === false };
  };
  const before = waysOut();
  await send();
  await waitFor(() => expect(document.querySelector('[role="dialog"] button[aria-busy="true"]')).not.toBeNull());
  return { before, sending: waysOut() };
}

/** What {@link waysOutOf} answers of a dialog that stays open while it sends. */
export const openWhileSending = {
  before: { escape: true, back: true },
  sending: { escape: false, back: false },
};
