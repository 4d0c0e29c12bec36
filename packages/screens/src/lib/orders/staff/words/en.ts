/** How money stands, for staff. */
export const words = {
  take: (sum: string) => `Take ${sum} in cash`,
  cash: (sum: string) => `Cash, ${sum}`,
  cardWaits: 'Waiting for card payment',
  qrisWaits: 'Waiting for QRIS payment',
  transferWaits: (sum: string) => `Waiting for transfer ${sum}`,
  declined: 'Card declined, not paid yet',
  qrisDeclined: 'QRIS declined, not paid yet',
  due: (sum: string) => `Refund of ${sum} due`,
  partly: (sum: string) => `Refunded ${sum}`,
  paid: 'Paid',
  refunded: 'Refunded',
  expired: 'Not paid in time',
  nothing: 'Not paid',
  /** What is to be done about it once the order is cancelled. */
  toApp: (sum: string) => `${sum} goes back to the app it was paid with.`,
  toCard: (sum: string) => `${sum} goes back to the card by itself.`,
  byHand: (sum: string) => `Hand ${sum} back to the customer.`,
  onTerminal: (sum: string) => `Give ${sum} back on the card terminal.`,
  owed: (sum: string) => `${sum} is owed back until the customer has it and you say so under Owed.`,
};
