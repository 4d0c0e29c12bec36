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
  scan: (sum: ReactNode) => <>Scan the code and pay {sum}.</>,
  apps: 'Every bank and e-wallet takes it: GoPay, OVO, DANA, ShopeePay, LinkAja and the app of your bank.',
  samePhone: 'On this phone? Save the picture, then choose it in your app where it scans.',
  qris: 'QRIS',
  code: (sum: string) => `QRIS code for ${sum}`,
  savePicture: 'Save the picture',
  share: 'Share',
  follows: 'This page follows by itself once it is paid.',
  simulated:
    'This is a simulator: no money moves, and no app of a bank takes this code. Scan it with the camera of another device, or open it here.',
  openHere: 'Open it here',
  showCode: 'Show the code',
  newCode: 'Get a new code',
  noCode: 'The code did not come. Try again.',
  qrisDeclined: 'The payment was declined, nothing was taken. Get a new code, or pay with another app.',
  notSaved: 'The picture could not be made. Take a screenshot instead.',
};
