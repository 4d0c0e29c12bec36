import { exampleQuote, sessions } from '@seduh/api-client/mocks';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fillCart, linesOf } from './cart';
import { PaymentScreen } from '../checkout/PaymentScreen';

// What the stories of paying have in common.

/** The lines of the cart most of them start with. */
export const lines = linesOf(exampleQuote);

/**
 * The customer at the checkout, with a full cart and a promo. A meta spread from this must not have a doc comment:
 * Storybook makes `parameters` of it, in place of these.
 */
export const atCheckout = {
  component: PaymentScreen,
  args: { onPlaced: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach: () => fillCart(sessions.customer.id, { lines, promoCode: 'PASTA20' }),
} satisfies Meta<typeof PaymentScreen>;

type Canvas = ReturnType<typeof within>;

/** Confirms and pays, once that can be done. */
export async function pressPay(canvas: Canvas): Promise<void> {
  const button = await canvas.findByRole('button', { name: 'Confirm and pay' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** What is said above the slip; a toast says it too. */
export async function findBanner(canvas: Canvas): Promise<HTMLElement> {
  const side = within(await canvas.findByRole('complementary', { name: 'Payment summary' }));
  return side.findByRole('alert');
}
