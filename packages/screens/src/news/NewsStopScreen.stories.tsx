import { NEWS_STOP_TOKEN, newsStopFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { NewsStopScreen } from './NewsStopScreen';

const meta = {
  title: 'Screens/NewsStop',
  component: NewsStopScreen,
  args: { token: NEWS_STOP_TOKEN },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsStopScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Stop news by e-mail' });

/** Nothing happens by opening the page: only the press stops anything. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(button(canvas)).toBeEnabled();
    // without script it is a plain form, back to the address with the token
    await expect(button(canvas).closest('form')).toHaveAttribute('method', 'post');
    await expect(button(canvas).closest('form')).not.toHaveAttribute('action');
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hentikan kabar lewat email' })).toBeVisible();
  },
};

/** As it is left, also by a press without script. */
export const Stopped: Story = {
  args: { token: undefined, outcome: 'stopped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No more news by e-mail' })).toBeVisible();
    const profile = canvas.getByRole('link', { name: 'Turn them on again in your profile' });
    await expect(profile).toHaveAttribute('href', '/profile');
  },
};

export const StoppedIndonesian: Story = {
  ...Stopped,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kabar lewat email berhenti' })).toBeVisible();
  },
};

export const Stops: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText(/^Done\. Receipts/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop news by e-mail' })).toBeNull();
  },
};

/** A link that the shop never wrote. */
export const LinkDead: Story = {
  tags: ['posed'],
  args: { token: 'made-up' },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText(/^This link does not work\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your profile' })).toHaveAttribute('href', '/profile');
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
    msw.use(newsStopFailures.slow);
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await waitFor(() => expect(button(canvas)).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The button stays: it may go better the next time. */
export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(newsStopFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    await expect(button(canvas)).toBeEnabled();
  },
};

export const FailedThenStopped: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText(/^Done\. Receipts/)).toBeVisible();
  },
};
