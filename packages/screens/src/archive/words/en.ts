/** The orders that have ended, for staff. */
export const words = {
  title: 'Past orders',
  orders: 'Orders',
  find: 'Find an order',
  example: 'Number, name, phone or product',
  show: 'Show',
  ended: 'How they ended',
  /** By how they ended. */
  ends: { all: 'All', done: 'Done', cancelled: 'Cancelled' },
  from: 'From',
  to: 'To',

  failed: 'The orders did not come',
  loading: 'Loading the orders',
  page: (page: number) => `Orders, page ${page}`,
  found: (count: number, figure: string) => (count === 1 ? '1 order' : `${figure} orders`),
  newest: (figure: string) => `The newest ${figure} orders that fit. Choose days to see older ones.`,
  caption: 'Past orders, newest first',
  columns: ['Order', 'Customer', 'Way', 'Status', 'Payment', 'Total', 'Receipt'],
  receipt: 'Receipt',
  receiptOf: (number: string) => `Receipt of ${number}`,

  pastTheEnd: 'The orders end before this page',
  fewerPages: 'There are fewer pages than that.',
  toFirstPage: 'Back to page 1',
  noneFits: 'No past order fits',
  noneFitsText: 'Look for a number, a name or a product, on more days.',
  showAll: 'Show all past orders',
  empty: 'No order has ended yet',
  emptyText: 'What is handed over or cancelled is kept here.',
  toBoard: 'See the board',
};
