import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { ProductNewScreen } from './ProductNewScreen';

const meta = {
  title: 'Screens/ProductForm/New words',
  component: ProductNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The categories as forms call them. */
export const Categories: Story = {
  play: async ({ canvas }) => {
    const options = [...canvas.getByLabelText<HTMLSelectElement>('Category').options].filter(({ value }) => value);
    await expect(options.map(({ value, text }) => `${value} ${text}`)).toEqual([
      '1 Coffee',
      '2 Non Coffee',
      '3 Foods',
      '4 Add on',
    ]);
  },
};

/** Both lead to the file chooser. */
export const TwoWaysToAPicture: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const opened: string[] = [];
    const click = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      opened.push(this.type);
    });
    for (const name of ['Take Picture', 'Choose From Gallery']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(opened).toEqual(['file', 'file']);
    click.mockRestore();
  },
};
