import { userEvent, type within } from 'storybook/test';
import { pick, realPicture } from './pictures';

// What the stories of a new promo have in common.

type Canvas = ReturnType<typeof within>;

/** Fills in all that a promo must have. */
export async function fillIn(canvas: Canvas, code = 'sunday20'): Promise<void> {
  await pick(canvas, await realPicture());
  await userEvent.type(canvas.getByLabelText('Enter Discount'), '20');
  await userEvent.type(canvas.getByLabelText('Durations'), '7');
  await userEvent.type(canvas.getByLabelText('Coupon Code'), code);
  await userEvent.type(canvas.getByLabelText('Minimum Price'), '50000');
  await userEvent.type(canvas.getByLabelText('Name'), 'Lazy Sunday');
  await userEvent.type(canvas.getByLabelText('Description'), 'A fifth off everything, all Sunday.');
}

export const save = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Promo' }));
