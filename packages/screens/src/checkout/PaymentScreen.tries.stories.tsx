import { handlers, makeQuote, placeOrderFailures, quoteFailures, showQuote } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, lines, pressPay } from '../testing/payment';

// One order request makes one order, whatever happens on the way.
const meta = { ...atCheckout, title: 'Screens/Payment/Tries' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(placeOrderFailures.offline);
  },
  play: async ({ canvas, msw, args }) => {
    const keys: (string | null)[] = [];
    const note = ({ request }: { request: Request }) => {
      if (request.url.endsWith('/api/transactions')) keys.push(request.headers.get('idempotency-key'));
    };
    msw.events.on('request:start', note);
    await pressPay(canvas);
    await expect(await canvas.findByText(/trying again never orders twice/)).toBeVisible();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
    msw.events.removeListener('request:start', note);
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
  },
};

export const HurriedPresses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw, args }) => {
    let orders = 0;
    const count = ({ request }: { request: Request }) => {
      if (request.url.endsWith('/api/transactions')) orders += 1;
    };
    msw.events.on('request:start', count);
    await pressPay(canvas);
    await userEvent.keyboard('{Enter}'.repeat(9));
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
    msw.events.removeListener('request:start', count);
    await expect(orders).toBe(1);
  },
};

/** The answer was lost, then the cart was changed: still the same key, and still said. */
export const ChangedAfterALostAnswer: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(placeOrderFailures.offline);
  },
  play: async ({ canvas, msw, args }) => {
    const keys: (string | null)[] = [];
    const note = ({ request }: { request: Request }) => {
      if (request.url.endsWith('/api/transactions')) keys.push(request.headers.get('idempotency-key'));
    };
    msw.events.on('request:start', note);
    await pressPay(canvas);
    await expect(await canvas.findByText(/trying again never orders twice/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'One more' })[0]!);
    await expect(await canvas.findByText(/Your last try may have gone through/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your history' })).toHaveAttribute('href', '/history');
    msw.use(...handlers);
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
    msw.events.removeListener('request:start', note);
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
  },
};

/** The first try went through after all, with another cart: a second order only when it is meant. */
export const KeyReused: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(placeOrderFailures.keyReused);
  },
  play: async ({ canvas, msw, args }) => {
    await pressPay(canvas);
    await expect(await canvas.findByRole('link', { name: 'See your history' })).toHaveAttribute('href', '/history');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeDisabled());
    await userEvent.click(canvas.getAllByRole('button', { name: 'One more' })[0]!);
    await expect(canvas.getByText(/^This order may have gone through/, { selector: '.cart-side p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeDisabled();
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(canvas.getByRole('complementary', { name: 'Payment summary' })).toHaveFocus();
    await expect(args.onPlaced).not.toHaveBeenCalled();
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};

export const Recalculating: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showQuote(makeQuote({ lines: [{ product_id: lines[0]!.productId, size_id: 1, qty: 2 }], delivery_id: 4 })));
  },
  play: async ({ canvas, msw }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm and pay' });
    await waitFor(() => expect(button).toBeEnabled());
    msw.use(quoteFailures.slow);
    await userEvent.click(canvas.getAllByRole('button', { name: 'One more' })[0]!);
    // the cart hears of it a frame later
    await waitFor(() => expect(button).toBeDisabled());
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveAttribute('aria-busy', 'true');
  },
};
