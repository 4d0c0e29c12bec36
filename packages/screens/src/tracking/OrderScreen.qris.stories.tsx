import { paying, retryPaymentFailures, showOrder } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { readDrawnQr } from '../testing/drawnQr';
import { OrderScreen } from './OrderScreen';

/** An order that is paid by scanning a code, and what becomes of it. */
const meta = {
  title: 'Screens/Order/Qris',
  component: OrderScreen,
  args: { id: paying.byRealQris.id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const codeIn = async (canvas: Play['canvas']) =>
  (await canvas.findByRole('img', { name: 'QRIS code for IDR 114,500' })) as unknown as SVGSVGElement;

/** The code of a real provider, for the app of any bank or e-wallet. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await codeIn(canvas)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^2[45]:\d\d$/);
    await expect(canvas.getByText(/GoPay, OVO, DANA, ShopeePay, LinkAja/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save the picture' })).toBeEnabled();
    await expect(canvas.queryByText(/This is a simulator/)).toBeNull();
  },
};

/** The code of the simulator says so, and leads another device to its page by this page's own address. */
export const Simulated: Story = {
  args: { id: paying.byQris.id },
  play: async ({ canvas }) => {
    const code = await codeIn(canvas);
    await expect(canvas.getByText(/^This is a simulator: no money moves/)).toBeVisible();
    const page = paying.byQris.payment.qr ?? '';
    await expect(canvas.getByRole('link', { name: 'Open it here' })).toHaveAttribute('href', page);
    await expect(await readDrawnQr(code)).toBe(new URL(page, document.baseURI).href);
  },
};

/** The picture is kept by the browser as a file of its own. */
export const SavesThePicture: Story = {
  tags: ['behaviour'],
  args: { id: paying.byQris.id },
  play: async ({ canvas, userEvent }) => {
    await codeIn(canvas);
    const saved = fn();
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      saved(this.download);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save the picture' }));
      await waitFor(() => expect(saved).toHaveBeenCalledWith('qris-SD-2062.png'));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

/** The provider did not answer when the order was placed: the code is made when it is asked for. */
export const NotStarted: Story = {
  args: { id: paying.qrisUnstarted.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show the code' })).toBeEnabled();
  },
};

export const StartsTheCode: Story = {
  ...NotStarted,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the code' }));
    await expect(await codeIn(canvas)).toBeVisible();
  },
};

export const Declined: Story = {
  args: { id: paying.qrisDeclined.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The payment was declined, nothing was taken/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get a new code' })).toBeEnabled();
  },
};

export const ProviderFailed: Story = {
  tags: ['posed'],
  args: { id: paying.qrisDeclined.id },
  beforeEach({ msw }) {
    msw.use(retryPaymentFailures.providerFailed);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get a new code' }));
    await expect(await canvas.findByText(/^The payment page could not be opened/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get a new code' })).toBeEnabled();
  },
};

/** The time runs out while the code is on the page: it looks what became of the order. */
export const RunsOut: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    const { byRealQris } = paying;
    msw.use(showOrder({ ...byRealQris, payment: { ...byRealQris.payment, due_at: byRealQris.created_at } }));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('The time to pay is over.')).toBeVisible();
    msw.use(showOrder(paying.qrisExpired));
    const reason = await canvas.findByText('Not paid in time', undefined, { timeout: 15_000 });
    await expect(reason).toBeVisible();
  },
};

export const Expired: Story = {
  args: { id: paying.qrisExpired.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('QRIS. The time to pay has run out.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QRIS code/ })).toBeNull();
  },
};

export const Paid: Story = {
  args: { id: paying.qrisPaid.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid')).toBeVisible();
    await expect(canvas.getByText('We have it. QRIS.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QRIS code/ })).toBeNull();
  },
};

/** Paid from a kept picture after the order was off: it goes back. */
export const PaidLate: Story = {
  args: { id: paying.qrisLate.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('QRIS. IDR 114,500 is on its way back to you.')).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { id: paying.qrisRefunded.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refunded IDR 114,500 on 20 Nov.')).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Kode QRIS untuk Rp114.500' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan gambar' })).toBeEnabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDark: Story = {
  args: { id: paying.byQris.id },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
