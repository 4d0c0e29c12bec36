import { boardOrders, orderOffered, seenBy } from '@seduh/api-client/mocks';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useUnansweredWrites, waysOutOf } from '../testing/busyDialog';
import DelayDialog from './delay/DelayDialog';
import OfferDialog from './offer/OfferDialog';
import { PauseDialog } from './pause/PauseDialog';
import { usePausing } from './pause/usePausing';
import StaffingDialog from './staffing/StaffingDialog';

useUnansweredWrites();

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
  const { before, sending } = await waysOutOf(
    dialogOf,
    async () => {
      for (const words of presses) {
        const found = await screen.findByText(words);
        await waitFor(() => expect(found.closest('button')?.disabled).not.toBe(true));
        act(() => found.click());
      }
    },
    presses.at(-1),
  );
  expect([before.escape, sending.escape]).toEqual([true, false]);
});
