import { ApiProvider } from '@seduh/api-client';
import { boardOrders, handlers, orderOffered, seenBy, sessions, signIn } from '@seduh/api-client/mocks';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../lib/words/words';
import DelayDialog from './delay/DelayDialog';
import OfferDialog from './offer/OfferDialog';
import { PauseDialog } from './pause/PauseDialog';
import { usePausing } from './pause/usePausing';
import StaffingDialog from './staffing/StaffingDialog';

const server = setupServer(...handlers);
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadWords();
});
beforeEach(() => {
  signIn(sessions.admin);
  // what is written is on its way for as long as the test takes
  server.use(http.all('*', ({ request }) => (request.method === 'GET' ? undefined : delay('infinite'))));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const brewing = seenBy(
  boardOrders.find(({ status_name }) => status_name === 'preparing')!,
  'Admin',
);
const Pausing = ({ onClose }: { onClose: () => void }) => (
  <PauseDialog pausing={usePausing()} open onOpenChange={onClose} />
);

it.each<[string, string[], (onClose: () => void) => ReactNode]>([
  [
    'why an order is late',
    ['A machine needs a moment', 'Tell the customer'],
    (onClose) => <DelayDialog order={brewing} onClose={onClose} />,
  ],
  ['what is had instead', ['Takes it'], (onClose) => <OfferDialog order={orderOffered()} onClose={onClose} />],
  ['who is on', ['Never', 'Save'], (onClose) => <StaffingDialog onClose={onClose} />],
  ['a pause', ['Pause'], (onClose) => <Pausing onClose={onClose} />],
])('%s: closed by Esc, but not while it is being sent', async (_, presses, dialogOf) => {
  const onClose = vi.fn();
  render(<ApiProvider>{dialogOf(onClose)}</ApiProvider>);
  const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  escape();
  expect(onClose).toHaveBeenCalledOnce();
  for (const words of presses) {
    const found = await screen.findByText(words);
    await vi.waitFor(() => expect(found.closest('button')?.disabled).not.toBe(true));
    act(() => found.click());
  }
  await vi.waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).not.toBeNull());
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});
