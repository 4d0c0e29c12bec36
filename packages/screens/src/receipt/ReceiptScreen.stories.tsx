import { longProduct, orderIn, paying, raniOrders, receiptFailures, showReceipt } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { ReceiptScreen } from './ReceiptScreen';

const [brewing] = raniOrders as [(typeof raniOrders)[number]];

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  args: {
    id: brewing.id,
    list: { of: 'customer', href: '/history' },
    orderHref: `/history/${brewing.id}`,
    onPrint: fn(),
  },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    const slip = await canvas.findByRole('region', { name: 'Seduh' });
    await expect(slip).toHaveTextContent('Jl. Cikini Raya 41, Jakarta+62 21 5550 1741ReceiptSD-2041');
    await expect(slip).toHaveTextContent('Date20 Nov 2026, 14:16ForRani AyuDoor delivery');
    await expect(slip).toHaveTextContent(
      'Kopi Susu Gula Aren, LargeWhole milk, 100 % sugar, Normal iceLess ice, please1 x IDR',
    );
    await expect(slip).toHaveTextContent('Tax and fees, 10 %IDR 9,840');
    await expect(slip).toHaveTextContent('Cash on delivery. Have IDR 118,240 ready.');
    await expect(canvas.getByRole('link', { name: 'SD-2041' })).toHaveAttribute('href', args.orderHref);
  },
};

/** Its words, amounts and moments as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const slip = await canvas.findByRole('region', { name: 'Seduh' });
    await expect(slip).toHaveTextContent('StrukSD-2041');
    await expect(slip).toHaveTextContent('Tanggal20 Nov 2026, 14.16UntukRani Ayu');
    await expect(slip).toHaveTextContent(/Pajak dan biaya, 10 %Rp[\d.]+/);
    await expect(slip).not.toHaveTextContent('IDR');
    await expect(canvas.getByRole('button', { name: 'Cetak' })).toBeVisible();
  },
};

export const Prints: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Paid: Story = {
  beforeEach({ msw }) {
    msw.use(showReceipt(paying.paid));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid')).toBeVisible();
    await expect(canvas.getByText('Card.')).toBeVisible();
  },
};

export const Refunded: Story = {
  beforeEach({ msw }) {
    msw.use(showReceipt(paying.refunded));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refunded IDR 114,500 on 20 Nov.')).toBeVisible();
  },
};

export const PartlyRefunded: Story = {
  beforeEach({ msw }) {
    msw.use(showReceipt(paying.partlyRefunded));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bank account\. Refunded IDR 27,500 of IDR [\d,]+\.$/)).toBeVisible();
    await expect(canvas.getByText('Refunded IDR 27,500')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const { product_name, price } = longProduct;
    const note = 'Less ice. '.repeat(20);
    const long = { product_name, note, qty: 99, unit_price: price, line_total: price * 99 };
    const lines = orderIn('delivered').lines.map((line) => ({ ...line, ...long }));
    const subtotal = lines.length * long.line_total;
    const sums = {
      subtotal,
      promo_code: null,
      discount: 0,
      tax: subtotal / 10,
      shipping: 0,
      total: subtotal + subtotal / 10,
    };
    const customer_name = 'Raden Ajeng Kartini Djojo Adhiningrat of Jepara';
    msw.use(showReceipt({ ...orderIn('delivered'), ...sums, lines, customer_name }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Raden Ajeng Kartini/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(receiptFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the receipt')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(receiptFailures.notFound);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to history' })).toHaveAttribute('href', '/history');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(receiptFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('region', { name: 'Seduh' }), showReceipt(brewing)),
};

export const SignedOut: Story = turnedAway(null, `/history/${brewing.id}/receipt`);

export const Forbidden: Story = turnedAway('admin', `/history/${brewing.id}/receipt`);

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
