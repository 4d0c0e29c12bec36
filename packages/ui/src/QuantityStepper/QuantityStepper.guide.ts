import type { Guide } from '../guide/types';

/** What is said of QuantityStepper. */
export const guide = {
  name: 'QuantityStepper',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Sets how many of a thing: one at a time with the thumb, or typed over.',
  words: ['number input', 'counter', 'amount', 'plus minus', 'increment', 'spinbutton', 'spinner', 'numeric'],
  when: [
    'People add or take away one or two: cups, portions, guests.',
    'The number stands in a line or a card, and a thumb changes it.',
    'Zero means something: “none of it”, or “take it away”.',
  ],
  whenNot: [
    { need: 'A sum of money', use: 'MoneyField' },
    { need: 'A number that is known by heart, such as a phone number', use: 'TextField' },
    { need: 'One of three or four sizes', use: 'SizePicker' },
    { need: 'Few amounts, each with a name', use: 'RadioField' },
  ],
  anatomy: [
    {
      name: 'Group',
      selector: '[role="group"]',
      side: 'bottom',
      words: 'Carries the name: what is being counted. It is heard, not seen.',
    },
    { name: 'One less', selector: 'button:first-of-type', side: 'start', words: 'Off at `min`.' },
    {
      name: 'Count',
      selector: '[role="group"] > span',
      words: 'Tabular figures. A field lies in its place, and shows itself while somebody types.',
    },
    { name: 'One more', selector: 'button:last-of-type', side: 'end', words: 'Off at `max`; without one it never is.' },
  ],
  pairs: [
    {
      id: 'named',
      do: 'A label names the thing: “Quantity of Iced Tea”. On a page with ten lines that is how they are told apart.',
      dont: 'Ten groups called “Quantity” sound all the same.',
    },
    {
      id: 'few',
      do: 'Small numbers, a few presses from where it starts.',
      dont: 'Nobody presses two hundred times, and few find that it can be typed over. Take a field.',
    },
  ],
  content: [
    'The label is “Quantity of” and the name as it stands beside it.',
    'No unit inside the stepper. If it needs one, write it next to it.',
    'When a limit is reached, say why nearby: “5 left today”.',
  ],
  states: [
    { name: 'Rest', words: 'Both ways are open.', story: 'Default' },
    { name: 'At its lowest', words: 'Minus is off and the focus has gone over to plus.', story: 'StopsAtZero' },
    { name: 'At its highest', words: 'Plus is off and the focus has gone over to minus.', story: 'StopsAtMax' },
    { name: 'Typed over', words: 'The field is seen while it is used.', story: 'TypedOver' },
    { name: 'Large', words: '52 px, where it is the main thing on the page.', story: 'Large' },
    { name: 'Many digits', words: 'It grows with the number and cuts nothing.', story: 'LongText' },
    { name: 'Disabled', words: 'Sunken, and the count is still readable.', story: 'Disabled' },
    { name: 'Indonesian', words: '“Maksimal 9” is said aloud.', story: 'Indonesian' },
  ],
  behaviour: [
    'A button that is held repeats: after 420 ms, then every 90 ms, until it is let go or the limit is reached.',
    'A count outside the limits comes back inside with one press.',
    'A typed count counts on Enter or on leaving. One beyond a limit becomes the limit, and “At most 9” is read out.',
    'With `value` the page keeps the count; without it the stepper does, from `defaultValue`, and goes back on reset.',
    'With a `name` its form sends the plain number.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to minus, to the count and to plus; a button that is off is passed over.' },
    { keys: ['Enter', 'Space'], does: 'Press the button that has the focus: one less, or one more.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'On the count: one more, one less.' },
    { keys: ['PageUp', 'PageDown'], does: 'On the count: ten more, ten less, or as far as `pageStep` says.' },
    { keys: ['Home', 'End'], does: 'On the count: the lowest, and the highest where there is one.' },
    { keys: ['Text'], does: 'Digits replace the count; everything else is left out. Enter takes it over.' },
  ],
  accessibility: [
    {
      criterion: '4.1.2',
      how: 'A named `group` with “One less”, a `spinbutton` that says its count and limits, and “One more”.',
    },
    {
      criterion: '4.1.3',
      how: 'A polite live `output` reads out what a button has changed, and which limit a typed count was brought to.',
    },
    {
      criterion: '2.4.3',
      how: 'At a limit the focus moves to the other button instead of getting lost with the one that went off.',
    },
    { criterion: '2.5.8', how: 'Each button is 44 px square, 52 when `lg`.' },
    { criterion: '2.5.1', how: 'Holding is a shortcut; single presses reach the same number.' },
  ],
  responsive: [
    'As wide as its number needs, on every page. It does not stretch.',
    'In a line on a phone it stands under the name, at the end, where the thumb is.',
  ],
  related: [
    { name: 'CartLine', words: 'A bought thing with its stepper and its price.' },
    { name: 'CheckoutStrip', words: 'Shows the choice and goes on with it.' },
    { name: 'SizePicker', words: 'Which size, before how many.' },
  ],
} as const satisfies Guide;
