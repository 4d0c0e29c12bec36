import { eventFailures, orderIn, overtaken, paying, showEvents, showOrder } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OrderScreen } from './OrderScreen';

const meta = {
  title: 'Screens/Order/On its way',
  component: OrderScreen,
  args: { id: orderIn('pending').id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story about an order in another state. */
const showing = (order: ReturnType<typeof orderIn>): Pick<Story, 'beforeEach'> => ({
  beforeEach({ msw }) {
    msw.use(showOrder(order));
  },
});

export const Placed: Story = {
  ...showing(orderIn('pending')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    await expect(canvas.getByText('The counter is one call away.')).toBeVisible();
  },
};

export const Cancel: Story = {
  tags: ['posed'],
  args: { id: paying.paid.id },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cancel order' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: 'no' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'no' }));
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await expect(canvas.getByText('Refunded IDR 114,500 on 20 Nov.')).toBeVisible();
  },
};

/** Staff were faster: the reason is said, and nothing is lost. */
export const CancelTooLate: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(...overtaken(orderIn('pending'), orderIn('confirmed')));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    // beside the button until that goes, and in a toast after it
    const message = 'This order is confirmed and cannot become confirmed';
    await waitFor(() => expect(canvas.getAllByText(message).at(-1)).toBeVisible());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Accepted' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  },
};

/** The kitchen says it is ready: the page follows by itself. */
export const FollowsTheKitchen: Story = {
  async beforeEach({ msw }) {
    // the connection of the story before is kept for a second
    await new Promise((resolve) => setTimeout(resolve, 1100));
    msw.use(eventFailures.failed, showOrder(orderIn('preparing')));
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Brewing now' });
    await expect(canvas.getByText('Connecting')).toBeVisible();
    const { id, number, ready_at: at } = orderIn('ready');
    msw.use(showOrder(orderIn('ready')), showEvents({ order_id: id, number, status_name: 'ready', kind: 'moved', at }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ready' })).toBeVisible();
    await expect(canvas.getByText('Live')).toBeVisible();
  },
};

export const OnTheWay: Story = showing(orderIn('out for delivery'));

export const ReadyToCollect: Story = {
  ...showing(orderIn('ready', DELIVERY.pickUp)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SD-2041', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText('Say SD-2041 at the counter.')).toBeVisible();
    await expect(canvas.getByText('Collect at Seduh')).toBeVisible();
  },
};

export const Served: Story = {
  ...showing({ ...orderIn('delivered', DELIVERY.dineIn), table: '7' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Served' })).toBeVisible();
    await expect(canvas.getByText('Table 7')).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
};

export const Cancelled: Story = {
  ...showing(orderIn('cancelled')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to pay.')).toBeVisible();
    await expect(canvas.getByText('The taro has run out')).toBeVisible();
  },
};
