import { promoFiguresFailures, promos } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { PromoEditScreen } from './PromoEditScreen';

const idOf = (code: string) => promos.find((promo) => promo.code === code)?.id ?? '';

/** A promo of another kind than percent, and what it has given so far. */
const meta = {
  title: 'Screens/PromoForm/Edit kinds',
  component: PromoEditScreen,
  args: { id: idOf('ANTAR'), onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PromoEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Free rides with a budget: how much of it is given, by day. */
export const Ride: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Free delivery')).toBeVisible();
    await expect(await canvas.findByText('IDR 380,000')).toBeVisible();
    await expect(canvas.queryByLabelText('Enter Discount')).toBeNull();
  },
};

export const RideIndonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sisa anggaran')).toBeVisible();
  },
};

/** Nobody has used it. */
export const Unused: Story = {
  args: { id: idOf('NGOPI') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has used it yet.')).toBeVisible();
    await expect(await canvas.findByLabelText('Of')).toHaveValue('category:1');
  },
};

export const FiguresFailed: Story = {
  beforeEach({ msw }) {
    msw.use(promoFiguresFailures.offline);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByLabelText('Coupon Code')).toBeVisible();
  },
};

/** A budget below what was given is refused, and stays typed. */
export const BudgetTooSmall: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Budget'), '100000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Promo' }));
    await expect(await canvas.findByText('It has given IDR 120,000 already')).toBeVisible();
    await expect(canvas.getByLabelText('Budget')).toHaveValue('100,000');
  },
};

/** Only what differs is sent. */
export const SavesTheBundle: Story = {
  args: { id: idOf('NGOPI') },
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/promos/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
      }),
    );
    await userEvent.type(await canvas.findByLabelText('Buy'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Promo' }));
    await expect(await canvas.findByText('NGOPI is saved')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({
      bundle: '{"buy":3,"free":1,"category_id":1,"product_id":null}',
      version: '1',
    });
  },
};
