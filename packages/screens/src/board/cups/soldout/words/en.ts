/** What has run out, said from a cup on the board. */
export const words = {
  title: (what: string) => `What of ${what} has run out?`,
  text: 'It is off the menu until the next opening. Orders that have it already stay.',
  mark: 'Sold out',
  /** The name of a button. */
  markOne: (name: string) => `${name}: sold out`,
  isSoldOut: (name: string) => `${name} is sold out until the next opening`,
  close: 'Close',
};
