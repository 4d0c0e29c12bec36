import {
  closedShop,
  exampleQuote,
  handlers,
  placeOrderFailures,
  priceChanged,
  quoteFailures,
  showQuote,
  showShop,
  soldOut,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, findBanner, pressPay } from '../testing/payment';

// When an order is not to be had as asked: what is said, and that nothing is lost.
const meta = { ...atCheckout, title: 'Screens/Payment/Refusals' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PriceChanged: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(priceChanged);
  },
  play: async ({ canvas, args, msw }) => {
    await pressPay(canvas);
    const banner = within(await findBanner(canvas));
    const change = 'Hazelnut Latte, Regular · Whole milk, 100 % sugar: IDR 25,000 is now IDR 28,000';
    await expect(banner.getByRole('listitem')).toHaveTextContent(change);
    await expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeDisabled();
    await expect(args.onPlaced).not.toHaveBeenCalled();
    msw.use(...handlers);
    await userEvent.click(banner.getByRole('button', { name: 'Pay IDR 123,520 instead' }));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};

export const SoldOut: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(soldOut);
  },
  play: async ({ canvas, msw, args }) => {
    await pressPay(canvas);
    await expect(await canvas.findByText('Hazelnut Latte: Sold out', { selector: 'li' })).toBeVisible();
    await expect(canvas.getByText('Order', { selector: 'span' }).closest('li')).toHaveAttribute('aria-current', 'step');
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Hazelnut Latte' })).toBeNull());
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};

export const NotEnough: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const [first, ...rest] = exampleQuote.lines;
    const problem = { code: 'NOT_ENOUGH' as const, msg: 'Only 1 left', available: 1 };
    msw.use(showQuote({ ...exampleQuote, lines: [{ ...first!, problem }, ...rest] }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take what is left' }));
    const stepper = within(canvas.getByRole('group', { name: 'Quantity of Hazelnut Latte' }));
    await expect(stepper.getByRole('spinbutton')).toHaveValue('1');
  },
};

export const Closed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showShop(closedShop), quoteFailures.closed);
  },
  play: async ({ canvas, msw, args }) => {
    await expect(await findBanner(canvas)).toHaveTextContent('Closed. Opens tomorrow at 07:00');
    // nothing is ready in a quarter of an hour
    await expect(canvas.queryByText(/^Ready about/)).toBeNull();
    await pressPay(canvas);
    await expect((await findBanner(canvas)).parentElement).toHaveFocus();
    await expect(args.onPlaced).not.toHaveBeenCalled();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Set Time' }));
    const day = await canvas.findByLabelText('Day');
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeEnabled());
  },
};

export const ClosedWhilePaying: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(placeOrderFailures.closed);
  },
  play: async ({ canvas }) => {
    await pressPay(canvas);
    await expect(await canvas.findByRole('button', { name: 'Set Time' })).toBeVisible();
    await expect(await findBanner(canvas)).toHaveTextContent('Closed. Opens tomorrow at 07:00');
  },
};

export const OutsideDeliveryWindow: Story = {
  beforeEach({ msw }) {
    msw.use(quoteFailures.outsideWindow);
  },
  play: async ({ canvas }) => {
    await expect(await findBanner(canvas)).toHaveTextContent('Delivery only on Monday to friday at 1 - 7 pm');
  },
};

export const PromoRefused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(placeOrderFailures.promoRefused);
  },
  play: async ({ canvas }) => {
    await pressPay(canvas);
    const banner = within(await findBanner(canvas));
    await expect(banner.getByText('Already used today')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Pay IDR 145,300 instead' })).toBeVisible();
  },
};

/** Too much of this customer waits to be paid: what to do is said, and the cart is as it was. */
export const HoldLimit: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(placeOrderFailures.holdLimit);
  },
  play: async ({ canvas, msw, args }) => {
    await pressPay(canvas);
    const banner = within(await findBanner(canvas));
    await expect(banner.getByText('You have 3 orders to pay. Pay or cancel one first')).toBeVisible();
    await expect(banner.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/history');
    await expect(canvas.getByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
    await expect(args.onPlaced).not.toHaveBeenCalled();
    msw.use(...handlers);
    await userEvent.click(banner.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};

export const PriceChangedOnAPhone: Story = {
  ...PriceChanged,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await pressPay(canvas);
    await expect(await canvas.findByRole('button', { name: 'Pay IDR 123,520 instead' })).toBeVisible();
  },
};
