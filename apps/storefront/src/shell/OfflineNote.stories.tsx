import { findNetwork, loseNetwork } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OfflineNote } from './Notes';

const meta = {
  title: 'Screens/Shell/OfflineNote',
  component: OfflineNote,
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach() {
    loseNetwork();
    return findNetwork;
  },
} satisfies Meta<typeof OfflineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline. Your cart is kept, paying waits.')).toBeVisible();
  },
};

export const GoesByItself: Story = {
  ...Customer,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const note = canvas.getByText('You are offline. Your cart is kept, paying waits.');
    findNetwork();
    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};

export const Admin: Story = {
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' }, theme: 'dark' } };

/** So long before the moment of all stories, by a device whose clock is right, and to be read as 14:05. */
const kept = (days = 0) => <OfflineNote keptAt={Date.now() - 24.5 * 60_000 - days * 24 * 3_600_000} />;

/** Older answers stand in for what the network would say. */
export const AsOf: Story = {
  render: () => kept(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You are offline. What you see is as of 14:05. Your cart is kept, paying waits.'),
    ).toBeVisible();
  },
};

/** There is a network, but what answers is not the shop. */
export const NoAnswer: Story = {
  render: () => kept(),
  beforeEach: findNetwork,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'The shop does not answer. What you see is as of 14:05. Your cart is kept, paying waits.',
      ),
    ).toBeVisible();
  },
};

/** From another day. */
export const AsOfYesterday: Story = {
  render: () => kept(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What you see is as of 19 Nov 14:05\./)).toBeVisible();
  },
};
