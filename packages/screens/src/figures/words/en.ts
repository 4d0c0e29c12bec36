/** Figures people ask for, for staff. */
export const words = {
  title: 'Figures',
  dashboard: 'Dashboard',
  lead: 'When it is busy, what sells and with what, who comes back, and how fast it is ready.',
  failed: 'The figures did not come',
  loading: 'Loading the figures',
  asOf: (reason: string, time: string) => `${reason} These figures are from ${time}.`,
  empty: 'Nothing on these days',
  emptyText: 'No order was paid, handed over or cancelled. Other days may have more to say.',
  fourWeeks: 'Show four weeks',

  days: 'Days',
  stretches: { day: 'Today', week: '7 days', weeks: '4 weeks' },
  from: 'From',
  to: 'To',
  against: 'Against',
  comparisons: { before: 'the days before', year: 'a year before', none: 'nothing' },
  /** @param until up to when the days compared count; null where they count whole */
  heldAgainst: (now: string, before: string, until: string | null) =>
    `${now}, held against ${before}${until ? `, up to ${until}` : ''}.`,
  nothingThen: (then: string) => `Nothing ${then}`,
  level: (then: string) => `Level with ${then}`,
  ahead: (figure: string, then: string) => `+${figure} on ${then}`,
  behind: (figure: string, then: string) => `${figure} behind ${then}`,
  was: (figure: string) => `${figure} before`,

  sections: {
    hours: 'When it is busy',
    sold: 'What sells',
    baskets: 'What goes together',
    customers: 'Who buys',
    ready: 'Ready by the promise',
    cancellations: 'What was cancelled',
    methods: 'By delivery and payment',
  },
  nothingHere: 'Nothing on these days.',
  download: 'Download CSV',
  downloadOf: (section: string) => `Download CSV: ${section}`,
  /** @param before the days compared; null where nothing is */
  caption: (what: string, now: string, before: string | null) =>
    before === null ? `${what}, ${now}` : `${what}, ${now}, against ${before}`,
  columnBefore: (column: string) => `${column}, before`,
  sum: 'Sum',
  none: 'none',

  /** Of the day, 0 to 23. */
  clock: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  hour: 'Hour',
  ordersPaid: 'Orders paid',
  hoursTitle: (days: string) => `Orders paid by hour and weekday, ${days}.`,
  busiest: (weekday: string, hour: string, orders: string) => `Busiest on ${weekday} from ${hour} on, with ${orders}.`,
  few: 'Few',
  theMost: 'The most',

  listBy: 'List by',
  byProduct: 'Products',
  asHad: 'As they were had',
  asItIs: 'as it is',
  pieces: (count: string) => `${count} pieces handed over.`,
  sold: (count: string) => `${count} sold`,
  product: 'Product',
  contents: 'Size and options',
  piecesSold: 'Pieces',
  amount: 'Amount',

  cartSize: (average: string, mixed: number) =>
    `${average} pieces in an order on average. ${mixed}% of the orders hold more than one product.`,
  pair: (one: string, other: string) => `${one} with ${other}`,
  with: 'Together with',
  orders: (count: number) => (count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`),

  customers: { new: 'New customers', returning: 'Came back', guest: 'Guests at the counter' },
  customersNote: 'New is who had never paid before these days.',
  ordersFor: (orders: string, sum: string) => `${orders}, ${sum}`,
  who: 'Customers',
  people: 'People',

  readyNote: (minutes: string, promised: string, kept: string) =>
    `${minutes} minutes to ready on average, ${promised} were promised. ${kept} were ready by then.`,
  minutes: (minutes: string) => `${minutes} min`,
  kept: (percent: string) => `${percent} in time`,
  keptAt: (hour: string) => `Ready in time from ${hour} on`,
  onTime: 'In time',
  onTimeStat: 'Ready in time',
  onAverage: (minutes: number) => `${minutes} min on average`,
  toReady: 'Minutes to ready',
  promised: 'Promised',

  cancelledNote: (orders: string, sum: string) => `${orders} of ${sum} in all.`,
  cancellers: { customer: 'by the customer', staff: 'by staff', system: 'by itself' },
  noReason: 'No reason given',
  reason: 'Reason',
  by: 'Cancelled',

  byDelivery: 'Delivery',
  byPayment: 'Payment',
  delivery: 'Delivery',
  payment: 'Payment',
  income: 'Income',
  ordersHead: 'Orders',
  refunds: 'Refunds',
  discounts: 'Discounts',

  mail: 'Each morning',
  mailMe: 'Mail me yesterday’s figures each morning',
  mailNote:
    'From six on, to the email of your account, against the same day a week before. Turn it off here at any time.',
  mailLoading: 'Loading your choice',
};
