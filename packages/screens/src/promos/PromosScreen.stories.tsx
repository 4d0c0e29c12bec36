import { endPromoFailures, longPromo, promoFailures, promos, showPromos } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { PromosScreen } from './PromosScreen';

/** Of all that run. */
const unused = promos.filter(({ used }) => used === 0).length;

const meta = {
  title: 'Screens/Promos',
  component: PromosScreen,
  args: { state: 'running', page: 1, onChange: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit PASTA20' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/promos\/[\w-]+\/edit$/),
    );
    await expect(canvas.getByRole('link', { name: 'Add Promo' })).toHaveAttribute('href', '/promos/new');
    await expect(canvas.getAllByText('0 uses')).toHaveLength(unused);
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ubah PASTA20' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tambah promo' })).toBeVisible();
    await expect(canvas.getAllByText('0 kali dipakai')).toHaveLength(unused);
  },
};

export const ChoosesEnded: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: 'Edit PASTA20' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Ended' }));
    await expect(args.onChange).toHaveBeenCalledWith({ state: 'ended', page: 1 });
  },
};

/** Nothing can be ended twice. */
export const Ended: Story = {
  args: { state: 'ended' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50 of 50 uses')).toBeVisible();
    await expect(canvas.getByText('ended 25 Oct')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^End / })).toBeNull();
  },
};

export const End: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End PASTA20' }));
    const question = await screen.findByRole('alertdialog', { name: 'End PASTA20?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'End it' }));
    await expect(await canvas.findByText('PASTA20 has ended')).toBeVisible();
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};

export const EndFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(endPromoFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End PASTA20' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End it' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toHaveTextContent('Something went wrong on our side'));
  },
};

export const Paged: Story = {
  args: { page: 2 },
  beforeEach({ msw }) {
    msw.use(showPromos([]));
  },
};

export const PagedBack: Story = {
  ...Paged,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to page 1' }));
    await expect(args.onChange).toHaveBeenCalledWith({ state: 'running', page: 1 });
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(promoFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No promo runs today')).toBeVisible();
  },
};

export const NoneEnded: Story = {
  args: { state: 'ended' },
  beforeEach({ msw }) {
    msw.use(promoFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None has ended yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(promoFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the promos')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(promoFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('link', { name: 'Edit PASTA20' }), showPromos(promos)),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showPromos([longPromo]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Edit ${longPromo.code}` })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/promos');

export const Forbidden: Story = turnedAway('customer', '/promos');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
