import { exampleQuote, longProduct, quoteFailures, sessions } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart, linesOf } from '../testing/cart';
import { expectNoSidewaysScroll } from '../testing/width';
import { CartScreen } from './CartScreen';

const lines = linesOf(exampleQuote);

const meta = {
  title: 'Screens/Cart',
  component: CartScreen,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach: () => fillCart(sessions.customer.id, { lines }),
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const summary = within(canvas.getByRole('region', { name: 'So far' }));
    await waitFor(() => expect(summary.getAllByText('IDR 123,000')).not.toHaveLength(0));
    await expect(summary.getByText('4 items')).toBeVisible();
    await expect(await summary.findByText(/^At your door 14:\d\d–15:\d\d$/)).toBeVisible();
    const [checkout] = canvas.getAllByRole('link', { name: 'Checkout' });
    await expect(checkout).toHaveAttribute('href', '/payment');
  },
};

/** Its words and prices as Indonesians write them; names of products are the shop's. */
export const Indonesian: Story = {
  ...Success,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pajak, dan ongkir dihitung saat checkout\.$/)).toBeVisible();
    await expect(canvas.getAllByText(/^Rp[\d.]+$/)[0]).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: { session: null },
  beforeEach: () => fillCart(null, { lines: lines.slice(0, 1) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
  },
};

export const RemoveAndUndo: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const stepper = within(await canvas.findByRole('group', { name: 'Quantity of Kopi Susu Gula Aren' }));
    await userEvent.click(stepper.getByRole('button', { name: 'One less' }));
    await waitFor(() => expect(canvas.queryByText('Kopi Susu Gula Aren')).toBeNull());
    const toast = (await canvas.findByText('Removed')).closest<HTMLElement>('.sd-toast')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    const names = canvas.getAllByRole('link', { name: /Latte|Kopi|Nasi/ }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Hazelnut Latte', 'Kopi Susu Gula Aren', 'Nasi Goreng Telur']);
  },
};

export const Quantity: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const stepper = within(await canvas.findByRole('group', { name: 'Quantity of Hazelnut Latte' }));
    await userEvent.click(stepper.getByRole('button', { name: 'One more' }));
    await expect(stepper.getByRole('spinbutton')).toHaveValue('3');
    // the sums come in the frame after
    await expect(await canvas.findByText('5 items')).toBeVisible();
    const summary = canvas.getByRole('region', { name: 'So far' });
    await expect(summary).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(summary).not.toHaveAttribute('aria-busy'));
    await expect(within(summary).getAllByText('IDR 148,000')).not.toHaveLength(0);
  },
};

export const Note: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a note for Hazelnut Latte' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note for Hazelnut Latte' }), 'no sugar{Enter}');
    await expect(await canvas.findByText('Regular, no sugar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit note for Hazelnut Latte' })).toHaveFocus();
  },
};

/** The first sum is on its way: what is known of the cart stands there already. */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(quoteFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'So far' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.removeItem(`seduh.cart.${sessions.customer.id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is dry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
  },
};

export const Admin: Story = {
  parameters: { session: 'admin' },
  beforeEach: () => fillCart(sessions.admin.id, { lines }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Staff accounts do not order/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Checkout' })).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const { product_name, price } = longProduct;
    const note = 'No chilli at all, please. '.repeat(7);
    const long = { ...lines[0]!, productName: product_name, price, qty: 99, note };
    fillCart(sessions.customer.id, { lines: [long, ...lines.slice(1)] });
    msw.use(quoteFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longProduct.product_name })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
