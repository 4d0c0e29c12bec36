import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout } from '../testing/payment';

// What the checkout calls its steps and ways.
const meta = { ...atCheckout, title: 'Screens/Payment/Words' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    const names = ['Order', 'Checkout', 'Payment'];
    await expect(steps).toHaveLength(names.length);
    for (const [index, step] of steps.entries()) await expect(step).toHaveTextContent(names[index] ?? '');
    const methods = await canvas.findByRole('radiogroup', { name: 'Payment method' });
    for (const method of ['Card', 'Bank account', 'Cash on delivery']) {
      await expect(within(methods).getByRole('radio', { name: new RegExp(`^${method}`) })).toBeInTheDocument();
    }
  },
};

/** Its words, amounts and times as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Keranjangmu' })).toBeVisible();
    await expect(await canvas.findByText('Sampai di rumahmu 14.50–15.05, dalam 35 menit.')).toBeVisible();
    await expect(await canvas.findByText(/^Siapkan Rp[\d.]+, ya$/)).toBeVisible();
    const slip = canvas.getByRole('region', { name: 'Ringkasan pesanan' });
    await expect(slip).toHaveTextContent(/^.*Subtotal.*Pajak dan biaya.*Ongkir.*Total/);
    await expect(await canvas.findByText('PASTA20 terpakai')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Konfirmasi dan bayar' })).toBeEnabled();
  },
};

export const IndonesianPhone: Story = { ...Indonesian, globals: { locale: 'id', viewport: { value: 'phone' } } };
