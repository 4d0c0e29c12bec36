import type { Guide } from '../guide/types';

/** What is said of SelectField. */
export const guide = {
  name: 'SelectField',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'One of many known answers in a form, from the browser’s own list.',
  words: ['dropdown', 'drop-down', 'native select', 'select box', 'picker', 'option list', 'combobox'],
  when: [
    'A form asks for one of six or more known answers.',
    'People know their answer and find it by its first letters.',
  ],
  whenNot: [
    { need: 'Up to five short answers', use: 'RadioField' },
    { need: 'The order of a list, or a filter beside it', use: 'Select' },
    { need: 'Two or three options that act at once', use: 'Segment' },
    { need: 'The answer may be anything', use: 'TextField' },
  ],
  anatomy: [
    { name: 'Label', selector: 'label', side: 'start', words: 'The question. Always there, also when it is hidden.' },
    { name: 'Field', selector: 'select', side: 'start', words: 'The chosen row, or the muted placeholder.' },
    { name: 'Chevron', selector: 'svg', side: 'end', words: 'Says that it opens. A press on it does too.' },
    { name: 'Hint', selector: 'p', side: 'bottom', words: 'Optional. An error takes its place.' },
  ],
  pairs: [
    {
      id: 'start',
      do: 'A placeholder asks; nothing is answered yet.',
      dont: 'The first row stands there as if somebody had chosen it.',
    },
    {
      id: 'few',
      do: 'Many answers, in one line of the form.',
      dont: 'Yes and no behind a press. Show them.',
    },
  ],
  content: [
    'The label is a noun: “Category”.',
    'The placeholder is an invitation: “Choose one”. It is no answer and cannot be chosen.',
    'Rows in an order that people know: by name, by size, by date.',
  ],
  states: [
    { name: 'Nothing chosen', words: 'The placeholder, muted.', story: 'Default' },
    { name: 'Chosen', words: 'The row, in the colour of text.', story: 'Chosen' },
    { name: 'With a hint', words: 'One line of help below.', story: 'WithHint' },
    { name: 'In error', words: 'A thicker red border, an icon and words.', story: 'WithError' },
    { name: 'Disabled', words: 'Sunken and muted.', story: 'Disabled' },
    { name: 'Long words', words: 'A row that does not fit ends in dots; the list shows all of it.', story: 'LongText' },
  ],
  behaviour: [
    'The list is the one of the browser: it looks and scrolls as people know it from there.',
    'With a placeholder its value is the empty text until something is chosen. With a `name` its form sends the `value`.',
    'It works with a `value` of yours as well as with a `defaultValue`, to which it goes back on reset.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to it. From there on the keys are those of the browser’s own list.' }],
  accessibility: [
    { criterion: '4.1.2', how: 'A native `select`, named by its label.' },
    { criterion: '3.3.1', how: 'An error marks it as invalid and is read out with it.' },
    { criterion: '3.3.2', how: 'The label is a required prop; the placeholder is not one.' },
    { criterion: '2.1.1', how: 'All keys of the browser’s list work, typing first letters too.' },
  ],
  responsive: [
    'As wide as its container.',
    'Phones open their own list, large enough for a thumb.',
    'Label and error wrap; the chosen row stays on one line.',
  ],
  related: [
    { name: 'Select', words: 'The pill over a list.' },
    { name: 'RadioField', words: 'Few answers, all in sight.' },
    { name: 'TimeField', words: 'Puts two of them together.' },
  ],
} as const satisfies Guide;
