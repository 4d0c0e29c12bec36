import type { Guide } from '../../guide/types';

/** What is said of ProductGrid. */
export const guide = {
  name: 'ProductGrid',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Puts product cards on a shelf: two columns on phones, four from a tablet up.',
  words: ['shelf', 'catalogue', 'product list', 'gallery', 'grid', 'columns', 'listing', 'menu'],
  when: [
    'Product cards stand side by side, in pages of four, eight, twelve.',
    'A list is filtered or turned over, and its cards give way to newer ones: set `busy`.',
    'The cards are still to come: `ProductGridSkeleton` draws as many as will.',
  ],
  whenNot: [
    { need: 'Orders from the past', use: 'a plain list of `HistoryCard`' },
    { need: 'Orders that move on from status to status', use: 'OrderBoard' },
    { need: 'There is nothing to show', use: 'EmptyState' },
    { need: 'Figures in rows and columns', use: 'FigureTable' },
  ],
  anatomy: [
    { name: 'Shelf', selector: 'section', side: 'bottom', words: 'Named by `label`, which is heard and not seen.' },
    {
      name: 'Card',
      selector: 'article:nth-of-type(1)',
      side: 'start',
      words: 'Its children: product cards, in reading order.',
    },
    { name: 'Row', selector: 'article:nth-of-type(2)', side: 'top', words: 'Two or four to a row, never three.' },
  ],
  pairs: [
    {
      id: 'full-rows',
      do: 'Pages of four or eight fill every row, on phones and on desks.',
      dont: 'Three leave a hole at the end of the last row.',
    },
  ],
  content: [
    'The label says what is on the shelf: “Menu”, “Drinks”, “Found for latte”.',
    '`loadingLabel` is one sentence about the whole: “Loading the menu”.',
  ],
  states: [
    { name: 'Rest', words: 'Four columns where there is room.', story: 'Default' },
    {
      name: 'Beside a panel',
      words: 'Two columns between 1024 and 1280 px, four again from there.',
      story: 'BesideAPanelNarrow',
    },
    { name: 'On a phone', words: 'Two columns.', story: 'Narrow' },
    { name: 'Busy', words: 'The old cards stay; assistive technology is told that newer ones come.', story: 'Busy' },
    { name: 'Loading', words: 'Eight empty cards, or `count`, and one polite sentence.', story: 'Loading' },
  ],
  behaviour: [
    'The number of columns follows the window; cards never get narrower than half of it.',
    '`ProductGridSkeleton` keeps the boxes of the cards, so nothing moves when they arrive.',
    'While it loads it speaks once for the whole shelf, not once for each card.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'A named `section`, so the shelf is a region that can be jumped to.' },
    { criterion: '1.3.2', how: 'Cards are read row by row, in the order they are given.' },
    { criterion: '4.1.3', how: 'The skeleton says `loadingLabel` in a polite status; `aria-busy` marks the shelf.' },
    { criterion: '1.4.10', how: 'Under 300 px there is one column, so nothing scrolls sideways.' },
  ],
  responsive: [
    'One column under 300 px, two up to 768 px, four from there on.',
    'Set `besidePanel` where a panel takes room at its side: two columns on small laptops.',
    'The gaps grow with the columns, from 14 px to 20 px between them.',
  ],
  related: [
    { name: 'ProductCard', words: 'What stands on it.' },
    { name: 'ProductCardSkeleton', words: 'One of them while it loads.' },
    { name: 'CategoryTabs', words: 'Says which part of the menu is on the shelf.' },
    { name: 'Pager', words: 'Turns to the next eight.' },
  ],
} as const satisfies Guide;
