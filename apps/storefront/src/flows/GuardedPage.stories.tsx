import { credentials, exampleQuote, placeOrderFailures, sessions } from '@seduh/api-client/mocks';
import { MESSAGES } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillCart, linesOf } from '@seduh/screens/testing';
import { inTheShop } from '../testing/app';
import { openShop } from '../testing/shop';
import { arriveAt, hear, logIn, press } from '../testing/steps';

// A page that asks for a login leads on to itself after it, and what was in the cart is still there.
const meta = {
  ...inTheShop,
  title: 'Flows/Guarded page',
  args: { at: '/payment' },
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote) });
    openShop(msw);
  },
} satisfies Meta<typeof inTheShop.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor with a link to the history sees it after the login. */
export const Wanted: Story = {
  tags: ['behaviour'],
  args: { at: '/history' },
  async play({ canvas, step }) {
    await step('Be asked to log in', () => hear(canvas, MESSAGES.loginFirst));
    await step('Log in', () => logIn(canvas, credentials.customer));
    await step('See what was wanted', async () => {
      await arriveAt(canvas, "Let's see what you have bought!");
      await hear(canvas, MESSAGES.loginSuccess);
    });
  },
};

/** The session ends while the customer pays: nothing is ordered, nothing is lost. */
export const SessionOver: Story = {
  tags: ['behaviour'],
  parameters: { ...inTheShop.parameters, session: 'customer' },
  async play({ canvas, step, msw }) {
    await step('Pay with a session that is over', async () => {
      await arriveAt(canvas, 'Your Cart');
      msw.use(placeOrderFailures.sessionExpired);
      const [pay] = await canvas.findAllByRole('button', { name: 'Confirm and pay' });
      await waitFor(() => expect(pay).toBeEnabled());
      await press(canvas, 'button', 'Confirm and pay');
      await hear(canvas, MESSAGES.loginFirst);
    });
    await step('Log in again', async () => {
      openShop(msw);
      await logIn(canvas, credentials.customer);
    });
    await step('Go on where it stopped', async () => {
      await arriveAt(canvas, 'Your Cart');
      await expect(await canvas.findByRole('link', { name: 'Nasi Goreng Telur' })).toBeVisible();
      const [pay] = await canvas.findAllByRole('button', { name: 'Confirm and pay' });
      await waitFor(() => expect(pay).toBeEnabled());
      await press(canvas, 'button', 'Confirm and pay');
      await arriveAt(canvas, 'Order placed');
    });
  },
};

export const SessionOverOnAPhone: Story = {
  ...SessionOver,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
};
