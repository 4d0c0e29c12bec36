import {
  makeOrder,
  makeQuote,
  productBySlug,
  quoteFailures,
  sessions,
  showOrder,
  showProduct,
  showQuote,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OrderScreen } from './OrderScreen';

const past = makeOrder({
  number: 2032,
  status: 'delivered',
  lines: [
    ['hazelnut-latte', 1, 2, 'Hot'],
    ['croissant', 2],
  ],
  placed: 2880,
  moved: 2850,
});
const today = makeQuote({
  lines: past.lines.map(({ product_id, size_id, qty, note }) => ({ product_id, size_id, qty, note })),
  delivery_id: 4,
});
const [latte, croissant] = today.lines as [(typeof today.lines)[number], (typeof today.lines)[number]];
const gone = { code: 'GONE' as const, msg: 'No longer on the menu', available: 0 };
const soldOut = { code: 'SOLD_OUT' as const, msg: 'Sold out', available: 0 };

/** An old order once more: nothing goes into the cart that is not as it was, unless it is said first. */
const meta = {
  title: 'Screens/Order/Again',
  component: OrderScreen,
  args: { id: past.id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showOrder(past));
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `1 Hazelnut Latte`, as the cart on the device has it. */
function inCart(): string[] {
  const kept = JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}') as {
    lines?: { qty: number; productName: string; price: number }[];
  };
  return (kept.lines ?? []).map(({ qty, productName, price }) => `${qty} ${productName} ${price}`);
}

export const Unchanged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/payment'));
    await expect(inCart()).toEqual([
      `1 Hazelnut Latte ${latte.unit_price}`,
      `2 Butter Croissant ${croissant.unit_price}`,
    ]);
  },
};

export const Changed: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    const sizes = [{ id: 2 as const, name: 'Large', surcharge: 4000 }];
    msw.use(
      showQuote({
        ...today,
        lines: [
          { ...latte, unit_price: latte.unit_price + 4000 },
          { ...croissant, problem: soldOut },
        ],
      }),
      showProduct({ ...productBySlug('hazelnut-latte'), sizes }),
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Order again' });
    await userEvent.click(again);
    const dialog = await screen.findByRole('alertdialog', { name: 'Not quite as before' });
    const changes = within(dialog).getAllByRole('listitem');
    await expect(changes[0]).toHaveTextContent(
      'Hazelnut Latte, Large · Whole milk, 100 % sugarIDR 29,000 a piece, IDR 4,000 of it for the size. It was IDR 25,000.',
    );
    await expect(changes[1]).toHaveTextContent('Butter CroissantSold out');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await expect(inCart()).toEqual([]);
    await userEvent.click(again);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await expect(args.onGo).toHaveBeenCalledWith('/payment');
    await expect(inCart()).toEqual(['1 Hazelnut Latte 29000']);
  },
};

export const AllGone: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(showQuote({ ...today, lines: today.lines.map((line) => ({ ...line, problem: gone })) }));
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Nothing of it is left' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See the menu' }));
    await expect(args.onGo).toHaveBeenCalledWith('/products');
    await expect(inCart()).toEqual([]);
  },
};

export const CannotBeLookedUp: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(quoteFailures.offline);
  },
  play: async ({ canvas, args, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await expect(await screen.findByRole('alertdialog', { name: 'That did not work' })).toHaveTextContent(
      'Network error',
    );
    msw.use(showQuote(today));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/payment'));
  },
};

export const ChangedOnAPhone: Story = {
  ...Changed,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Not quite as before' })).toBeVisible();
  },
};
