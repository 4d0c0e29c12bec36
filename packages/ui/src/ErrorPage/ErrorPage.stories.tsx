import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { LinkButton } from '../LinkButton';
import { ErrorPage } from './ErrorPage';

const meta = {
  id: 'ui-errorpage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    glass: 'empty',
    status: '404 Not Found',
    title: 'We looked under every cup',
    text: 'This page is not here. It may have sold out, or the address has a typo.',
    actions: (
      <>
        <LinkButton size="lg" href="/">
          Back to home
        </LinkButton>
        <LinkButton size="lg" variant="line" href="/products">
          See the menu
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Forbidden: Story = {
  args: { glass: 'lidded', status: 'Forbidden', title: 'The lid is on', text: 'This one is for staff only.' },
};

export const Failed: Story = {
  args: {
    glass: 'tipped',
    status: undefined,
    title: '500, we spilled it',
    text: 'Our fault, not yours. Give us a minute and try again.',
    actions: <Button size="lg">Reload</Button>,
  },
};

export const Offline: Story = {
  args: {
    glass: 'dashed',
    status: undefined,
    title: 'You are offline',
    text: 'Your cart is safe on this phone. We go on when you are back.',
    actions: <Button size="lg">Try again</Button>,
  },
};

export const NoActions: Story = { args: { actions: undefined } };
export const LongText: Story = {
  args: { title: 'We looked under every cup, behind every shelf and in all of the sacks' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** The likeliest step comes first. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkFailed: Story = { ...Failed, globals: { theme: 'dark' } };
