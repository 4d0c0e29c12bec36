import { productBySlug } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductEditScreen } from './ProductEditScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/ProductForm/Edit words',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields of a new product, with what is there in each. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const category = await canvas.findByLabelText<HTMLSelectElement>('Category');
    await expect([...category.options].map(({ value, text }) => `${value} ${text}`.trim())).toEqual([
      'Coffee',
      '1 Coffee',
      '2 Non Coffee',
      '3 Foods',
      '4 Add on',
    ]);
    await expect(category).toHaveValue('');
    await expect(canvas.getByLabelText('Description')).toHaveAttribute('placeholder', latte.description);
  },
};
