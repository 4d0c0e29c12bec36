import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inTheShop } from '../testing/app';
import { openShop } from '../testing/shop';
import { arriveAt, goBy, hear, press } from '../testing/steps';

// A coupon from Promo Today: what it still lacks is said before it counts.
const meta = {
  ...inTheShop,
  title: 'Flows/Promo from the menu',
  args: { at: '/products' },
  parameters: { ...inTheShop.parameters, session: 'customer' },
  beforeEach: ({ msw }) => openShop(msw),
} satisfies Meta<typeof inTheShop.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {
  tags: ['behaviour'],
  async play({ canvas, step }) {
    await step('Put one latte into the cart', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Hazelnut Latte to cart' }));
      await hear(canvas, 'Added to cart');
    });
    await step('Choose a coupon that asks for more', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Pandan Week/ }));
      await expect(await canvas.findByText('IDR 15,000 more to use PANDAN')).toBeVisible();
      await press(canvas, 'button', 'Apply Changes');
      await hear(canvas, 'PANDAN waits in your cart');
    });
    await step('See in the cart that it does not count yet', async () => {
      await goBy(canvas, /^Your Cart/);
      await arriveAt(canvas, 'Your Cart');
      const side = within(await canvas.findByRole('complementary', { name: 'Payment summary' }));
      await expect(await side.findByText('IDR 15,000 more to use PANDAN')).toBeVisible();
    });
    await step('One more, and it counts', async () => {
      const stepper = within(await canvas.findByRole('group', { name: 'Quantity of Hazelnut Latte' }));
      await userEvent.click(stepper.getByRole('button', { name: 'One more' }));
      await expect(await canvas.findByText('PANDAN applied')).toBeVisible();
      const slip = canvas.getByRole('region', { name: 'Order summary' });
      await waitFor(() => expect(slip).toHaveTextContent('Promo PANDAN- IDR 7,500Tax and feesIDR 4,250'));
    });
    await step('Order it at that price', async () => {
      await press(canvas, 'button', 'Confirm and pay');
      await arriveAt(canvas, 'Order placed');
      await expect(canvas.getByText('Promo PANDAN')).toBeVisible();
      await expect(canvas.getByText(/Have IDR 46,750 ready/)).toBeVisible();
    });
  },
};

export const OnAPhone: Story = { ...Applied, tags: ['behaviour'], globals: { viewport: { value: 'phone' } } };
