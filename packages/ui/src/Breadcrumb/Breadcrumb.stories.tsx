import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  id: 'ui-breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Coffee', href: '#coffee' }, { label: 'Hazelnut Latte' }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeLevels: Story = {
  args: {
    items: [
      { label: 'Product', href: '#product' },
      { label: 'Non Coffe', href: '#non-coffe' },
      { label: 'Matcha Latte' },
    ],
  },
};
export const LongText: Story = {
  args: {
    items: [
      { label: 'Foods', href: '#foods' },
      { label: 'Nasi Goreng Kampung with Fried Egg, Prawn Crackers and Extra Sambal Terasi' },
    ],
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

/** The ways up can be reached. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Coffee' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
