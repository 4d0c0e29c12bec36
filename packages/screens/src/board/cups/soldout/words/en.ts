/** What has run out, said from a cup on the board, or from the card of an order. */
export const words = {
  failed: 'That did not load. Try again.',
  /** The name of a button. */
  ranOut: (number: string) => `Something of ${number} has run out`,
  title: (what: string) => `What of ${what} has run out?`,
  text: 'It is off the menu until the next opening. Orders that have it already stay.',
  /** The name of a list. */
  insteadOf: (name: string) => `Offered instead of ${name}`,
  nothingInstead: 'Offer nothing instead',
  instead: (name: string) => `Offer ${name}`,
  mark: 'Sold out',
  /** The name of a button. */
  markOne: (name: string) => `${name}: sold out`,
  isSoldOut: (name: string, instead?: string) =>
    instead
      ? `${name} is sold out until the next opening, ${instead} is offered instead`
      : `${name} is sold out until the next opening`,
  close: 'Close',
};
