import { tableCalled } from '@seduh/contract/constants';

/** The staff's board of open orders. */
export const words = {
  title: 'Orders',
  /** In the browser's tab, while somebody is called. */
  calling: (count: number) => `(${count}) Orders`,
  past: 'Past orders',
  owed: 'Owed',
  collect: 'Collection screen',
  counter: 'Counter',
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

  /** How and when it leaves. @param moment null for as soon as it is made */
  atTable: (way: string, table: string, moment: string | null) =>
    [way, tableCalled('table', table), ...(moment === null ? [] : [moment])].join(', '),
  /** Of a guest whom staff served. @param table null: take away */
  atCounter: (table: string | null, moment: string) =>
    `Counter, ${table === null ? 'take away' : tableCalled('table', table)}, ${moment}`,
  /** Who gave no name. */
  guest: 'Guest',
  noAddress: 'No address given',
  /** @param more pieces of the other lines */
  andMore: (line: string, more: number) => `${line} and ${more} more`,
  /** Before what is in an order although its customer asked to be warned of it. */
  avoided: 'Contains what they avoid',
  inLine: (allergens: string, line: string) => `${allergens} in ${line}`,
  /** Under a line of which nobody knows all that is in it. */
  mayContain: 'may contain what they avoid',
  /** Under a line of which something has run out. */
  asked: (instead: string) => `asked: ${instead} instead?`,
  /** Of a guest, whom nobody has asked yet. */
  toAsk: (instead: string) => `ask them: ${instead} instead?`,
  insteadOf: (out: string) => `instead of ${out}`,
  /** Before what has run out of an order whose customer wants nothing instead. */
  nothingInstead: 'Wants nothing instead',
  withNote: 'With a note',
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
};
