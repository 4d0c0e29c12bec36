import {
  closingShop,
  handlers,
  lastRideShop,
  pausedAllShop,
  productBySlug,
  quotesOf,
  sessions,
  showShop,
  timesFailures,
} from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');

/** When it would be ready now, beside the question and in the strip, and why it cannot be had now. */
const meta = {
  title: 'Screens/Product/Now',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(...handlers);
    fillCart(sessions.customer.id, { deliveryId: DELIVERY.pickUp });
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = String.raw`\d\d:\d\d–\d\d:\d\d$`;
const STRIP = '(1) Regular, Pick up';

export const PickUp: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(`^Ready ${RANGE}`))).toBeVisible();
    await expect(
      await canvas.findByText(new RegExp(String.raw`^\(1\) Regular, Pick up, ready ${RANGE}`)),
    ).toBeVisible();
  },
};

export const ToTheDoor: Story = {
  beforeEach: () => fillCart(sessions.customer.id, {}),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(new RegExp(String.raw`^\(1\) Regular, Door delivery, at your door ${RANGE}`)),
    ).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/, Ambil sendiri, siap \d\d\.\d\d–\d\d\.\d\d$/)).toBeVisible();
  },
};

/** No time is said that nobody knows. */
export const OnItsWay: Story = {
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(timesFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(canvas.getByText(STRIP)).toBeVisible();
    await expect(canvas.queryByText(/^Ready /)).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(timesFailures.failed);
  },
  play: OnItsWay.play!,
};

/** The shop closes before it would be ready. */
export const LastOrders: Story = {
  beforeEach({ msw }) {
    msw.use(showShop(closingShop), ...quotesOf(closingShop));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This may be ready only after we close at 14:35.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Order for tomorrow 07:15' })).toBeVisible();
    await expect(canvas.getByText(STRIP)).toBeVisible();
    await expect(canvas.queryByText(/^Ready /)).toBeNull();
  },
};

/** The riders go home before it would be at the door. */
export const LastRide: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showShop(lastRideShop), ...quotesOf(lastRideShop));
    fillCart(sessions.customer.id, {});
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This may reach you only after our deliveries end at 14:45.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Order for Monday 13:00' })).toBeVisible();
  },
};

/** The first time that can be had does not come: one picks it in the lists. */
export const PausedTimesFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showShop(pausedAllShop), timesFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a time' }));
    await expect(await canvas.findByLabelText('Day')).toHaveDisplayValue('Tomorrow');
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
};
