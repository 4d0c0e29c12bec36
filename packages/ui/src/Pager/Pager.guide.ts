import type { Guide } from '../guide/types';

/** What is said of Pager. */
export const guide = {
  name: 'Pager',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Turns the pages of a long list, one forward or one back, and says which of how many is shown.',
  words: ['pagination', 'paging', 'page numbers', 'previous next', 'paginator', 'more results'],
  when: [
    'A list is too long to be loaded at once, and has an order people know.',
    'People look at the first pages, and now and then a little further.',
    'The server gives the list in pages.',
  ],
  whenNot: [
    { need: 'Parts with a name rather than a number', use: 'CategoryTabs' },
    { need: 'One thing among many, by its name', use: 'SearchBox' },
    { need: 'Steps that are taken in their order', use: 'Steps' },
    { need: 'Nothing is in the list', use: 'EmptyState' },
    { need: 'There is one page, and there will hardly be another', use: 'no pager at all' },
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
    {
      id: 'named',
      do: 'On a page with two lists each pager says whose pages it turns.',
      dont: 'Two navigations with one name: whoever jumps by them has to guess.',
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
    { name: 'Loading', words: 'Only the pointer changes; a press does nothing.', story: 'Loading' },
    { name: 'Many pages', words: 'Figures of equal width, on one line where there is room.', story: 'LongText' },
    { name: 'Indonesian', words: 'Its phrases come from `LocaleProvider`.', story: 'Indonesian' },
  ],
  behaviour: [
    'While `busy` a press does nothing, and the buttons keep the focus.',
    'It keeps no page of its own: `page` in, `onPage` out.',
    'Chevrons turn round on pages from right to left.',
  ],
  yours: [
    'Move the focus to the list’s heading once the page has come. At an end the button that was pressed goes off, and the focus with it.',
    'Keep the page in the address: a reload, a bookmark and the way back then lead to the same part of the list. An address beyond the end leads to the first page.',
    'Put the page into the title of the window: “Menu, page 2 of 4”.',
  ],
  gaps: [
    'Buttons, not links: a page cannot be opened in a second window, and without scripts nothing turns.',
    'No numbers to jump to, no first and no last one. Where they are missed, a search or a filter is missed more.',
    'No choice of how many to a page: whoever gives the list decides.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the previous page’s button, then to the next one’s. One that is off is passed over.',
    },
    { keys: ['Shift+Tab'], does: 'Goes back, from the next page’s button to the previous one’s.' },
    { keys: ['Enter', 'Space'], does: 'Turn the page.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A `navigation` called “Pages”.' },
    { criterion: '4.1.2', how: 'Its buttons are named, and `aria-busy` says that a page is loading.' },
    {
      criterion: '2.4.3',
      how: 'Move the focus to the list’s heading once the page has come: it is what is heard of the turn.',
    },
    { criterion: '1.4.10', how: 'At 320 px its words wrap between the buttons, and nothing scrolls sideways.' },
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
