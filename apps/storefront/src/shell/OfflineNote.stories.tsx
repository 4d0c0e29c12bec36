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
