import { raniOrders, showReceipt } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { turnedAway } from '../testing/turnedAway';
import { ReceiptScreen } from './ReceiptScreen';

const [brewing] = raniOrders as [(typeof raniOrders)[number]];

/** The receipt of anybody's order, as staff open it. */
const meta = {
  title: 'Screens/Receipt/Staff',
  component: ReceiptScreen,
  args: {
    id: brewing.id,
    list: { of: 'staff', href: '/orders' },
    ticketHref: `/orders/${brewing.id}/ticket`,
    onPrint: fn(),
  },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is no page of the order for staff to go back to. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SD-2041', { selector: '.sd-crumbs *' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'SD-2041' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ticket and labels' })).toHaveAttribute(
      'href',
      `/orders/${brewing.id}/ticket`,
    );
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

/** On paper too an allergy is told by a word and an icon. */
export const AllergyNote: Story = {
  beforeEach({ msw }) {
    const lines = brewing.lines.map((line, index) => (index === 2 ? { ...line, note: 'alergi kacang' } : line));
    msw.use(showReceipt({ ...brewing, lines }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/alergi kacang/)).toHaveTextContent('Allergy: alergi kacang');
    await expect(canvas.getByText('Less ice, please')).toBeVisible();
  },
};

export const SignedOut: Story = turnedAway(null, `/orders/${brewing.id}/receipt`);

export const Forbidden: Story = turnedAway('customer', `/orders/${brewing.id}/receipt`);
