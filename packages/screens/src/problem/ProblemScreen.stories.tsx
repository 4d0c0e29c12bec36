import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProblemScreen } from './ProblemScreen';

const meta = {
  title: 'Screens/Problem',
  component: ProblemScreen,
  args: { problem: 'notFound', onReload: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProblemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404 Tidak ditemukan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
  },
};

export const IndonesianOffline: Story = {
  args: { problem: 'offline' },
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kamu sedang offline' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { problem: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forbidden')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
};

/** A typed address that is for colleagues: who is logged in stays so. */
export const NotPermitted: Story = {
  args: { problem: 'notPermitted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account may not do this')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not on your tray' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
};

export const Failed: Story = {
  args: { problem: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '500, we spilled it' })).toBeVisible();
  },
};

export const Reloads: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The menu in memory is one tap away, and needs no network. */
export const Offline: Story = {
  args: { problem: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByText(/your cart is kept, and paying waits/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
  },
};

export const Reloading: Story = {
  tags: ['posed'],
  args: { problem: 'offline', isReloading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  tags: ['!visual'],
  args: { problem: 'offline' },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { problem: 'failed' }, globals: { theme: 'dark' } };
