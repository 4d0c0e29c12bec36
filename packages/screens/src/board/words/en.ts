/** The staff's board of open orders. */
export const words = {
  title: 'Orders',
  /** In the browser's tab, while somebody is called. */
  calling: (count: number) => `(${count}) Orders`,
  past: 'Past orders',
  owed: 'Owed',
  /** Whether the board is up to date. */
  liveness: { live: 'Live.', waiting: 'Connecting.', off: 'Not live.' },
  /** @param heardAt when the server was last heard, `14:03` */
  stale: (heardAt: string) => `Last heard ${heardAt}.`,
  /** The day in a line. @param here how many of the open ones are shown; null for all @param done null while unknown */
  day: (open: number, here: number | null, done: number | null) => {
    const newest = here === null ? '' : `, the newest ${here} of them here`;
    return `${open} open${newest}${done === null ? '' : `, ${done} done today`}.`;
  },
  sound: 'Sound for new orders',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  toFullScreen: 'Full screen for the kitchen',
  find: 'Find an order',
  show: 'Show',

  newOrder: (number: string, who: string) => `New order ${number} from ${who}`,
  newOrders: (count: number) => `${count} new orders`,
  gotIt: 'Got it',
  close: 'Close',
  tap: 'Your browser keeps quiet until you tap this page once.',
  loading: 'Loading the orders',
  failed: 'The orders did not come',
  empty: 'No orders yet',
  emptyText: 'The next one slides in here by itself.',
  noneFits: 'No open order fits',
  noneFitsText: 'Look for a number, a name or a product, in all ways.',
  showAll: 'Show all orders',

  open: 'Open orders',
  status: 'Status',
  letIn: (count: number) => `${count} new`,
  /** By id. */
  columns: {
    new: { title: 'New', empty: 'Nothing new.' },
    brewing: { title: 'Brewing', empty: 'Nothing on the bar.' },
    ready: { title: 'Ready', empty: 'Nothing is waiting.' },
    way: { title: 'On the way', empty: 'No rider is out.' },
  },

  /** How and when it leaves. @param moment null for as soon as it is made */
  atTable: (way: string, table: string, moment: string | null) =>
    moment === null ? `${way}, table ${table}` : `${way}, table ${table}, ${moment}`,
  noAddress: 'No address given',
  /** @param more pieces of the other lines */
  andMore: (line: string, more: number) => `${line} and ${more} more`,
  withNote: 'With a note',
  moves: {
    confirmed: 'Accept',
    preparing: 'Start brewing',
    ready: 'Mark ready',
    'out for delivery': 'Give to rider',
    'picked up': 'Hand over',
    delivered: 'Mark delivered',
    served: 'Serve',
  },
  moved: (number: string, status: string) => `${number} ${status.toLowerCase()}`,
  declined: (number: string) => `${number} declined`,
  cancelled: (number: string) => `${number} cancelled`,
  isPaid: (number: string) => `${number} is paid`,

  confirmPayment: 'Confirm payment',
  askPaid: (number: string) => `Is ${number} paid?`,
  cashTaken: (sum: string, who: string) => `You have taken ${sum} in cash from ${who}.`,
  transferCame: (sum: string, who: string) => `A transfer of exactly ${sum} has come from ${who}.`,
  notYet: 'Not yet',
  cashIn: 'Cash taken',

  /** What refusing an order is called by how far it is. */
  refusals: {
    decline: { label: 'Decline', ask: (number: string) => `Decline ${number}?`, yes: 'Decline' },
    bringBack: { label: 'Bring back', ask: (number: string) => `Bring back ${number}?`, yes: 'Bring back' },
    cancel: { label: 'Cancel', ask: (number: string) => `Cancel ${number}?`, yes: 'Cancel order' },
  },
  keep: 'Keep it',
  endsHere: 'The order ends here, and its stock goes back.',
  notTaken: 'Nobody took it. The order ends here, and what went out is not sold again.',
  notTakenCash: 'Nobody took it. The order ends here, no cash is booked, and what went out is not sold again.',
  usual: 'Usual reasons',
  /** What it usually is: one tap, and it may still be put in other words. The customer reads it. */
  reasons: ['Something in it is sold out', 'The kitchen is too busy', 'We are about to close'],
  reasonsOut: ['Nobody opened the door', 'The address could not be found', 'The customer did not want it'],
};
