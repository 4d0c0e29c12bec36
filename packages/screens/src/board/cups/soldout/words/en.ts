/** What has run out, said from a cup on the board, or from the card of an order. */
export const words = {
  failed: 'That did not load. Try again.',
  /** The name of a button. */
  ranOut: (number: string) => `Something of ${number} has run out`,
  title: (what: string) => `What of ${what} has run out?`,
  text: 'It is off the menu until the next opening. Orders that have it already stay, unless you ask their customers.',
  /** The name of a list. */
  insteadOf: (name: string) => `Offered instead of ${name}`,
  nothingInstead: 'Offer nothing',
  instead: (name: string) => `Offer ${name}`,
  /** The name of a list: who else is offered it. */
  whoWaits: (name: string) => `Who has ordered ${name} already`,
  asksNobody: 'Ask nobody waiting',
  asksOrder: (number: string) => `Ask ${number}`,
  asksAll: 'Ask all who wait',
  mark: 'Sold out',
  /** The name of a button. */
  markOne: (name: string) => `${name}: sold out`,
  isSoldOut: (name: string, instead?: string) =>
    instead
      ? `${name} is sold out until the next opening, ${instead} is offered instead`
      : `${name} is sold out until the next opening`,
  /**
   * @param atCounter orders of guests, whom nobody tells
   * @param leftOut orders that have it too, and are not asked
   */
  andAsked: (done: string, orders: number, atCounter: number, leftOut: number) => {
    if (orders === 0) return `${done}. ${leftOut > 0 ? 'Who waits for it could not be asked' : 'Nobody waits for it'}`;
    const told = orders - atCounter;
    const asked = [
      told > 0 && `asked ${told} ${told === 1 ? 'order' : 'orders'}`,
      atCounter > 0 && `ask ${atCounter} at the counter yourself`,
      leftOut > 0 && `${leftOut} more not asked`,
    ].filter((part) => part !== false);
    const [first = '', ...others] = asked;
    return `${done}. ${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}`;
  },
  /** It is off the menu, and that is all. */
  notAsked: (name: string, why: string) => `${name} is sold out, but who waits was not asked: ${why}`,
  /** The name of a button: it is there after all. */
  undoOne: (name: string) => `Undo ${name}: sold out`,
  isBack: (name: string) => `${name} is back on the menu`,
  notBack: (name: string, why: string) => `${name} is still sold out: ${why}`,
  close: 'Close',
};
