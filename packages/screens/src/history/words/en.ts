const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** What a customer has bought, to look at again or to delete. */
export const words = {
  title: 'History',
  heading: "Let's see what you have bought!",
  select: 'Select item to delete',
  selectAll: 'Select all',
  page: (page: number) => `Orders, page ${page}`,
  loading: 'Loading your history',
  failed: 'Your history did not come',
  pastTheEnd: 'Your history ends before this page',
  fewerPages: 'There are fewer pages than that.',
  toFirstPage: 'Back to page 1',
  empty: 'Nothing yet.',
  emptyText: 'The first cup is the hardest to choose.',
  menu: 'See the menu',

  more: (count: number) => `and ${count} more`,
  toBePaid: 'To be paid',
  /** Under the name: @param back what was refunded, null for nothing */
  bought: (number: string, when: string, back: string | null) =>
    `${number}, ${when}${back ? `. Refunded ${back}` : ''}`,
  selectOne: (name: string, when: string) => `Select ${name}, ${when}`,
  underWay: (name: string, when: string) => `${name}, ${when}, is still under way and cannot be deleted`,
  orderAgain: 'Order again',
  again: (name: string, when: string) => `Order again: ${name}, ${when}`,

  deleted: (count: number) => `${orders(count)} deleted`,
  notBack: (reason: string) => `Your orders are not back yet. ${reason}`,
  tryAgain: 'Try again',
  askDelete: (count: number) => `Delete ${orders(count)}?`,
  askDeleteText: 'They leave your history. The shop keeps its books.',
};
