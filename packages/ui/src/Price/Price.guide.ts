import type { Guide } from '../guide/types';

/** What is said of Price. */
export const guide = {
  name: 'Price',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Writes an amount of rupiah the one way it is written here: `IDR 25,000`.',
  words: ['money', 'amount', 'currency', 'cost', 'rupiah', 'discount', 'total', 'idr', 'sum'],
  when: [
    'An amount of money is shown, wherever that is.',
    'A price no longer holds and stands beside the new one: `struck`.',
    'Something is taken off: `signed` writes the minus.',
  ],
  whenNot: [
    { need: 'An amount is typed', use: 'MoneyField' },
    { need: 'Only text can stand there: a title, a label, a sentence', use: 'the function `formatRupiah`' },
    { need: 'Several amounts that add up', use: 'OrderSummary' },
    { need: 'A figure that is no money', use: 'Stat' },
  ],
  anatomy: [
    {
      name: 'Currency',
      selector: '[dir="ltr"] > span',
      side: 'start',
      words: 'Smaller and muted, part of the same text.',
    },
    {
      name: 'Amount',
      selector: '[dir="ltr"]',
      side: 'end',
      words: 'Whole rupiah in groups of three, figures of equal width.',
    },
  ],
  pairs: [
    {
      id: 'column',
      do: 'Figures of equal width: amounts below each other can be compared at a glance.',
      dont: 'Typed by hand, each place writes money its own way.',
    },
    {
      id: 'was',
      do: 'The old price is struck, the new one stands beside it.',
      dont: 'Two prices alike: which of them is asked?',
    },
  ],
  content: [
    'Hand over whole rupiah as a number; grouping and currency come by themselves.',
    'Write no “Rp”, no decimals and no “k” beside it.',
    'Say what the amount is for in the words next to it: “Total”, “Shipping”.',
  ],
  states: [
    { name: 'In a line', words: 'Bold, of the size of the text around it.', story: 'Default' },
    { name: 'Large', words: 'As a title.', story: 'Large' },
    { name: 'Figure', words: 'In the display face, once per page.', story: 'Figure' },
    { name: 'Struck', words: 'Muted and struck through: no longer asked.', story: 'Struck' },
    { name: 'Taken off', words: 'A minus in front: `- IDR 20,000`.', story: 'Discount' },
    { name: 'Nothing', words: '`IDR 0`, not “free”.', story: 'Zero' },
  ],
  behaviour: [
    'It stays in one line and is never broken between currency and amount.',
    'A negative amount gets its minus by itself; with `signed` the sign of `amount` does not matter.',
    'What is copied or read out is exactly `IDR 25,000`.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'A struck price is an `s` element, so it is more than a line of ink.' },
    { criterion: '1.3.2', how: 'It keeps left to right in a page that runs the other way.' },
    { criterion: '1.4.1', how: 'A discount is told by its minus, not by a colour.' },
    { criterion: '3.2.4', how: 'Money looks and reads the same on every page.' },
  ],
  responsive: [
    'It does not wrap: give it a line of its own where the name beside it is long.',
    'The largest size follows the width of the window, so that millions fit a phone.',
    'With text at 200 % it grows as the words do.',
  ],
  related: [
    { name: 'MoneyField', words: 'Where money is typed.' },
    { name: 'OrderSummary', words: 'What it adds up to.' },
    { name: 'CartLine', words: 'Shows the price of a whole line.' },
  ],
} as const satisfies Guide;
