import { credentials, orderIn } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inTheShop } from '../testing/app';
import { elsewhere, openShop } from '../testing/shop';
import { arriveAt, goBy, logIn, logOut, press, type Walk } from '../testing/steps';

/** Rani has just placed it. */
const order = { ...orderIn('pending'), number: 'SD-2045', id: '00000004-0000-4000-8000-000000002045' };

// One order through the shop: moved by staff, then followed by who ordered it.
const meta = {
  ...inTheShop,
  title: 'Flows/Order on the board',
  args: { at: '/orders' },
  parameters: { ...inTheShop.parameters, session: 'admin' },
  beforeEach: ({ msw }) => openShop(msw, order),
} satisfies Meta<typeof inTheShop.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the order's button in its column; phones show one column, chosen by its tab. */
async function move(canvas: Walk['canvas'], column: string, button: string): Promise<void> {
  const [tab] = canvas.queryAllByRole('tab', { name: new RegExp(`^${column} `) });
  if (tab) await userEvent.click(tab);
  const card = within(await canvas.findByRole('article', { name: order.number }));
  await userEvent.click(await card.findByRole('button', { name: button }));
}

export const Followed: Story = {
  tags: ['behaviour'],
  async play({ canvas, step }) {
    await step('Staff accept it', async () => {
      await arriveAt(canvas, 'Orders');
      await canvas.findByRole('article', { name: order.number });
      await move(canvas, 'New', 'Accept');
      await expect(await canvas.findByText('SD-2045 accepted')).toBeVisible();
    });
    await step('Staff start brewing', async () => {
      await move(canvas, 'Brewing', 'Start brewing');
      await expect(await canvas.findByText('SD-2045 brewing')).toBeVisible();
    });
    await step('Staff log out', async () => {
      if (canvas.queryByRole('button', { name: 'Logout' })) await logOut(canvas);
      await arriveAt(canvas, 'Login');
    });
    await step('The customer logs in and sees it at once', async () => {
      await logIn(canvas, credentials.customer);
      await arriveAt(canvas, /^Slow brewed/);
      await expect(await canvas.findByRole('link', { name: /^Brewing now/ })).toHaveTextContent('SD-2045');
    });
    await step('The customer opens it', async () => {
      await press(canvas, 'link', /^Brewing now/);
      await arriveAt(canvas, 'Brewing now');
      await expect(await canvas.findByText('Live')).toBeVisible();
    });
    await step('The page follows the kitchen by itself', async () => {
      elsewhere.move('ready');
      await arriveAt(canvas, 'Ready');
      elsewhere.move('out for delivery');
      await arriveAt(canvas, 'On the way');
    });
    await step('The history knows it, too', async () => {
      await goBy(canvas, 'History');
      await arriveAt(canvas, "Let's see what you have bought!");
      await expect(await canvas.findByRole('link', { name: /^On the way/ })).toHaveTextContent('SD-2045');
    });
  },
};

export const OnAPhone: Story = { ...Followed, tags: ['behaviour'], globals: { viewport: { value: 'phone' } } };
