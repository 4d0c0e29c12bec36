import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { makeFile, pick } from '../../testing/pictures';
import { PromoNewScreen } from './PromoNewScreen';
import { fillIn, save } from '../../testing/promo';

/** What may be wrong with what is typed in. */
const meta = {
  title: 'Screens/PromoForm/New fields',
  component: PromoNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromoNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyFields: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Enter Discount'), '120');
    await save(canvas);
    await expect(await canvas.findByText('All input must be fulfilled')).toBeVisible();
    const asks = ['Add a picture.', 'Say how long it runs.', 'Think of a code.', 'Set a minimum, 0 for none.'];
    for (const ask of [...asks, 'Write a name.', 'Write a description.']) {
      await expect(canvas.getByText(ask)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Enter Discount')).toHaveAccessibleDescription(/A discount of 1 to 100 %/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drop a picture here' })).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Everything is there, but not all of it can be: said without a call, and without the words for what is missing. */
export const CannotBe: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await fillIn(canvas, 'sun day');
    await save(canvas);
    const code = canvas.getByLabelText('Coupon Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(/Letters, digits and - only/);
    await expect(canvas.queryByText('All input must be fulfilled')).toBeNull();
  },
};

/** The code is there already: said at it, and it has the focus once the question has gone. */
export const CodeTaken: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await fillIn(canvas, 'pasta20');
    await save(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    const code = canvas.getByLabelText('Coupon Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code exists already/));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Lazy Sunday');
  },
};

export const WrongPicture: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await pick(canvas, makeFile('image/webp'));
    await expect(await canvas.findAllByText('Extension file wrong! Only .jpeg, .jpg, .png are allowed.')).toHaveLength(
      2,
    );
  },
};
