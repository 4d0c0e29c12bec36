import type { Guide } from '../guide/types';

/** What is said of CategoryTabs. */
export const guide = {
  name: 'CategoryTabs',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Chooses which part of a list is shown below.',
  words: ['tabs', 'tab list', 'filter', 'categories', 'pills', 'segmented', 'navigation tabs'],
  when: [
    'A list has a handful of parts, each with a name, and one is shown at a time.',
    'The view follows at once, on the same page.',
  ],
  whenNot: [
    { need: 'Two or three short options', use: 'Segment' },
    { need: 'Another order of the same list', use: 'Select' },
    { need: 'Several may hold at once', use: 'Checkbox' },
    { need: 'Each is a page of its own', use: 'TopBar' },
    { need: 'An answer in a form', use: 'RadioField' },
  ],
  anatomy: [
    {
      name: 'Row',
      selector: '[role="tablist"]',
      side: 'top',
      words: 'Scrolls sideways where it does not fit. `label` names it.',
    },
    {
      name: 'Chosen tab',
      selector: '[role="tab"][aria-selected="true"]',
      side: 'bottom',
      words: 'Filled in the colour of the brand.',
    },
    { name: 'Icon', selector: '[role="tab"] svg', side: 'start', words: 'Optional, for all of them or for none.' },
    {
      name: 'Tab',
      selector: '[role="tab"]:last-child',
      side: 'end',
      words: 'A pill of 44 px. Its words stay on one line.',
    },
  ],
  pairs: [
    {
      id: 'names',
      do: 'Names of parts, one or two words each.',
      dont: 'Sentences push all but the first out of sight.',
    },
    {
      id: 'icons',
      do: 'An icon on each, or on none.',
      dont: 'One icon makes its tab look like something else.',
    },
  ],
  content: [
    'One or two words, nouns of the same kind: “Coffee”, “Foods”.',
    'The one that most people want comes first.',
    'Let `label` say what they sort by: “Category”.',
  ],
  states: [
    { name: 'Rest', words: 'One is chosen, always.', story: 'Default' },
    { name: 'Hover', words: 'A soft ground and ink.' },
    { name: 'Focused', words: 'The ring stands round the pill.', story: 'Keyboard' },
    { name: 'Without icons', words: 'Words only.', story: 'WithoutIcons' },
    {
      name: 'Scrolled',
      words: 'The chosen one is in sight, and its neighbour peeks in.',
      story: 'NarrowScrolledToChosen',
    },
    { name: 'Right to left', words: 'The first one stands at the right.', story: 'RightToLeft' },
    { name: 'Long words', words: 'The row scrolls; nothing is cut.', story: 'LongText' },
  ],
  behaviour: [
    'What an arrow key reaches is chosen at once.',
    'The row, and only the row, scrolls until the chosen tab is in sight with 24 px of its neighbour.',
    'It keeps no choice of its own: `value` in, `onChange` out. Tabs are no field, so a form sends nothing of them.',
    'The panel is the caller’s: give it the id of `panelId`, and `aria-labelledby` with that id, a hyphen and the tab’s.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen tab, and then out of the row.' },
    {
      keys: ['ArrowRight'],
      does: 'Chooses the next tab, after the last one the first. From right to left: the one before.',
    },
    { keys: ['ArrowLeft'], does: 'The other way round.' },
    { keys: ['Home'], does: 'Chooses the first tab.' },
    { keys: ['End'], does: 'Chooses the last tab.' },
  ],
  accessibility: [
    { criterion: '4.1.2', how: 'A named `tablist` of `tab`s; the chosen one has `aria-selected`.' },
    { criterion: '1.3.1', how: 'With `panelId` each tab names what it controls.' },
    { criterion: '2.1.1', how: 'One stop of the Tab key, then arrow keys.' },
    { criterion: '1.4.3', how: 'Words have at least 4.5:1, chosen or not.' },
    { criterion: '2.5.8', how: 'Each pill is 44 px high.' },
  ],
  responsive: [
    'On phones the row runs to the edges of the screen and scrolls, with the next tab in sight.',
    'From 1024 px it keeps to the width of its place.',
    'Tabs never go onto a second line.',
  ],
  related: [
    { name: 'Segment', words: 'Two or three options in one frame.' },
    { name: 'Pager', words: 'Turns what is left in the list.' },
    { name: 'DirectionProvider', words: 'Turns its arrow keys round.' },
  ],
} as const satisfies Guide;
