import type { Guide } from '../guide/types';

/** What is said of Segment. */
export const guide = {
  name: 'Segment',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Two or three short options in one bar, of which one is always chosen and acts at once.',
  words: ['segmented control', 'toggle group', 'button group', 'switch', 'switcher', 'view toggle', 'pill toggle'],
  when: [
    'The view follows the choice: by day, by week, by month.',
    'Yes or no decides what else is asked.',
    'There are two or three options of a word or two, and one of them is the natural start.',
  ],
  whenNot: [
    { need: 'It may be that none is chosen, or the answer goes out with a form', use: 'RadioField' },
    { need: 'Four options and more', use: 'Select' },
    { need: 'Parts of a list, perhaps many', use: 'CategoryTabs' },
    { need: 'Chart or table', use: 'ChartOrTable' },
    { need: 'Light or dark', use: 'ThemeToggle' },
  ],
  anatomy: [
    {
      name: 'Question',
      selector: 'legend',
      side: 'start',
      words: 'Always there, also when `hideLegend` keeps it from sight.',
    },
    { name: 'Chosen', selector: 'label:has(:checked)', side: 'end', words: 'Raised, over a line in the accent.' },
    {
      name: 'Option',
      selector: 'label:first-of-type',
      side: 'start',
      words: 'Muted until it is chosen. The whole of it is the target.',
    },
  ],
  pairs: [
    {
      id: 'few',
      do: 'Two or three options of one word.',
      dont: 'Six break onto several lines, and nothing holds them together.',
    },
    {
      id: 'states',
      do: 'Options are states to be in.',
      dont: 'Verbs promise that something is done. Take buttons.',
    },
  ],
  content: [
    'One word each, of the same kind: “Daily”, “Weekly”, “Monthly”.',
    'The legend names what changes: “Report”. Hide it where a heading says the same.',
    'Yes before no; short times before long ones.',
  ],
  states: [
    { name: 'Two options', words: 'One is raised.', story: 'Default' },
    { name: 'Three options', words: 'The most there should be.', story: 'Three' },
    { name: 'Legend hidden', words: 'Where the question stands beside it.', story: 'HiddenLegend' },
    { name: 'Focused', words: 'The ring around the option.', story: 'Keyboard' },
    { name: 'Disabled', words: 'Flat; the chosen one keeps a border.', story: 'Disabled' },
    { name: 'Long words', words: 'Options go onto the next line.', story: 'LongText' },
  ],
  behaviour: [
    '`onChange` comes with each choice, also with each arrow: let the view follow quickly.',
    'With `value` the page keeps the choice; without it the browser does, from `defaultValue`, and goes back on reset.',
    'The radios are the browser’s own and work before scripts have arrived. With a `name` a form sends the chosen `value`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen option; one stop for all of them.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Choose the option before, and from the first one the last.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Choose the next one, and from the last one the first.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'Native radios in a group named by its legend.' },
    { criterion: '1.4.1', how: 'Chosen is raised over a line. In forced colours it gets a border.' },
    { criterion: '2.5.8', how: 'Each option is 44 px high.' },
    { criterion: '2.4.7', how: 'The focus ring is drawn around the option, outside its ground.' },
    { criterion: '3.2.2', how: 'The choice changes the view only. Do not move the focus or the page with it.' },
  ],
  responsive: [
    'As wide as its words, never wider than its container.',
    'Options that do not fit side by side go onto the next line.',
    'Keep the words short: an option does not break within.',
  ],
  related: [
    { name: 'RadioField', words: 'The same question in a form.' },
    { name: 'CategoryTabs', words: 'Which part of a list is shown.' },
    { name: 'TimeField', words: 'Begins with one: now, or later.' },
  ],
} as const satisfies Guide;
