import type { Guide } from '../guide/types';

/** What is said of Pager. */
export const guide = {
  name: 'Pager',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Turns the pages of a long list, one forward or one back, and says which of how many is shown.',
  words: ['pagination', 'paging', 'page numbers', 'previous next', 'paginator', 'more results'],
  when: [
    'A list is longer than one page and has an order people know.',
    'People look at the first pages, and now and then a little further.',
    'The server gives the list in pages.',
  ],
  whenNot: [
    { need: 'Parts with a name rather than a number', use: 'CategoryTabs' },
    { need: 'One thing among many, by its name', use: 'SearchBox' },
    { need: 'Steps that are taken in their order', use: 'Steps' },
    { need: 'Nothing is in the list', use: 'EmptyState' },
  ],
  anatomy: [
    { name: 'Group', selector: 'nav', side: 'top', words: 'A navigation called “Pages”, in the middle of its line.' },
    { name: 'Previous page', selector: 'button:first-of-type', side: 'start', words: 'Off on page 1.' },
    { name: 'Place', selector: 'nav > span', side: 'bottom', words: 'The page shown and how many there are.' },
    { name: 'Next page', selector: 'button:last-of-type', side: 'end', words: 'Off on the last page.' },
  ],
  pairs: [
    {
      id: 'known-end',
      do: 'The end is known: four pages, and this is the second.',
      dont: 'A thousand pages are not turned one by one. Offer a search or a filter first.',
    },
  ],
  content: [
    'Its words are its own: “page 2 of 4”, “Previous page”, “Next page”.',
    'Name what is being turned in the heading over the list.',
    'Where there are several on a page, give each an `aria-label` of its own.',
  ],
  states: [
    { name: 'In between', words: 'Both ways are open.', story: 'Default' },
    { name: 'First page', words: 'There is no way back.', story: 'FirstPage' },
    { name: 'Last page', words: 'There is no way on.', story: 'LastPage' },
    { name: 'Only page', words: 'Both are off. An empty list counts as one page.', story: 'OnlyPage' },
    { name: 'Loading', words: 'Nothing changes its look; presses wait.', story: 'Loading' },
    { name: 'Many pages', words: 'Figures of equal width, on one line where there is room.', story: 'LongText' },
  ],
  behaviour: [
    'While `busy` a press does nothing, and the buttons keep the focus.',
    'It keeps no page of its own: `page` in, `onPage` out.',
    'Chevrons turn round on pages from right to left.',
  ],
  keyboard: [
    { keys: ['Shift+Tab'], does: 'Goes back, from the next page’s button to the previous one’s.' },
    { keys: ['Enter'], does: 'Turns the page.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A `navigation` called “Pages”.' },
    { criterion: '4.1.2', how: 'Its buttons are named, and `aria-busy` says that a page is loading.' },
    { criterion: '2.4.3', how: 'Move the focus to the list’s heading once the page has come: the list begins there.' },
    { criterion: '2.5.8', how: 'Each button is 44 px square.' },
  ],
  responsive: [
    'In the middle of its line on every page.',
    'Two buttons and one line of words fit from 320 px on; it needs no other shape for phones.',
  ],
  related: [
    { name: 'CategoryTabs', words: 'Narrows the list before it is turned.' },
    { name: 'ProductGrid', words: 'The shelf whose pages it turns.' },
    { name: 'IconButton', words: 'What its two buttons are.' },
  ],
} as const satisfies Guide;
