import { MESSAGES } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inTheShop } from '../testing/app';
import { elsewhere, openShop } from '../testing/shop';
import { arriveAt, fill, goBy, hear, logIn, press, type Walk } from '../testing/steps';

// From the shop window to an order that is paid for: a stranger becomes a customer.
const meta = {
  ...inTheShop,
  title: 'Flows/Sign-up to paid order',
  beforeEach: ({ msw }) => openShop(msw),
} satisfies Meta<typeof inTheShop.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const newcomer = { email: 'bayu@seduh.example', password: 'kopi tubruk 88', phone: '+62 811 222 3344' };

/** Up to the button that pays, with two large lattes for the door. */
async function fillTheCart({ canvas, step }: Walk): Promise<void> {
  await step('Sign up', async () => {
    await press(canvas, 'link', 'Sign up and order');
    await arriveAt(canvas, /Sign up/i);
    await fill(canvas.getByLabelText('Email'), newcomer.email);
    await fill(canvas.getByLabelText('Password'), newcomer.password);
    await fill(canvas.getByLabelText('Phone'), newcomer.phone);
    await press(canvas, 'button', 'Sign Up');
    await hear(canvas, MESSAGES.registerSuccess);
  });
  await step('Log in', async () => {
    await logIn(canvas, newcomer);
    await hear(canvas, MESSAGES.loginSuccess);
    await expect(await canvas.findByRole('link', { name: 'Order your first' })).toBeVisible();
  });
  await step('Find the latte on the menu', async () => {
    await goBy(canvas, 'Product');
    await arriveAt(canvas, 'What will it be today?');
    await userEvent.click(await canvas.findByRole('link', { name: 'Hazelnut Latte' }));
    await arriveAt(canvas, 'Hazelnut Latte');
  });
  await step('Two large ones, to the door', async () => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Door delivery/ }));
    await press(canvas, 'button', 'Add to cart');
    await hear(canvas, MESSAGES.addedToCart);
  });
  await step('Look at the cart and give an address', async () => {
    await goBy(canvas, /^Your Cart/);
    await arriveAt(canvas, 'Your Cart');
    await expect(await canvas.findByText('Where to?')).toBeVisible();
    await press(canvas, 'button', 'Add');
    await fill(await canvas.findByRole('textbox', { name: 'Delivery address' }), 'Jl. Cikini 5');
    await press(canvas, 'button', 'Done');
    await expect(await canvas.findByText('Delivery to Jl. Cikini 5')).toBeVisible();
    const slip = await canvas.findByRole('region', { name: 'Order summary' });
    await waitFor(() =>
      expect(slip).toHaveTextContent('SubtotalIDR 50,000Tax and feesIDR 5,000ShippingIDR 10,000TotalIDR 65,000'),
    );
  });
}

const pay = async (canvas: Walk['canvas'], method: RegExp, heading: string) => {
  await userEvent.click(await canvas.findByRole('radio', { name: method }));
  const [button] = await canvas.findAllByRole('button', { name: 'Confirm and pay' });
  await waitFor(() => expect(button).toBeEnabled());
  if (button) await userEvent.click(button);
  await arriveAt(canvas, heading);
};

/** Paid to the rider: agreed on at once, settled at the door. */
export const Cash: Story = {
  tags: ['behaviour'],
  async play(walk) {
    const { canvas, step } = walk;
    await fillTheCart(walk);
    await step('Pay at the door', () => pay(canvas, /^Cash on delivery/, 'Order placed'));
    await step('Follow it to the door', async () => {
      await expect(await canvas.findByText('Live')).toBeVisible();
      for (const status of ['confirmed', 'preparing', 'ready', 'out for delivery', 'delivered'] as const) {
        elsewhere.move(status);
      }
      await arriveAt(canvas, 'Delivered');
      await expect(await canvas.findByText('Paid')).toBeVisible();
    });
  },
};

/** Paid on the provider's page, which is not part of the shop: what it answers shows by itself. */
export const Card: Story = {
  tags: ['behaviour'],
  async play(walk) {
    const { canvas, step } = walk;
    await fillTheCart(walk);
    await step('Choose the card', () => pay(canvas, /^Card/, 'Waiting for payment'));
    await step('Pay on the provider’s page', async () => {
      await expect(await canvas.findByRole('link', { name: 'Pay now' })).toBeVisible();
      await expect(await canvas.findByText('Live')).toBeVisible();
      elsewhere.pay();
      await expect(await canvas.findByText('Paid')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Pay now' })).toBeNull();
    });
    await step('Find it in the history', async () => {
      await goBy(canvas, 'History');
      await arriveAt(canvas, "Let's see what you have bought!");
      await expect(await canvas.findAllByRole('link', { name: 'Hazelnut Latte' })).toHaveLength(1);
    });
  },
};

export const CashOnAPhone: Story = { ...Cash, tags: ['behaviour'], globals: { viewport: { value: 'phone' } } };

export const CardOnAPhone: Story = { ...Card, tags: ['behaviour'], globals: { viewport: { value: 'phone' } } };
