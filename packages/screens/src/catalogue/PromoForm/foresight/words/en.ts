const some = (carts: number, one: string, many: string) => (carts === 1 ? one : `${many} (${carts})`);

/** What a promo would have done, and what it does. */
export const words = {
  title: 'Before you publish',
  text: 'Run it against the orders of the last weeks. Nothing is published, and nobody sees it.',
  span: 'Orders of the last',
  weeks: (count: number) => `${count} weeks`,
  run: 'See what it would have done',
  first: 'Say what it gives first.',
  stale: 'You have changed it since. Run it again.',
  noOrders: 'There were no orders of customers in these weeks.',
  orders: 'Orders',
  wouldUse: 'Would have used it',
  wouldGive: 'Would have given',
  each: 'For each',
  capped: (orders: string, day: string) =>
    `There were more orders than can be looked at: these are the last ${orders}, from ${day} on.`,
  instead: (orders: string, sum: string) =>
    `${orders} of them had another promo or a free cup then, for ${sum}: they would have taken this one instead.`,
  ended: (day: string) => `It would have ended by itself on ${day}.`,
  nobody: 'No order would have used it.',
  cheapest: (carts: number) => some(carts, 'The cheapest cart', 'The cheapest tenth of the carts'),
  dearest: (carts: number) => some(carts, 'The dearest cart', 'The dearest tenth of the carts'),
  left: (percent: number) => `${percent}% left`,
  meter: (label: string) => `What is left of the total: ${label}`,
  instead_of: (after: string, before: string) => `${after} instead of ${before}`,
  noCost: 'Of the total, with tax and delivery. We do not know what things cost you, so your margin shrinks by more.',

  soFar: 'So far',
  again: 'Try again',
  used: 'Used',
  given: 'Given',
  budgetLeft: 'Budget left',
  budgetUsed: 'How much of the budget is given',
  notUsed: 'Nobody has used it yet.',
  byDay: 'Given by day',
  onDay: (day: string, used: number) => `${day}: ${used === 1 ? '1 order' : `${used} orders`}`,
  givenOn: (day: string) => `Given on ${day}`,
};
