import { loginFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TestScreen } from './TestScreen';

const meta = {
  title: 'Screens/Test',
  component: TestScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TestScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Good toast' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bad toast' })).toBeVisible();
  },
};

export const ShowsToasts: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Good toast' }));
    await expect(await canvas.findByText('This is a good toast')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bad toast' }));
    await expect(await canvas.findByText('This is a bad toast')).toBeVisible();
  },
};

/** A login that never works shows the server's words. */
export const ServerMessage: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login with wrong data' }));
    await expect(await canvas.findAllByText('Email/Password is Wrong!')).toHaveLength(2);
    await expect(localStorage.getItem('userInfo')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(loginFailures.offline);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login with wrong data' }));
    await expect(await canvas.findAllByText(/^Network error/)).toHaveLength(2);
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
