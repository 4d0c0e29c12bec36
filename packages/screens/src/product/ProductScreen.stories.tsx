import {
  handlers,
  longProduct,
  productBySlug,
  productFailures,
  shopFailures,
  showProduct,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { ProductScreen } from './ProductScreen';
import { triedAgain } from '../testing/triedAgain';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(...handlers);
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: latte.product_name })).toBeVisible();
    await expect(canvas.getAllByText(/\(1\) Regular/).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/ x IDR /)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    // with what is in the cart already
    await expect(await canvas.findByText(/^Ready \d\d:\d\d–\d\d:\d\d$/)).toBeVisible();
    await expect(await canvas.findByText(/^\(1\) Regular, Dine in, ready \d\d:\d\d–\d\d:\d\d$/)).toBeInTheDocument();
  },
};

/** Its words and prices as Indonesians write them; names and descriptions of products are the shop's. */
export const Indonesian: Story = {
  ...Success,
  globals: { locale: 'id' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: /^Makan di tempat/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Kopi' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/Rp25\.000/);
    await expect(await canvas.findByText(/^Siap \d\d\.\d\d–\d\d\.\d\d$/)).toBeVisible();
  },
};

export const ChoosesAndChecksOut: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    // price times quantity, in the figure, and how it came about beside it
    await expect(canvas.getByText('2 x IDR 25,000')).toBeVisible();
    await expect(canvas.getAllByText(/\(2\) Large/).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Added to cart')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };

/** The call to the staff keeps its role and its place while the shop's number is on its way. */
export const ShopOnItsWay: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.slow);
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Ask a staff' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SetTime: Story = {
  tags: ['posed'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    // the quarter of an hour in which it can be ready, and its day
    await expect(canvas.getByLabelText('Day')).toHaveDisplayValue('Today');
    await expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('14:45');
    await expect(canvas.getByText(/Dine in today 14:45$/)).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Day'), 'Monday');
    await expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('14:45');
    await expect(canvas.getByText(/Dine in Monday 14:45$/)).toBeInTheDocument();
  },
};

export const SurchargeForSize: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const sizes = latte.sizes.map((size) => ({ ...size, surcharge: (size.id - 1) * 4000 }));
    msw.use(showProduct({ ...latte, sizes }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Extra Large' }));
    // the prefix is dressed in an element of its own
    const prices = canvas.getAllByText((_, element) => element?.textContent === 'IDR 33,000');
    await expect(prices[0]).toBeVisible();
  },
};

export const SoldOut: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.soldOut);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Sold out')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showProduct(longProduct));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longProduct.product_name })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const LongSum: Story = {
  ...LongText,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longProduct.product_name })).toBeVisible();
    for (let pieces = 1; pieces < 10; pieces += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    }
    await expect(canvas.getByText('10 x IDR 100,000,000')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = {
  parameters: { session: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to cart' })).toBeEnabled();
  },
};

/** Visitors may fill a cart, too: it is the device's until somebody logs in. */
export const FillsACartSignedOut: Story = {
  ...SignedOut,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: 'Add to cart' });
    if (add) await userEvent.click(add);
    await expect(await canvas.findByText('Added to cart')).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('seduh.cart') ?? '{}')).toMatchObject({
      lines: [{ productId: latte.id, qty: 1 }],
    });
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.slow);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.notFound);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('404 Not Found')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('heading', { level: 1, name: latte.product_name })),
};
