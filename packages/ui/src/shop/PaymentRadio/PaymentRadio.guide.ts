import type { Guide } from '../../guide/types';

/** What is said of PaymentRadio. */
export const guide = {
  name: 'PaymentRadio',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Asks how something is paid: one method to a row, each with its icon and a line of help.',
  words: [
    'payment method',
    'payment options',
    'radio list',
    'radio card',
    'checkout payment',
    'pay with',
    'card or cash',
  ],
  when: [
    'There are two to six ways to pay, and each needs a few words.',
    'A way is off for this order: the reason takes the place of its help.',
  ],
  whenNot: [
    { need: 'Ways that are known by their picture', use: 'DeliveryPicker' },
    { need: 'Short answers without help', use: 'RadioField' },
    { need: 'A discount is chosen', use: 'CouponPicker' },
  ],
  anatomy: [
    {
      name: 'Legend',
      selector: '[role="radiogroup"] > p',
      side: 'top',
      words: 'Names the group; may be for screen readers only.',
    },
    { name: 'Row', selector: '[role="radio"]:nth-of-type(1)', side: 'end', words: 'The whole of it can be pressed.' },
    {
      name: 'Icon',
      selector: '[role="radio"]:nth-of-type(2) svg',
      side: 'start',
      words: 'In a tile, marigold when chosen.',
    },
    { name: 'Name', selector: '[role="radio"]:nth-of-type(1) strong', side: 'start', words: 'Always there.' },
    {
      name: 'Help',
      selector: '[role="radio"]:nth-of-type(3) strong + span',
      side: 'bottom',
      words: 'One line, or the reason why it is off.',
    },
  ],
  pairs: [
    {
      id: 'help',
      do: 'The help says what people need to have at hand.',
      dont: 'Praise helps nobody to choose.',
    },
    {
      id: 'none',
      do: 'Nothing is chosen until somebody chooses, and the error says what to do.',
      dont: '“Invalid” blames, and does not say what is missing.',
    },
  ],
  content: [
    'Names as people say them: “Card”, “Bank account”, “Cash on delivery”.',
    'One line of help: “Visa, Mastercard, JCB”, “Have IDR 111,200 ready”.',
    'A reason is as short as the help: “Not for dine in”.',
    'The error is an invitation: “Choose how to pay.”.',
  ],
  states: [
    { name: 'Chosen', words: 'A brown rim, a soft ground, a filled dot.', story: 'Default' },
    { name: 'None chosen', words: 'All dots are empty.', story: 'NoneChosen' },
    { name: 'One is off', words: 'Sunken, the reason in place of the help.', story: 'OneOff' },
    { name: 'Error', words: 'Red rims, and a line with an icon below.', story: 'Error' },
    { name: 'Focused', words: 'A ring round the row.', story: 'Keyboard' },
    { name: 'Hidden legend', words: 'Where a heading says it already.', story: 'HiddenLegend' },
  ],
  behaviour: [
    'Arrow keys choose as they go, and come round at the end.',
    'It keeps no choice of its own: `value` in, `onChange` out.',
    'With a `name` its form sends the id of the choice, and nothing before there is one; `required` holds the form back until then.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the chosen row, or to the first while there is none; past the group with the next press.',
    },
    { keys: ['Space'], does: 'Chooses the row that has the focus, while there is none.' },
    { keys: ['ArrowDown'], does: 'Chooses the next row, after the last one the first.' },
    { keys: ['ArrowUp'], does: 'Chooses the row before, from the first one the last.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'The row before and the next one; the other way round in a page from right to left.',
    },
  ],
  accessibility: [
    { criterion: '4.1.2', how: 'A named `radiogroup`; each radio has its name and its help as description.' },
    { criterion: '3.3.1', how: 'The error is the description of the group, which is marked invalid.' },
    { criterion: '1.4.1', how: 'The chosen row has a filled dot, the error an icon and words.' },
    { criterion: '2.5.8', how: 'The whole row is the target, at least 68 px high.' },
  ],
  responsive: ['One column on every page, as wide as its place.', 'Name and help wrap; icon and dot keep their size.'],
  related: [
    { name: 'DeliveryPicker', words: 'The question before this one.' },
    { name: 'OrderSummary', words: 'What is paid.' },
    { name: 'RadioField', words: 'The plain one, for forms.' },
  ],
} as const satisfies Guide;
