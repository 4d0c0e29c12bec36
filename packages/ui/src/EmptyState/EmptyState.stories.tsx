import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { LinkButton } from '../LinkButton';
import { EmptyState } from './EmptyState';

const meta = {
  id: 'ui-emptystate',
  component: EmptyState,
  args: {
    glass: 'empty',
    title: 'Your cart is dry',
    text: 'Nothing in it yet. The favourites are a good place to start.',
    action: <LinkButton href="/products">See the menu</LinkButton>,
    headingLevel: 2,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoMatch: Story = {
  args: {
    glass: 'dashed',
    title: 'No match for "duren"',
    text: 'Check the spelling, or try one word less.',
    action: <Button>Clear the search</Button>,
  },
};

export const NoAction: Story = {
  args: {
    glass: 'lidded',
    title: 'No orders yet',
    text: 'New ones ring here the moment they come in.',
    action: undefined,
  },
};

export const Failed: Story = {
  args: {
    glass: 'tipped',
    title: '500, we spilled it',
    text: 'Our fault, not yours. Give us a minute and try again.',
    action: <Button>Try again</Button>,
  },
};

export const LongText: Story = {
  args: { title: 'No match for "a very long thing that nobody in this kitchen has ever heard of"' },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
};

/** The one next step can be reached. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
