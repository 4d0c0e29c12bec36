import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from './HomeScreen';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up and order' })).toHaveAttribute('href', '/register');
    await expect(canvas.getAllByRole('heading', { name: 'Hazelnut Latte' })).toHaveLength(3);
    await expect(canvas.getByText('With a minimum purchase of IDR 200.000.')).toBeVisible();
  },
};

/** Who has an account is not asked to make one. */
export const SignedIn: Story = {
  parameters: { session: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
    await expect(canvas.queryByRole('link', { name: 'Sign up and order' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
