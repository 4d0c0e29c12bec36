import type { Guide } from '../guide/types';

/** What is said of MoneyField. */
export const guide = {
  name: 'MoneyField',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'An amount in whole rupiah. It groups the digits while one types and hands over a number.',
  words: ['currency input', 'price input', 'amount', 'number input', 'rupiah', 'idr', 'thousands separator'],
  when: [
    'Somebody sets a price, a discount in rupiah or a least amount.',
    'Amounts have five digits and more, so that grouping saves counting zeros.',
  ],
  whenNot: [
    { need: 'Money is shown, not typed', use: 'Price' },
    { need: 'A percentage or a number of days', use: 'TextField' },
    { need: 'How many of a thing', use: 'QuantityStepper' },
    { need: 'Another currency, or cents', use: 'a field of your own, in a `Field`' },
  ],
  anatomy: [
    { name: 'Label', selector: 'label', side: 'start', words: 'What the amount is for.' },
    { name: 'Currency', selector: 'span:has(+ input)', side: 'start', words: 'Always IDR. Not typed.' },
    { name: 'Amount', selector: 'input', side: 'end', words: 'Digits of one width, a comma after each thousand.' },
    { name: 'Hint', selector: 'p', side: 'bottom', words: 'Optional. An error takes its place.' },
  ],
  pairs: [
    {
      id: 'grouped',
      do: 'Grouped digits are read at a glance.',
      dont: 'Zeros without a comma have to be counted.',
    },
    {
      id: 'zero',
      do: 'Empty until somebody sets it; the placeholder shows what is usual.',
      dont: 'A zero that nobody typed looks like a decision.',
    },
  ],
  content: [
    'The label names the amount, not the currency: “Price”, not “Price in IDR”.',
    'Say in the hint what zero means and what is included.',
    'The error says what to type: “Tell us the price.”',
  ],
  states: [
    { name: 'Filled', words: 'A grouped amount after IDR.', story: 'Default' },
    { name: 'Empty', words: 'A usual amount as an example.', story: 'Empty' },
    { name: 'Typing', words: 'The commas move along with each digit.', story: 'RegroupsWhileTyping' },
    { name: 'Full', words: 'Nine digits; a tenth is not taken.', story: 'NineDigits' },
    { name: 'In error', words: 'A thicker red border, an icon and words.', story: 'Error' },
    { name: 'Disabled', words: 'Sunken and muted.', story: 'Disabled' },
    { name: 'Indonesian', words: '`Rp` and dots, from `LocaleProvider`.', story: 'Indonesian' },
  ],
  behaviour: [
    'Anything but a digit is not taken, and the cursor stays where it was.',
    'Pasted amounts are understood: “28.000”, “IDR 28,000” and “Rp28.000,00” are all 28,000.',
    'It takes up to `maxDigits` digits, nine by default, wherever one types.',
    '`onChange` gets whole rupiah as a number, and null once the field is empty.',
    'With a `name` its form sends the bare number, `25000`, and the empty text for none.',
    'Without `value` it keeps the amount itself, from `defaultValue`, and goes back on reset.',
    '`required`, `min` and `max` hold the form back; `useFormErrors` gives you the words for `error`.',
  ],
  keyboard: [
    { keys: ['Text'], does: 'Digits are put in at the cursor and grouped anew; anything else is dropped.' },
    { keys: ['Backspace'], does: 'Takes the digit before the cursor; a comma is only stepped over.' },
    { keys: ['Delete'], does: 'Takes the digit behind the cursor; a comma is only stepped over.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'IDR is part of the description of the input, so the unit is heard.' },
    {
      criterion: '4.1.2',
      how: 'A native text field; its value is the grouped amount, so it is read out as one number.',
    },
    { criterion: '3.3.1', how: 'An error marks the field as invalid and is read out with it.' },
    { criterion: '3.3.2', how: 'The label is a required prop; the placeholder is only an example.' },
  ],
  responsive: [
    'Phones bring the digits alone.',
    'As wide as its container. Nine digits fit the narrowest page.',
    'From right to left the page turns, the digits do not.',
  ],
  related: [
    { name: 'Price', words: 'Shows an amount, everywhere else.' },
    { name: 'TextField', words: 'What it is made of.' },
    { name: 'QuantityStepper', words: 'Counts instead of pays.' },
  ],
} as const satisfies Guide;
