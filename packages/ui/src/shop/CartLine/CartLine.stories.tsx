import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { latte } from '../../fixtures/pictures';
import { TextField } from '../../TextField';
import { CartLine } from './CartLine';

const meta = {
  id: 'ui-cartline',
  component: CartLine,
  parameters: { width: '36rem' },
  decorators: [
    (Story, { parameters }) => (
      <ul style={{ background: 'var(--raised)', maxInlineSize: parameters['width'], padding: '1.25rem' }}>
        <Story />
      </ul>
    ),
  ],
  args: {
    image: latte,
    name: 'Hazelnut Latte',
    href: '/product/1',
    detail: 'Large, less sugar',
    price: 50000,
    quantity: 2,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoLink: Story = { args: { href: undefined } };
export const NoPicture: Story = { args: { image: null } };

/** Greyed, and only Remove is left. */
export const SoldOutSince: Story = { args: { problem: 'Sold out since you added it.' } };

/** Fewer would do, so the stepper stays. */
export const TooMany: Story = { args: { quantity: 5, max: 3, problem: 'Only 3 left today.' } };

export const WithNote: Story = {
  args: { children: <TextField label="Note to the kitchen" defaultValue="Less ice" /> },
};

export const LongText: Story = {
  args: {
    name: 'Nasi Goreng Kampung with Fried Egg, Prawn Crackers and Extra Sambal Terasi from the old recipe',
    detail: 'Extra Large, without peanuts, with the sambal on the side, please',
    price: 12345000,
    quantity: 120,
  },
};

export const Indonesian: Story = {
  args: { name: 'Es Kopi Gula Aren', detail: 'Besar, gula sedikit' },
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Jumlah Es Kopi Gula Aren' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hapus Es Kopi Gula Aren' })).toHaveTextContent('Hapus');
  },
};

export const Narrow: Story = { parameters: { width: '280px' } };

export const StepsAndRemoves: Story = {
  tags: ['behaviour'],
  args: { quantity: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onQuantityChange).toHaveBeenCalledOnce();
  },
};

/** Every part is a stop of Tab; after Remove the focus is on the line that moves up. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <CartLine {...args} href={undefined} />
      <CartLine {...args} name="Cold Brew" href="/product/2" />
    </>
  ),
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'One less' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Hazelnut Latte' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Cold Brew' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
