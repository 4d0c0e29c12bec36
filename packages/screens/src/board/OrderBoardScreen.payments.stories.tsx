import {
  confirmPaymentFailures,
  counterOrders,
  orderIn,
  paying,
  showOrders,
  workableOrders,
} from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrderBoardScreen } from './OrderBoardScreen';
import { boardArgs } from '../testing/board';

const meta = {
  title: 'Screens/Orders/Payments',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is accepted before its money has come: staff say that it has, after a look at the exact amount. */
export const Transfer: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(...workableOrders([paying.byBank]));
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2051' }));
    await expect(card.getByText('Waiting for transfer IDR 114,500')).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Confirm payment' }));
    const question = await screen.findByRole('alertdialog', { name: 'Is SD-2051 paid?' });
    await expect(question).toHaveTextContent('A transfer of exactly IDR 114,500 has come from Rani Ayu.');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm payment' }));
    await expect(await canvas.findByText('SD-2051 is paid')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const TransferRefused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(confirmPaymentFailures.notOpen, ...workableOrders([paying.byBank]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm payment' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(question).toHaveTextContent('This payment is cancelled already'));
    await userEvent.click(within(question).getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Guests whom staff served: paid already, with a name or by the number, and nobody to chat with. */
export const AtTheCounter: Story = {
  beforeEach({ msw }) {
    msw.use(showOrders(counterOrders));
  },
  play: async ({ canvas }) => {
    const named = within(await canvas.findByRole('article', { name: 'SD-2081' }));
    await expect(named.getByText('Budi S.')).toBeVisible();
    await expect(named.getByText(/^Counter, table 12/)).toBeVisible();
    await expect(named.getByText('Paid')).toBeVisible();
    await expect(named.queryByRole('button', { name: /chat/i })).toBeNull();
    const guest = within(await canvas.findByRole('article', { name: 'SD-2080' }));
    await expect(guest.getByText('Guest')).toBeVisible();
    await expect(guest.getByText(/^Counter, take away/)).toBeVisible();
  },
};

/** The provider says when a card has paid: there is nothing to confirm. */
export const Card: Story = {
  beforeEach({ msw }) {
    msw.use(...workableOrders([paying.byCard, paying.declined as Order, paying.paid]));
  },
  play: async ({ canvas }) => {
    const awaited = within(await canvas.findByRole('article', { name: 'SD-2052' }));
    await expect(awaited.getByText('Waiting for card payment')).toBeVisible();
    await expect(awaited.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expect(awaited.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(canvas.getByText('Card declined, not paid yet')).toBeVisible();
    const paid = within(canvas.getByRole('article', { name: 'SD-2058' }));
    await expect(paid.getByText('Paid')).toBeVisible();
    await expect(paid.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

/** As a card: it is paid in the customer's app, and the provider says so. */
export const Qris: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(...workableOrders([paying.byQris, paying.qrisDeclined as Order, paying.qrisPaid]));
  },
  play: async ({ canvas }) => {
    const awaited = within(await canvas.findByRole('article', { name: 'SD-2062' }));
    await expect(awaited.getByText('Waiting for QRIS payment')).toBeVisible();
    await expect(awaited.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(canvas.getByText('QRIS declined, not paid yet')).toBeVisible();
    const paid = within(canvas.getByRole('article', { name: 'SD-2068' }));
    await expect(paid.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

/** Cash is asked for where the order changes hands, and may be taken before. */
export const Cash: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(...workableOrders([orderIn('ready', DELIVERY.pickUp)]));
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await expect(card.getByText('Take IDR 108,240 in cash')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Cash taken' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('You have taken IDR 108,240 in cash from Rani Ayu.');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm payment' }));
    await expect(await canvas.findByText('SD-2041 is paid')).toBeVisible();
    await expect(canvas.queryByText('Take IDR 108,240 in cash')).toBeNull();
  },
};

/** A rider needs to know where, whom to call, and what to take. */
export const Ride: Story = {
  beforeEach({ msw }) {
    msw.use(...workableOrders([orderIn('out for delivery')]));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await expect(card.getByText('Take IDR 118,240 in cash')).toBeVisible();
    await expect(card.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
};

export const Phone: Story = { ...Transfer, tags: ['posed'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Card, globals: { theme: 'dark' } };
