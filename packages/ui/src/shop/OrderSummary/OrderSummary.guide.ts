import type { Guide } from '../../guide/types';

/** What is said of OrderSummary. */
export const guide = {
  name: 'OrderSummary',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'The sum on a slip of paper: what it is made of, line by line, and what it comes to.',
  words: ['receipt', 'bill', 'invoice', 'slip', 'totals', 'checkout summary', 'subtotal', 'price breakdown', 'nota'],
  when: [
    'Somebody is about to pay, and has a right to know for what.',
    'An order is looked at again: its lines go into `header`.',
    'A promo is in use: it is a row of its own, and children say which.',
  ],
  whenNot: [
    { need: 'Lines that can still be changed', use: 'CartLine' },
    { need: 'One amount by itself', use: 'Price' },
    { need: 'The total has to stay in reach on a phone', use: 'CheckoutStrip' },
    { need: 'Figures of many days', use: 'FigureTable' },
  ],
  anatomy: [
    {
      name: 'Slip',
      selector: 'section',
      side: 'start',
      words: 'A raised ground with a torn foot. Paper is for money.',
    },
    { name: 'Title', selector: 'h2', words: 'Always there; names the region.' },
    { name: 'Row', selector: 'dl > div:nth-child(1)', side: 'end', words: 'A word, dots, an amount.' },
    { name: 'Discount', selector: 'dl > [data-tone]', side: 'start', words: 'Green, with a minus in front.' },
    { name: 'Total', selector: 'dl > div:last-child', side: 'end', words: 'Below an ink rule, larger than all else.' },
    { name: 'Foot', selector: 'dl + div', side: 'bottom', words: 'Optional: the promo in use, and how to change it.' },
  ],
  pairs: [
    {
      id: 'rows',
      do: 'Each part of the sum has its row, in the order in which it is worked out.',
      dont: 'A total that is more than its rows leaves people searching for the rest.',
    },
    {
      id: 'busy',
      do: 'While it is worked out again the old total stays readable under a light.',
      dont: 'A zero in its place looks like a gift, or like a loss.',
    },
  ],
  content: [
    'Short labels, the same on every page: “Subtotal”, “Tax and fees”, “Shipping”, “Total”.',
    'Name the promo by its code: “Promo PASTA20”.',
    'Leave a row out rather than showing a discount of nothing.',
  ],
  states: [
    { name: 'Rest', words: 'All amounts stand, figures below figures.', story: 'Default' },
    { name: 'With a promo', words: 'The foot says which, with a way to change it.', story: 'WithPromo' },
    { name: 'With the lines', words: 'What was ordered stands above a dashed rule.', story: 'WithLines' },
    { name: 'Working it out', words: 'A light runs over the muted total. Let the button wait.', story: 'Loading' },
    { name: 'Long', words: 'Labels wrap; amounts never do.', story: 'LongText' },
  ],
  behaviour: [
    'A row of tone `discount` gets its minus, whichever sign the amount has.',
    'It adds nothing up: rows and total are shown as given.',
    'While `busy` the old total stays in its place and the slip keeps its height.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'A `dl` of labels and amounts in a region named by its title.' },
    { criterion: '1.4.1', how: 'A discount has a minus besides its green.' },
    { criterion: '4.1.2', how: '`aria-busy` says that the sum is being worked out again.' },
    { criterion: '1.3.2', how: 'Amounts keep left to right in a page that runs the other way.' },
  ],
  responsive: [
    'As wide as its place; beside a form on desks, below it on phones.',
    'With text at 200 % a long amount goes below its label.',
    'The total shrinks a little on small phones so that millions stay in one line.',
  ],
  related: [
    { name: 'CheckoutStrip', words: 'Keeps the total and the button at the thumb.' },
    { name: 'CartLine', words: 'What the subtotal is made of.' },
    { name: 'CouponPicker', words: 'Where the discount comes from.' },
    { name: 'Price', words: 'Writes the total.' },
  ],
} as const satisfies Guide;
