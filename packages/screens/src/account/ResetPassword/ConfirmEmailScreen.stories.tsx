import { confirmEmailFailures, EMAIL_TOKEN } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';

const meta = {
  title: 'Screens/EmailLink/Confirm',
  component: ConfirmEmailScreen,
  args: { token: EMAIL_TOKEN },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Yes, this is my email' }));

/** Nothing happens by opening the page: only the press confirms. */
export const Default: Story = {};

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes, this is my email' })).toBeEnabled();
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Konfirmasi emailmu' })).toBeVisible();
  },
};

export const Confirms: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText(/^Your email is rani\.ayu@seduh\.example from now on/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your profile' })).toHaveAttribute('href', '/profile');
  },
};

export const LinkExpired: Story = {
  tags: ['posed'],
  args: { token: 'used-before' },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('This link has been used or is too old')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Yes, this is my email' })).toBeNull();
  },
};

/** Somebody else was faster. */
export const EmailTaken: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(confirmEmailFailures.taken);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText(/^Somebody else has an account with this email by now/)).toBeVisible();
  },
};

export const NoToken: Story = {
  args: { token: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This link is not complete/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(confirmEmailFailures.slow);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    const button = canvas.getByRole('button', { name: 'Yes, this is my email' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The link still works: the button stays. */
export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(confirmEmailFailures.failed);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
  },
};

export const FailedThenConfirmed: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await press(canvas);
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    msw.resetHandlers();
    await press(canvas);
    await expect(await canvas.findByText(/from now on/)).toBeVisible();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
