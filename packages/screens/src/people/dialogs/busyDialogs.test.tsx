import { peopleFor } from '@seduh/api-client/mocks';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWhileSending, useUnansweredWrites, waysOutOf } from '../../testing/busyDialog';
import InviteDialog from './InviteDialog';
import TasksDialog from './TasksDialog';

useUnansweredWrites();

it('stays open while an invitation is being sent', async () => {
  const ways = await waysOutOf(
    (onClose) => <InviteDialog onClose={onClose} />,
    () => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'new@seduh.example' } });
      fireEvent.click(screen.getByText('Send invitation'));
    },
  );
  expect(ways).toEqual(openWhileSending);
});

it('stays open while the tasks of somebody are being changed', async () => {
  const cashier = peopleFor(undefined).staff.find(({ bundle }) => bundle === 'cashier')!;
  const ways = await waysOutOf(
    (onClose) => <TasksDialog member={cashier} onClose={onClose} />,
    () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Barista' }));
      fireEvent.click(screen.getByText('Save'));
    },
  );
  expect(ways).toEqual(openWhileSending);
});
