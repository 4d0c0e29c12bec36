/** One thing that can go wrong, in words for whoever forces it. */
interface FaultEntry {
  id: string;
  label: string;
  group: 'Network' | 'Server' | 'Account' | 'Shop';
  /** What the API does. */
  does: string;
  /** What a customer should see. */
  sees: string;
  /** Can be kept to reads or to writes: a page loads well, and what is sent from it fails. */
  scoped?: true;
}

/** Every fault, in the order of the panel. Plain words: the panels show them without the code behind them. */
export const FAULTS = [
  {
    id: 'slow',
    label: 'Slow',
    group: 'Network',
    does: 'Every answer takes 3 seconds.',
    sees: 'Placeholders of the right shape, buttons that wait and are pressed once.',
    scoped: true,
  },
  {
    id: 'silent',
    label: 'Never answers',
    group: 'Network',
    does: 'No answer comes; the shop gives up after 15 seconds.',
    sees: 'Placeholders, then a timeout in words and a way to try again.',
    scoped: true,
  },
  {
    id: 'offline',
    label: 'Offline',
    group: 'Network',
    does: 'The browser says that it has no network, and every call fails.',
    sees: 'The note that you are offline; the cart is kept, paying waits. It goes by itself with the fault.',
  },
  {
    id: 'lost',
    label: 'Answer lost',
    group: 'Network',
    does: 'The server gets every call and does it, but its answer is lost on the way.',
    sees: 'After paying: the cart is kept, and trying again never orders twice; later, that it may have gone through.',
    scoped: true,
  },
  {
    id: 'failed',
    label: 'Server error',
    group: 'Server',
    does: 'Every call answers 500.',
    sees: 'What did not come, in words, with Try again in its place. Nothing typed is lost.',
    scoped: true,
  },
  {
    id: 'html',
    label: 'HTML instead of JSON',
    group: 'Server',
    does: 'Every call answers 200 with a web page, as a hotel’s network does before its login.',
    sees: 'A bad response in words, with Try again. No blank page.',
    scoped: true,
  },
  {
    id: 'empty',
    label: 'Empty',
    group: 'Server',
    does: 'Lists come without items, figures are zero, and what is asked for by its id is not there.',
    sees: 'The glass with one sentence and one way on; 404 Not Found for a single thing.',
  },
  {
    id: 'expired',
    label: 'Expired session',
    group: 'Account',
    does: 'Whoever is logged in now is not any more, as the first call with their token says (401).',
    sees: 'The login with "You have to login first", then the same place again with the cart as it was.',
  },
  {
    id: 'forbidden',
    label: 'Wrong role',
    group: 'Account',
    does: 'Whatever needs a login answers 403, as to somebody with another role.',
    sees: '"Forbidden" in words. What is public goes on.',
    scoped: true,
  },
  {
    id: 'soldOut',
    label: 'Sold out',
    group: 'Shop',
    does: 'The first product of the menu, every product that is opened and the first line of the cart are gone.',
    sees: 'Sold out on the card and the page; the cart names the line and offers to remove it before paying.',
  },
  {
    id: 'dearer',
    label: 'Price changed',
    group: 'Shop',
    does: 'The first line costs IDR 3,000 more a piece than in the cart, and as much again when it is paid.',
    sees: 'The old price struck out; after Confirm and pay old and new line by line, and a yes asked for.',
  },
  {
    id: 'unpaid',
    label: 'Payment expired',
    group: 'Shop',
    does: 'The time to pay of every open order has run out.',
    sees: 'The order as cancelled, "Not paid in time", with Order again. Staff find it no longer waiting.',
  },
] as const satisfies FaultEntry[];

export type FaultId = (typeof FAULTS)[number]['id'];

/** The words of a fault; undefined for no id of ours. */
export const faultById = (id: string): (FaultEntry & { id: FaultId }) | undefined =>
  FAULTS.find((fault) => fault.id === id);

/** Which calls a fault that is `scoped` meets. Asking for a price reads. */
export const CALLS = [
  { id: 'all', label: 'All' },
  { id: 'reads', label: 'Reads' },
  { id: 'writes', label: 'Writes' },
] as const;

export type Calls = (typeof CALLS)[number]['id'];

/** Moments of the shop's week: weekday (1 Monday … 7 Sunday) and time by the shop's clock. */
export const CLOCKS = [
  { id: 'open', day: 5, time: '14:30', label: 'Friday 14:30', sees: 'Open, riders are out' },
  { id: 'ridersEnd', day: 5, time: '18:55', label: 'Friday 18:55', sees: 'Riders stop in 5 minutes' },
  { id: 'closing', day: 5, time: '20:50', label: 'Friday 20:50', sees: 'Closes in 10 minutes' },
  { id: 'closed', day: 5, time: '22:15', label: 'Friday 22:15', sees: 'Closed for the night' },
  { id: 'saturday', day: 6, time: '06:30', label: 'Saturday 06:30', sees: 'Opens in 30 minutes' },
  { id: 'sunday', day: 7, time: '11:00', label: 'Sunday 11:00', sees: 'Open, no door delivery' },
  { id: 'monday', day: 1, time: '12:50', label: 'Monday 12:50', sees: 'Riders start in 10 minutes' },
] as const;
