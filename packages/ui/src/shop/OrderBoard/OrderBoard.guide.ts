import type { Guide } from '../../guide/types';

/** What is said of OrderBoard. */
export const guide = {
  name: 'OrderBoard',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows all open orders by status: columns side by side, and on phones one of them with tabs that count.',
  words: ['kanban', 'kanban board', 'kitchen display', 'dashboard', 'queue', 'workflow', 'pipeline', 'lanes'],
  when: [
    'Orders move through three to five states, and somebody moves them on.',
    'The whole bar looks at one screen, and a phone in an apron shows the same.',
    'The board is still to come: `OrderBoardSkeleton` draws its columns.',
  ],
  whenNot: [
    { need: 'One status by itself', use: 'OrderColumn' },
    { need: 'One order, for the one who waits', use: 'StatusTimeline' },
    { need: 'Orders of the past', use: 'HistoryCard' },
    { need: 'Parts of a list that do not move', use: 'CategoryTabs' },
  ],
  anatomy: [
    {
      name: 'Board',
      selector: '[role="group"]',
      side: 'bottom',
      words: 'Named by `label`, which is heard and not seen. On phones tabs with counts stand on top.',
    },
    {
      name: 'Column',
      selector: '[role="group"] section:last-child',
      side: 'end',
      words: 'One per status, in the order in which cards move. It says so when it is empty.',
    },
    {
      name: 'Card',
      selector: 'section[data-chosen] article',
      side: 'start',
      words: 'What is in the column, from `cards`.',
    },
  ],
  pairs: [
    {
      id: 'empty',
      do: 'An empty column says so in its own words.',
      dont: 'A blank column could as well be still loading.',
    },
  ],
  content: [
    'The label names what is on it: “Open orders”.',
    'Titles of one or two words, because on phones they are tabs with their count: “Brewing 1”.',
    'What stands in an empty column is short and calm: “Nothing on the bar.”.',
  ],
  states: [
    { name: 'Wide', words: 'All columns side by side, no tabs.', story: 'Default' },
    { name: 'On a phone', words: 'One column, chosen by tabs that stay in sight.', story: 'Narrow' },
    { name: 'Empty column', words: 'Its words in place of cards.', story: 'NarrowEmpty' },
    { name: 'Tablet', words: 'Columns that do not fit scroll sideways inside the board.', story: 'Tablet' },
    { name: 'Loading', words: 'The same columns with blank cards.', story: 'Loading' },
  ],
  behaviour: [
    'It moves no cards. They go over when `columns` says so.',
    '`value` matters on phones only; wider screens show every column.',
    'The skeleton says its one sentence and keeps the places of heads and cards.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'On phones it goes to the chosen tab, then into its column.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'On a tab: go to the next one and the one before, and show its column.',
    },
    { keys: ['Home', 'End'], does: 'On a tab: go to the first and to the last.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A named group of regions, each named by its heading.' },
    { criterion: '1.4.10', how: 'On phones one column fits the width; nothing scrolls both ways.' },
    { criterion: '2.4.11', how: 'What gets the focus is scrolled to below the tabs that stay in sight.' },
    { criterion: '4.1.3', how: 'The skeleton tells in a polite status that the orders load.' },
  ],
  responsive: [
    'Under 768 px: tabs and one column. From there on: all columns, at least 220 px each.',
    'Between 768 and 1280 px cards and gaps are tighter, so that four columns fit.',
    'Give it the whole width of the page; it is the one wide screen.',
  ],
  related: [
    { name: 'OrderColumn', words: 'One status of it.' },
    { name: 'OrderCard', words: 'What moves on it.' },
    { name: 'CategoryTabs', words: 'Its tabs on phones.' },
  ],
} as const satisfies Guide;
