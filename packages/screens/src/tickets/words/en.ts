import { tableCalled } from '@seduh/contract/constants';

/** The papers of an order: the kitchen's ticket and the labels of its cups. */
export const words = {
  title: 'Ticket',
  titled: (number: string) => `Ticket ${number}`,
  /** The way to what is printed of an order. */
  ticketOf: (number: string) => `Ticket and labels of ${number}`,
  orders: 'Orders',
  notFound: 'Ticket not found',
  noSuch: 'There is no such order',
  typo: 'The address may have a typo.',
  back: 'Back to orders',
  failed: 'This ticket did not come',
  loading: 'Loading the ticket',

  ticket: 'Kitchen ticket',
  labels: 'Cup labels',
  ticketPaper: 'On a roll of 80 mm, as long as the order.',
  labelPaper: 'Labels of 58 × 40 mm, one for each piece.',
  printTicket: 'Print ticket',
  printLabels: (count: number) => (count === 1 ? 'Print 1 label' : `Print ${count} labels`),
  notPrinted: 'Your browser did not print. Check that it may, then print from the ticket.',

  table: (table: string) => tableCalled('Table', table),
  promised: 'Promised',
  /** Before a time that the customer has chosen. */
  set: 'Set for',
  ordered: 'Ordered',
  called: 'For',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  /** Lines that carry an allergy, or what is to be avoided. */
  alerts: (count: number, of: number) => `Allergy: ${count} of ${of} lines`,
  allergy: 'Allergy',
  contains: (allergens: string) => `Contains ${allergens}, to be avoided`,
  mayContain: 'may contain what they avoid',
  /** Of an order, or a line, that became another cup after it was accepted. */
  changed: 'Changed',
  throwAway: 'Throw the ticket from before away',
  insteadOf: (out: string) => `instead of ${out}`,
  /** Beside it on the board, until it is printed again. */
  wrong: 'Papers from before are wrong.',
  printAgain: 'Print again',
  /** Its accessible name, with what it is about. */
  printAgainOf: (number: string) => `Print again: the papers of ${number}`,
  piece: (piece: number, of: number) => `${piece} of ${of}`,

  /** The board's switch, and what this device prints when it accepts an order. */
  atAccepting: 'Print at accepting',
  isOn: (paper: string) => `Prints at accepting: ${paper.toLowerCase()}`,
  isOff: 'Prints nothing at accepting',
  choices: { nothing: 'Nothing', ticket: 'Kitchen ticket', labels: 'Cup labels' },
  thisDevice:
    'For orders that are accepted on this device. It prints each order once, and again what has changed; its printer on the card has both papers again.',
  done: 'Done',
};
