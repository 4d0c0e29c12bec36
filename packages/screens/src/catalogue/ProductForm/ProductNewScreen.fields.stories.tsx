import { LIMITS } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { makeFile, pick, realPicture } from '../../testing/pictures';
import { ProductNewScreen } from './ProductNewScreen';

const meta = {
  title: 'Screens/ProductForm/New fields',
  component: ProductNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each field says what it asks for; the first one has the focus, and a field that is put right is silent again. */
export const EmptyFields: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Matcha Tonic');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await expect(await canvas.findByText('All input must be fulfilled')).toBeVisible();
    for (const ask of ['Add a picture.', 'Set a price.', 'Choose a category.', 'Write a description.']) {
      await expect(canvas.getByText(ask)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drop a picture here' })).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Price'), '1');
    await expect(canvas.queryByText('Set a price.')).toBeNull();
    await expect(canvas.getByText('Write a description.')).toBeVisible();
  },
};

/** Its type is looked at before its size, and the picture before it stays. */
export const WrongPicture: Story = {
  tags: ['posed'],
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelector('.sd-drop img')?.getAttribute('src');
    await pick(canvas, await realPicture());
    await waitFor(() => expect(shown()).toMatch(/^blob:/));
    const former = shown();
    await pick(canvas, makeFile('image/gif', LIMITS.imageBytes + 1));
    const drop = canvas.getByRole('button', { name: 'Drop a picture here' });
    await expect(drop).toHaveAccessibleDescription(/Extension file wrong! Only .jpeg, .jpg, .png are allowed\./);
    await pick(canvas, makeFile('image/png', LIMITS.imageBytes + 1));
    await expect(drop).toHaveAccessibleDescription(/File to large\. Max\. file size 2 Mb/);
    await expect(shown()).toBe(former);
    await pick(canvas, makeFile('image/jpeg', LIMITS.imageBytes));
    await expect(drop).not.toHaveAccessibleDescription(/File to large/);
  },
};

export const StockAndSizes: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Stock and sizes'));
    await userEvent.click(canvas.getByLabelText(/Count portions/));
    await userEvent.type(canvas.getByLabelText('Portions'), '2o0');
    await expect(canvas.getByLabelText('Portions')).toHaveValue('20');
    await expect(canvas.getByLabelText('Extra Large costs more')).toBeVisible();
    // what does not come in a size has no surcharge for it either
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Extra Large' }));
    await expect(canvas.queryByLabelText('Extra Large costs more')).toBeNull();
    for (const name of ['Regular', 'Large']) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await expect(canvas.getByRole('group', { name: 'Comes in' })).toHaveAccessibleDescription(
      'Choose at least one size.',
    );
  },
};
