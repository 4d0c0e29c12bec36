import { longProduct, orderFailures, orderIn, showOrder } from '@seduh/api-client/mocks';
import { formatRupiah } from '@seduh/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderScreen } from './OrderScreen';

const brewing = orderIn('preparing');

const meta = {
  title: 'Screens/Order',
  component: OrderScreen,
  args: { id: brewing.id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showOrder(brewing));
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brewing now' })).toBeVisible();
    await expect(canvas.getByText('14:51', { exact: true }).parentElement).toHaveTextContent(
      'At your door around 14:51, in 21 minutes.',
    );
    await expect(canvas.getByText(`Cash on delivery. Have ${formatRupiah(brewing.total)} ready.`)).toBeVisible();
    await expect(canvas.getByText('Your barista at Seduh')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask a staff' })).toHaveAttribute('href', 'tel:+622155501741');
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    const receipt = canvas.getByRole('link', { name: 'Receipt' });
    await expect(receipt).toHaveAttribute('href', `/history/${brewing.id}/receipt`);
  },
};

/** Its words, amounts and times as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sedang diseduh' })).toBeVisible();
    await expect(canvas.getByText('14.51', { exact: true }).parentElement).toHaveTextContent(
      'Sampai di rumahmu sekitar 14.51, 21 menit lagi.',
    );
    await expect(canvas.getByText(/^Bayar di tempat\. Siapkan Rp[\d.]+, ya\.$/)).toBeVisible();
    await expect(await canvas.findByText('Langsung')).toBeVisible();
  },
};

/** Its customer sees what they were warned of, and that the kitchen has seen the allergy. */
export const Warned: Story = {
  beforeEach({ msw }) {
    const [first, ...others] = brewing.lines;
    const warning = { contains: ['milk' as const], unknown: false };
    msw.use(showOrder({ ...brewing, lines: [{ ...first!, note: 'alergi kacang', warning }, ...others] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contains milk, which you asked to be warned of.')).toBeVisible();
    await expect(canvas.getByText(/alergi kacang/)).toHaveTextContent('Allergy: alergi kacang');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(
      showOrder({
        ...brewing,
        lines: brewing.lines.map((line) => ({
          ...line,
          product_name: longProduct.product_name,
          note: 'Less ice. '.repeat(20),
        })),
        address:
          'Jl. Jenderal Besar Doktor Abdul Haris Nasution Nomor 128 Blok C Gang Melati Dalam Tiga, Jakarta Selatan',
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(longProduct.product_name)).toHaveLength(3);
    await expectNoSidewaysScroll();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(orderFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your order')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(orderFailures.notFound);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your history' })).toHaveAttribute('href', '/history');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(orderFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('heading', { level: 1, name: 'Brewing now' }), showOrder(brewing)),
};

export const SignedOut: Story = turnedAway(null, `/history/${brewing.id}`);

export const Forbidden: Story = turnedAway('admin', `/history/${brewing.id}`);

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
