import { minutesAgo, orderIn, showOrder } from '@seduh/api-client/mocks';
import type { LiveForecast, Order } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderScreen } from './OrderScreen';

// When it comes as the board stands, beside what was promised.
const brewing = { ...orderIn('preparing', DELIVERY.pickUp), ready_at: minutesAgo(-8) };

const meta = {
  title: 'Screens/Order/Foreseen',
  component: OrderScreen,
  args: { id: brewing.id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const inTime: LiveForecast = { from: minutesAgo(-3), to: minutesAgo(-8), is_late: false, reason: null };
const late: LiveForecast = { from: minutesAgo(-6), to: minutesAgo(-15), is_late: true, reason: null };
const showing = (forecast: LiveForecast, order: Order = brewing): Pick<Story, 'beforeEach'> => ({
  beforeEach({ msw }) {
    msw.use(showOrder({ ...order, forecast }));
  },
});

export const InTime: Story = {
  ...showing(inTime),
  play: async ({ canvas }) => {
    const range = await canvas.findByText('14:33–14:38', { exact: true });
    await expect(range.parentElement).toHaveTextContent('Ready to collect 14:33–14:38.');
  },
};

/** Nobody has taken it yet: the time is for when the kitchen has. */
export const NotAccepted: Story = {
  ...showing(inTime, { ...orderIn('pending', DELIVERY.doorDelivery), ready_at: minutesAgo(-8) }),
  play: async ({ canvas }) => {
    const range = await canvas.findByText('14:33–14:38', { exact: true });
    await expect(range.parentElement).toHaveTextContent('At your door 14:33–14:38, once the kitchen has accepted it.');
  },
};

/** Before the promised time, and nobody has said why. */
export const RunningLate: Story = {
  ...showing(late),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('14:45', { exact: true })).parentElement).toHaveTextContent(
      'Running late: now about 14:45.',
    );
  },
};

/** Packed, and nobody rides yet: a ride from now is behind the promise. */
export const LateRide: Story = {
  ...showing(
    { ...late, reason: 'The rain is heavy' },
    { ...orderIn('ready', DELIVERY.doorDelivery), ready_at: minutesAgo(-8) },
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('14:45', { exact: true })).parentElement).toHaveTextContent(
      'Running late: now about 14:45. The rain is heavy.',
    );
  },
};

/** In the words of staff, however many. */
export const WithReason: Story = {
  ...showing({ ...late, reason: 'The espresso machine needs a moment, and one of us is out today' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('14:45', { exact: true })).parentElement).toHaveTextContent(
      /now about 14:45\. The espresso machine needs a moment, and one of us is out today\.$/,
    );
    await expectNoSidewaysScroll();
  },
};

/** Staff know already today: the new time says its day. */
export const LateTomorrow: Story = {
  ...showing(
    { from: minutesAgo(-22 * 60), to: minutesAgo(-22 * 60), is_late: true, reason: 'No water until noon', minutes: 30 },
    { ...orderIn('confirmed', DELIVERY.pickUp), scheduled: true, ready_at: minutesAgo(-(21 * 60 + 30)) },
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('21 Nov, 12:30', { exact: true })).parentElement).toHaveTextContent(
      'Running late: now about 21 Nov, 12:30. No water until noon.',
    );
  },
};

export const Indonesian: Story = {
  ...showing({ ...late, reason: 'Pesanan lebih ramai dari biasanya' }),
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('14.45', { exact: true })).parentElement).toHaveTextContent(
      'Agak terlambat: sekarang sekitar pukul 14.45. Pesanan lebih ramai dari biasanya.',
    );
  },
};

/** Its forecast is over, and no newer one has come: what was promised stands there. */
export const Stale: Story = {
  ...showing({ ...inTime, from: minutesAgo(5), to: minutesAgo(1) }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('14:38', { exact: true })).parentElement).toHaveTextContent(
      'Ready to collect around 14:38, in 8 minutes.',
    );
  },
};
