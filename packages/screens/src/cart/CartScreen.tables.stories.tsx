import { getSeat } from '@seduh/api-client';
import { exampleQuote, sessions } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart, linesOf } from '../testing/cart';
import { sitAt } from '../testing/seat';
import { CartScreen } from './CartScreen';

const lines = linesOf(exampleQuote);

const meta = {
  title: 'Screens/Cart/Tables',
  component: CartScreen,
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach() {
    fillCart(sessions.customer.id, { lines, deliveryId: DELIVERY.dineIn });
    sitAt('7');
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTable: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Table 7 · dine in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not at a table' })).toBeVisible();
  },
};

export const AtTableIndonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Meja 7 · makan di tempat')).toBeVisible();
  },
};

/** Another way of having it goes without the table, and says so. */
export const NotDineIn: Story = {
  beforeEach: () => fillCart(sessions.customer.id, { lines, deliveryId: DELIVERY.pickUp }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Table 7 is not on this order')).toBeVisible();
  },
};

export const DinesInAfterAll: Story = {
  ...NotDineIn,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dine in there' }));
    await expect(await canvas.findByText('Table 7 · dine in')).toBeVisible();
  },
};

/** Left, and taken back. */
export const Leaves: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not at a table' }));
    await waitFor(() => expect(getSeat()).toBeNull());
    const toast = (await canvas.findByText('No table any more')).closest<HTMLElement>('.sd-toast')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Table 7 · dine in')).toBeVisible();
  },
};
