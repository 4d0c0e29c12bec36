import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Footer } from './Footer';

const meta = {
  id: 'ui-footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brandHref: '/',
    blurb: 'Coffee and food, brewed to order in 30+ spots across the city.',
    columns: [
      {
        title: 'Product',
        items: [
          { label: 'Coffee', href: '/products?categories=coffee' },
          { label: 'Non Coffee', href: '/products?categories=non-coffee' },
          { label: 'Foods', href: '/products?categories=foods' },
        ],
      },
      {
        title: 'Help',
        items: [
          { label: 'Ask a staff', href: '/help' },
          { label: 'Terms', href: '/terms' },
        ],
      },
      { title: 'Hours', items: [{ label: 'Every day 7 am - 9 pm' }, { label: 'Delivery Mon - Fri 1 - 7 pm' }] },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    columns: [
      { title: 'Help', items: [{ label: 'What we do about allergies, in every kitchen of ours', href: '/help' }] },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** From the brand on to the first column. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Seduh, home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Coffee' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
