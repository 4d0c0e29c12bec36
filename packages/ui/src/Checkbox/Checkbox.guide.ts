import type { Guide } from '../guide/types';

/** What is said of Checkbox. */
export const guide = {
  name: 'Checkbox',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A yes that is given or not, by itself or as one of many that are selected.',
  words: ['tick box', 'check', 'multi select', 'select all', 'opt in', 'consent', 'toggle'],
  when: [
    'Somebody agrees, or wants one thing more.',
    'Rows of a list are selected, to do something with all of them.',
    'One box stands for all the others: `indeterminate` while only some are selected.',
  ],
  whenNot: [
    { need: 'One of several that exclude each other', use: 'RadioField' },
    { need: 'The view changes at once', use: 'Segment' },
    { need: 'It is done by the press itself', use: 'Button' },
  ],
  anatomy: [
    { name: 'Box', selector: 'input', side: 'start', words: '24 px in a row of 44. A tick, or a dash for some.' },
    {
      name: 'Words',
      selector: 'span',
      side: 'end',
      words: 'What is agreed to or selected. Always there, also when hidden.',
    },
  ],
  pairs: [
    {
      id: 'positive',
      do: 'A tick means yes.',
      dont: 'With “not” in it, a tick means no. Nobody reads that twice.',
    },
    {
      id: 'some',
      do: 'A dash: some of the rows are selected.',
      dont: 'Without a tick it says that nothing is selected, which is wrong.',
    },
  ],
  content: [
    'Write what a tick means, in a few words: “Send me the receipt”.',
    'In a list the hidden label names the row: “Select Hazelnut Latte”.',
    'No full stop after a single line, and no “I agree to” where a noun will do.',
  ],
  states: [
    { name: 'Empty', words: 'A box with a strong border.', story: 'Default' },
    { name: 'Ticked', words: 'Filled, with a tick.', story: 'Checked' },
    { name: 'Some', words: 'Filled, with a dash.', story: 'Indeterminate' },
    { name: 'Focused', words: 'The ring around the box.', story: 'Toggles' },
    { name: 'Without words', words: 'The box alone; 44 px to touch all the same.', story: 'HiddenLabel' },
    { name: 'Disabled', words: 'Sunken and muted.', story: 'Disabled' },
    { name: 'Disabled, ticked', words: 'The tick is muted and still seen.', story: 'DisabledChecked' },
    { name: 'Hover', words: 'The border takes the colour of the brand.' },
  ],
  behaviour: [
    'Box and words are one target.',
    'The dash stays until you take `indeterminate` away: a press alone does not change what you said.',
    'It works with `checked` of yours as well as with `defaultChecked`.',
    'With a `name` its form sends `value`, or `on` without one, while it is ticked, and nothing while it is not.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it: each box is a stop of its own.' },
    { keys: ['Space'], does: 'Ticks it, or takes the tick away.' },
  ],
  accessibility: [
    { criterion: '4.1.2', how: 'A native checkbox; “some” is told as mixed.' },
    { criterion: '1.4.1', how: 'A tick or a dash, not only a fill. In forced colours they stay.' },
    { criterion: '2.5.8', how: 'The row is 44 px, also without words.' },
    { criterion: '3.3.2', how: 'The label is a required prop; hiding it takes it from sight only.' },
    { criterion: '1.4.11', how: 'The empty box has the strong line of all controls.' },
  ],
  responsive: [
    'Long words wrap beside the box, which keeps its size.',
    'Put several below each other, never in a running line.',
  ],
  related: [
    { name: 'RadioField', words: 'One of several.' },
    { name: 'SelectionBar', words: 'What can be done with the rows selected.' },
    { name: 'HistoryCard', words: 'A card with one in its corner.' },
  ],
} as const satisfies Guide;
