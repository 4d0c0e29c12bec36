import { PAYMENT, tableCalled } from '@seduh/contract/constants';

/** How orders stand, and what is paid for them, on every screen that shows one. */
export const words = {
  /** On a chip, a step, a card. */
  statuses: {
    pending: 'Order placed',
    confirmed: 'Accepted',
    preparing: 'Brewing',
    ready: 'Ready',
    'out for delivery': 'On the way',
    delivered: 'Delivered',
    'picked up': 'Picked up',
    cancelled: 'Cancelled',
  },
  served: 'Served',
  brewingNow: 'Brewing now',
  waiting: 'Waiting for payment',
  todayAt: (time: string) => `Today ${time}`,
  table: (table: string) => tableCalled('Table', table),
  payments: {
    [PAYMENT.card]: 'Card',
    [PAYMENT.bankAccount]: 'Bank account',
    [PAYMENT.cashOnDelivery]: 'Cash on delivery',
    [PAYMENT.cash]: 'Cash',
    [PAYMENT.terminal]: 'Card terminal',
    [PAYMENT.qris]: 'QRIS',
  },
  paying: {
    cash: (sum: string) => `Have ${sum} ready.`,
    awaiting: (sum: string) => `We wait for ${sum}.`,
    failed: 'The payment did not go through.',
    expired: 'The time to pay has run out.',
    nothing: 'Nothing to pay.',
    goesBack: (sum: string) => `${sum} is on its way back to you.`,
    partly: (back: string, sum: string) => `Refunded ${back} of ${sum}.`,
    back: (sum: string) => `Refunded ${sum}.`,
    backOn: (sum: string, day: string) => `Refunded ${sum} on ${day}.`,
  },
  paid: 'Paid',
  refunded: 'Refunded',
  refundedSum: (back: string) => `Refunded ${back}`,
  subtotal: 'Subtotal',
  promo: (code: string) => `Promo ${code}`,
  freeCup: (points: number) => (points === 1 ? 'Free cup for 1 point' : `Free cup for ${points} points`),
  pointsEarned: (points: number) =>
    points === 1 ? '1 point for your member card' : `${points} points for your member card`,
  discount: 'Discount',
  shipping: 'Shipping',
  total: 'Total',
  taxAndFees: 'Tax and fees',
};
