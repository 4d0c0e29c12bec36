import { collectFailures, collectKeyFailures, makeCollectKeyFailures, showCollect } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atTelevision, screenOf } from '../testing/collect';

/** Where staff make the television's link: before there is one, and when that fails. */
const meta = {
  ...atTelevision,
  title: 'Screens/Collect/Link',
  args: { ...atTelevision.args, linkKey: null },
  parameters: { ...atTelevision.parameters, session: 'admin' },
  beforeEach({ msw }) {
    msw.use(showCollect(screenOf(5, 3)));
  },
} satisfies Meta<typeof atTelevision.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  beforeEach({ msw }) {
    msw.use(collectKeyFailures.none);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is no link yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  },
};

/** Its button goes with it: the focus stands on the link that came in its place. */
export const Makes: Story = {
  ...None,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/\/collect#next-key/));
    await expect(await canvas.findByRole('region', { name: 'Ready' })).toBeVisible();
  },
};

export const MakeFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(collectKeyFailures.none, makeCollectKeyFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Make the link' })).toBeEnabled();
  },
};

export const LinkLoading: Story = {
  beforeEach({ msw }) {
    msw.use(collectKeyFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Its link' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LinkFailed: Story = {
  beforeEach({ msw }) {
    msw.use(collectKeyFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The link did not come')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Another member of staff has made a new one: it takes the place of the dead one by itself. */
export const Replaced: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('region', { name: 'Ready' })).toBeVisible();
    msw.use(collectKeyFailures.replaced, collectFailures.dead);
    await waitFor(() => expect(canvas.getByText(/\/collect#next-key/)).toBeVisible(), { timeout: 8000 });
    await expect(await canvas.findByText('This link is not in use any more')).toBeVisible();
  },
};
