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
/** The page behind it is on its way; words and width stay. */
// dressed by the rules of Button, whose pictures show them
export const Loading: Story = { tags: ['!visual'], args: { loading: true } };
/** It keeps its place, says that it is off, and leads nowhere. */
export const Disabled: Story = {
  tags: ['!visual'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Get started' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
  },
};
/** While it loads it keeps the focus, and neither a press nor Enter follows it again. */
export const LoadingIsNotFollowed: Story = {
  tags: ['behaviour'],
  args: { loading: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Get started' });
    const { href } = window.location;
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link.click();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(href);
    await expect(link).toHaveFocus();
  },
};
/** No stop of the Tab key while it is off, and a press does nothing. */
export const DisabledIsPassed: Story = {
  tags: ['behaviour'],
  args: { disabled: true, onClick: fn() },
  render: (args) => (
    <>
      <LinkButton {...args} />
      <a href="#after">After</a>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Get started' });
    link.focus();
    await expect(link).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus();
    link.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
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
