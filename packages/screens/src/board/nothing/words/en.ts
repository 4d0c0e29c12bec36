/** A board with nothing to show. */
export const words = {
  empty: 'No orders yet',
  emptyText: 'The next one slides in here by itself.',
  noneFits: 'No open order fits',
  noneFitsText: 'Look for a number, a name or a product, in all ways.',
  showAll: 'Show all orders',
};
