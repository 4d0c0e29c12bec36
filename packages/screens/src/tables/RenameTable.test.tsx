import { tables } from '@seduh/api-client/mocks';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWhileSending, useUnansweredWrites, waysOutOf } from '../testing/busyDialog';
import { RenameTable } from './RenameTable';

useUnansweredWrites();

it('stays open while a name is being saved', async () => {
  const ways = await waysOutOf(
    (onClose) => <RenameTable table={tables[0]!} onClose={onClose} />,
    () => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Window' } });
      fireEvent.click(screen.getByText('Save'));
    },
  );
  expect(ways).toEqual(openWhileSending);
});
