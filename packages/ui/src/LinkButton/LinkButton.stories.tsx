import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pencil } from '../icons';
import { LinkButton } from './LinkButton';

const meta = {
  id: 'ui-linkbutton',
  component: LinkButton,
  args: {
    href: '#register',
    children: 'Get started',
    variant: 'accent',
    size: 'md',
    block: false,
    danger: false,
    onClick: fn(),
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like a button, is an anchor. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Get started' });
    await expect(link).toHaveAttribute('href', '#register');
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
  },
};
export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Brand: Story = { args: { variant: 'brand' } };
export const Line: Story = { tags: ['pointer'], args: { variant: 'line', children: 'Sign up' } };
export const Quiet: Story = { tags: ['pointer'], args: { variant: 'quiet', size: 'sm', children: 'Login' } };
export const Danger: Story = { args: { danger: true, children: 'Delete account' } };
export const Large: Story = { args: { size: 'lg' } };
export const Block: Story = { args: { block: true } };
export const WithIcon: Story = { args: { variant: 'line', icon: <Pencil />, children: 'Edit Product' } };
export const LongText: Story = {
  args: { children: 'Back to all the products we brewed for you this morning' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
