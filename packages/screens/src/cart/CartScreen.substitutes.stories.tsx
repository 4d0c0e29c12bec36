import type { CartLine } from '@seduh/api-client';
import { optionId, productBySlug, quoteFailures, sessions } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { expectNoSidewaysScroll } from '../testing/width';
import { CartScreen } from './CartScreen';

const lineFor = (slug: string, rest: Partial<CartLine> = {}): CartLine => {
  const { id, product_name, price, image } = productBySlug(slug);
  return { productId: id, productName: product_name, price, image, sizeId: 1, qty: 1, note: '', ...rest };
};
const oatIds = [optionId('Oat milk'), optionId('100 % sugar')];
const oatLatte = lineFor('hazelnut-latte', { optionIds: oatIds, qty: 2, note: 'Hot' });

// What the shop offers instead of what is sold out.
const meta = {
  title: 'Screens/Cart/Substitutes',
  component: CartScreen,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(quoteFailures.substituted);
    fillCart(sessions.customer.id, { lines: [oatLatte, lineFor('taro-latte'), lineFor('americano')] });
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By name and with what a piece costs more or less; the lines stay as they are until somebody says so. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Oat milk is sold out\. Soy milk instead, − IDR\s3,000 each\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Taro Latte is sold out\. Hazelnut Latte instead/)).toBeVisible();
    await expect(canvas.getByText('1 item')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
export const OnAPhone: Story = { ...Offered, globals: { viewport: { value: 'phone' } } };
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Susu oat habis\. Gantinya Susu kedelai/)).toBeVisible();
  },
};

/** One press: the line keeps its place, its note and its pieces, and is priced anew. */
export const Taken: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hazelnut Latte: take Soy milk' }));
    await expect(await canvas.findByText(/Soy milk.*, Hot$/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Oat milk is sold out/)).toBeNull());
    const [first] = canvas.getAllByRole('link', { name: /Latte|Americano/ });
    await expect(first).toHaveTextContent('Hazelnut Latte');
    const [quantity] = canvas.getAllByRole('spinbutton', { name: 'Quantity of Hazelnut Latte' });
    await expect(quantity).toHaveValue('2');
    await expect(await canvas.findByText('3 items')).toBeVisible();
  },
};

export const TakenBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Taro Latte: take Hazelnut Latte' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Taro Latte' })).toBeNull());
    const toast = (await canvas.findByText('Hazelnut Latte instead')).closest<HTMLElement>('.sd-toast')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Taro Latte' })).toBeVisible();
  },
};

/** The same cup is there already: the two become one line. */
export const JoinsItsEqual: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    fillCart(sessions.customer.id, {
      lines: [oatLatte, { ...oatLatte, optionIds: [optionId('Soy milk'), ...oatIds.slice(1)], qty: 1 }],
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hazelnut Latte: take Soy milk' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Hazelnut Latte' })).toHaveLength(1));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity of Hazelnut Latte' })).toHaveValue('3');
  },
};
