import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWhileSending, useUnansweredWrites, waysOutOf } from '../testing/busyDialog';
import MoveCash from './MoveCash';

useUnansweredWrites();

it('stays open while what is put into the drawer is being noted', async () => {
  const ways = await waysOutOf(
    (onClose) => <MoveCash kind="float" onClose={onClose} />,
    () => {
      fireEvent.change(screen.getByRole('textbox', { name: /Amount/ }), { target: { value: '50000' } });
      fireEvent.click(screen.getByText('Save'));
    },
  );
  expect(ways).toEqual(openWhileSending);
});
