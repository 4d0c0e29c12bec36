import { cardWithFew, fullCard, quotesFor, sessions, showCard } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { atCheckout, lines } from '../testing/payment';

const meta = {
  ...atCheckout,
  title: 'Screens/Payment/Points',
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines });
    msw.use(showCard(fullCard), quotesFor(fullCard));
  },
} satisfies Meta<typeof atCheckout.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const slipOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Order summary' }));

/** A free cup is on offer, beside the code. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    const slip = await slipOf(canvas);
    await expect(await slip.findByRole('button', { name: 'Use 20 points: a free cup' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pakai 20 poin: minuman gratis' })).toBeVisible();
  },
};

/** In use: the slip says so, and asks for no code. */
export const Used: Story = {
  beforeEach: () => fillCart(sessions.customer.id, { lines, usePoints: true }),
  play: async ({ canvas }) => {
    const slip = await slipOf(canvas);
    await expect(await slip.findByText('Free cup for 20 points')).toBeVisible();
    await expect(slip.getByText('Free cup')).toBeVisible();
    await expect(slip.queryByRole('textbox')).toBeNull();
  },
};

export const Toggles: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const slip = await slipOf(canvas);
    await userEvent.click(await slip.findByRole('button', { name: 'Use 20 points: a free cup' }));
    await expect(await slip.findByText('Free cup for 20 points')).toBeVisible();
    await userEvent.click(await slip.findByRole('button', { name: 'Keep my points' }));
    await expect(await slip.findByRole('button', { name: 'Use 20 points: a free cup' })).toBeVisible();
  },
};

/** The points were used elsewhere meanwhile. */
export const NotThereAnyMore: Story = {
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines, usePoints: true });
    msw.use(showCard(cardWithFew), quotesFor(cardWithFew));
  },
  play: async ({ canvas }) => {
    const slip = await slipOf(canvas);
    await expect(await slip.findByText('14 more points to a free cup')).toBeVisible();
    await expect(slip.getByRole('button', { name: 'Keep my points' })).toBeVisible();
  },
};

export const TooFew: Story = {
  beforeEach({ msw }) {
    msw.use(showCard(cardWithFew), quotesFor(cardWithFew));
  },
  play: async ({ canvas }) => {
    const slip = await slipOf(canvas);
    await waitFor(() => expect(slip.getByRole('textbox')).toBeVisible());
    await expect(slip.queryByRole('button', { name: /points/ })).toBeNull();
  },
};
