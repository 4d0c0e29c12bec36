import type { ReactNode } from 'react';

/** How to pay for an order that waits for its money. */
export const words = {
  pay: 'Pay',
  howToPay: 'How to pay',
  timeIsOver: 'The time to pay is over.',
  /** @param moment and `left` as they are drawn */
  payByLeft: (moment: ReactNode, left: ReactNode) => (
    <>
      Pay by {moment}, {left} left.
    </>
  ),
  timeLeft: 'Time left to pay',
  hoursAndMinutes: (hours: number, minutes: string) => `${hours} h ${minutes} min`,
  bank: 'Bank',
  account: 'Account number',
  copyAccount: 'Copy account number',
  exactAmount: 'Exact amount',
  copyAmount: 'Copy amount',
  message: 'Message',
  copyMessage: 'Copy message',
  copy: 'Copy',
  weLook:
    'We look for your transfer by hand and start when it is here. This page follows by itself. What is not paid in time is cancelled.',
  declined: 'The card was declined, nothing was taken. Try again, or take another card.',
  onTheirPage: (sum: ReactNode) => <>You pay {sum} on a page of our payment provider and come back here.</>,
  payNow: 'Pay now',
  tryAgain: 'Try again',
  noPage: 'The payment page did not open. Try again.',
};
