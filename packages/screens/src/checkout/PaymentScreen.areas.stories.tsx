import type { Cart } from '@seduh/api-client';
import { placingAt, quotesOf, sessions, shopWithAreas, showShop } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { atCheckout, findBanner, lines, pressPay } from '../testing/payment';
import type { PaymentScreen } from './PaymentScreen';

// Where the shop delivers by areas: what the ride costs, and whether there is one.
const meta = { ...atCheckout, title: 'Screens/Payment/Areas' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const NOWHERE = 'Jl. Teuku Umar 12';
const goTo = ({ msw }: Pick<Context, 'msw'>, cart: Partial<Cart> = {}) => {
  msw.use(showShop(shopWithAreas), ...quotesOf(shopWithAreas), placingAt(shopWithAreas));
  fillCart(sessions.customer.id, { lines, ...cart });
};
const edit = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
  return canvas.findByRole('textbox', { name: 'Postcode' });
};

/** The saved address ends in its postcode: nobody is asked, and the ride costs what it costs there. */
export const Fine: Story = {
  beforeEach: (context) => goTo(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shipping, Gondangdia')).toBeVisible();
    await expect(canvas.getByText('IDR 5,000')).toBeVisible();
  },
};

export const FineIndonesian: Story = {
  ...Fine,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ongkir, Gondangdia')).toBeVisible();
  },
};

/** No word of where it goes: the least that it may cost, said as such. */
export const NoPostcode: Story = {
  beforeEach: (context) => goTo(context, { address: NOWHERE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shipping, from')).toBeVisible();
    await expect(canvas.getAllByText('Total, from')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add the postcode' })).toBeVisible();
  },
};

export const NoPostcodePhone: Story = { ...NoPostcode, globals: { viewport: { value: 'phone' } } };

export const NoPostcodeDark: Story = { ...NoPostcode, globals: { theme: 'dark' } };

/** Who pays without is asked, in the form. */
export const AsksForIt: Story = {
  ...NoPostcode,
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await pressPay(canvas);
    const field = await canvas.findByRole('textbox', { name: 'Postcode' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/^The 5 digits of the address, please/);
    await expect(args.onPlaced).not.toHaveBeenCalled();
  },
};

/** The cost as soon as it is whole, and the sum follows. */
export const TypesIt: Story = {
  ...NoPostcode,
  tags: ['posed'],
  play: async ({ canvas }) => {
    const field = await edit(canvas);
    await expect(field).toHaveAccessibleDescription('The ride costs from IDR 5,000, by where you are.');
    await userEvent.type(field, '103a10');
    await expect(field).toHaveValue('10310');
    await expect(field).toHaveAccessibleDescription('Menteng: IDR 8,000 for the ride, from an order of IDR 40,000 on.');
    await expect(await canvas.findByText('Shipping, Menteng')).toBeVisible();
  },
};

export const TypesItIndonesianPhone: Story = {
  ...NoPostcode,
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah kode pos' }));
    const field = await canvas.findByRole('textbox', { name: 'Kode pos' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '10310');
    await expect(field).toHaveAccessibleDescription('Menteng: ongkir Rp8.000, untuk pesanan mulai Rp40.000.');
  },
};

/** Nobody rides there: said above the slip and at the field, and everything typed stays. */
export const Outside: Story = {
  tags: ['posed'],
  beforeEach: (context) => goTo(context, { address: NOWHERE, postcode: '40123' }),
  play: async ({ canvas, args }) => {
    const banner = within(await findBanner(canvas));
    await expect(banner.getByText('We do not deliver to 40123 yet')).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Change the postcode' }));
    const field = await canvas.findByRole('textbox', { name: 'Postcode' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('We do not deliver to 40123 yet');
    await expect(canvas.getByRole('textbox', { name: 'Delivery address' })).toHaveValue(NOWHERE);
    await pressPay(canvas);
    await expect(args.onPlaced).not.toHaveBeenCalled();
  },
};

/** Too small an order for a ride that far: how much is missing, and the way to more. */
export const BelowMinimum: Story = {
  beforeEach: (context) => goTo(context, { lines: lines.slice(1), address: NOWHERE, postcode: '12920' }),
  play: async ({ canvas }) => {
    const banner = within(await findBanner(canvas));
    await expect(banner.getByText(/^IDR [\d,]+ more for delivery to Kuningan$/)).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Add more' })).toBeVisible();
    await expect(canvas.getByText('Shipping, Kuningan')).toBeVisible();
  },
};

export const BelowMinimumIndonesian: Story = {
  ...BelowMinimum,
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tambah Rp[\d.]+ lagi untuk diantar ke Kuningan$/)).toBeVisible();
  },
};

/** Ordered with its postcode. */
export const Placed: Story = {
  ...Fine,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await pressPay(canvas);
    const order = { postcode: '10350', delivery_area: 'Gondangdia', shipping: 5_000 };
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(expect.objectContaining(order)));
  },
};

/** Who comes for it is asked nothing of it. */
export const PickUp: Story = {
  tags: ['behaviour'],
  beforeEach: (context) => goTo(context, { deliveryId: 3, address: NOWHERE }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
    await expect(await canvas.findByRole('radio', { name: 'Pick up' })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Postcode' })).toBeNull();
    await expect(canvas.queryByText('Shipping, from')).toBeNull();
  },
};
