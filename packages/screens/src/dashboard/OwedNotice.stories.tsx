import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwedNotice } from './Notices';

const meta = {
  title: 'Screens/Dashboard/OwedNotice',
  component: OwedNotice,
  args: { owed: { count: 4, amount: 344_000 } },
  parameters: { session: 'admin' },
} satisfies Meta<typeof OwedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '4 refunds owed' })).toHaveAttribute('href', '/owed');
    await expect(canvas.getByText(', IDR 344,000 in all.', { exact: false })).toBeVisible();
  },
};

export const One: Story = {
  args: { owed: { count: 1, amount: 27_500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 refund owed' })).toBeVisible();
  },
};

/** Where nothing is owed nothing is said. */
export const NothingOwed: Story = {
  tags: ['!visual'],
  args: { owed: { count: 0, amount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/owed/)).toBeNull();
  },
};
