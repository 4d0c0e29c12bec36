import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SuccessModal } from './SuccessModal';

const meta = {
  id: 'ui-successmodal',
  component: SuccessModal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Matcha Latte created successfully',
    actions: [
      { label: 'See this product', href: '#product' },
      { label: 'Back to all products', href: '#products' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
} satisfies Meta<typeof SuccessModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Matcha Latte created successfully' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See this product' })).toHaveFocus();
  },
};
export const Buttons: Story = {
  args: {
    actions: [
      { label: 'See this product', onSelect: fn() },
      { label: 'Close', variant: 'quiet', onSelect: fn() },
    ],
  },
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions[1]?.onSelect).toHaveBeenCalledOnce();
  },
};
export const EscapeCloses: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const WithDescription: Story = { args: { description: 'It is on the menu from now on.' } };
export const LongText: Story = {
  args: { title: 'Nasi Goreng Kampung with Fried Egg, Prawn Crackers and Extra Sambal Terasi created successfully' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
