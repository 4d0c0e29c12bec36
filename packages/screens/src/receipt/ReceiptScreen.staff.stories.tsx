import { raniOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { turnedAway } from '../testing/turnedAway';
import { ReceiptScreen } from './ReceiptScreen';

const [brewing] = raniOrders as [(typeof raniOrders)[number]];

/** The receipt of anybody's order, as staff open it. */
const meta = {
  title: 'Screens/Receipt/Staff',
  component: ReceiptScreen,
  args: { id: brewing.id, list: { of: 'staff', href: '/orders' }, onPrint: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is no page of the order for staff to go back to. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SD-2041', { selector: '.sd-crumbs *' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'SD-2041' })).toBeNull();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SD-2041', { selector: '.sd-crumbs *' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pesanan' })).toBeVisible();
    await expect(canvas.getByText('Diantar', { selector: 'dt' })).toBeVisible();
    await expect(canvas.getAllByText(/, Reguler$/)[0]).toBeVisible();
  },
};

export const SignedOut: Story = turnedAway(null, `/orders/${brewing.id}/receipt`);

export const Forbidden: Story = turnedAway('customer', `/orders/${brewing.id}/receipt`);
