import type { Guide } from '../guide/types';

/** What is said of Breadcrumb. */
export const guide = {
  name: 'Breadcrumb',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Says where a page hangs, and leads up to what it hangs on.',
  words: ['crumbs', 'path', 'trail', 'you are here', 'hierarchy', 'back link', 'location'],
  when: [
    'A page is one of many under a heading: a product of a category.',
    'People land on it from outside and want to see its neighbours.',
    'There are two or three levels.',
  ],
  whenNot: [
    { need: 'How far one is in something with an order', use: 'Steps' },
    { need: 'The main pages', use: 'TopBar' },
    { need: 'Parts of the list below', use: 'CategoryTabs' },
    { need: 'The page one came from', use: 'the back button of the browser' },
  ],
  anatomy: [
    { name: 'Trail', selector: 'nav ol', side: 'top', words: 'From the root down, on one line.' },
    { name: 'Way up', selector: 'li a', side: 'start', words: 'Each but the last is a link, if it has an `href`.' },
    { name: 'Chevron', selector: 'li svg', side: 'bottom', words: 'Between two of them, pointing along the line.' },
    { name: 'This page', selector: '[aria-current]', side: 'end', words: 'The last one: bolder, and no link.' },
  ],
  pairs: [
    {
      id: 'where',
      do: 'The place in the shop: the same for everybody who looks at this page.',
      dont: 'The way somebody came. It is another one each time.',
    },
    {
      id: 'short',
      do: 'The names of the pages, as they stand over them.',
      dont: 'Words around the names make the trail longer than the line.',
    },
  ],
  content: [
    'Each word is the title of its page, unchanged.',
    'The last one is the page itself, as its heading says it.',
    'Leave “Home” out where the brand leads there.',
  ],
  states: [
    { name: 'Two levels', words: 'The category, then the page.', story: 'Default' },
    { name: 'Three levels', words: 'One chevron more.', story: 'ThreeLevels' },
    { name: 'Hover', words: 'A link turns to ink and gets its line.' },
    { name: 'Long words', words: 'The last name ends in an ellipsis on its one line.', story: 'LongText' },
    { name: 'On a phone', words: 'The way up stays whole, this page gives way.', story: 'Narrow' },
  ],
  behaviour: [
    'The last item is never a link, even with an `href`.',
    'An item takes `render` in place of `href`: a link of your own, `<Link to="/menu" />` of a router.',
    'It stays on one line: this page is cut first, and a link from 40 % of the window’s width on.',
    'Chevrons turn round on pages from right to left.',
  ],
  yours: [
    'Put it above the heading. Before `main` the skip link passes it, within `main` it is the first stop after it.',
    'Give a second trail on a page an `aria-label` of its own.',
  ],
  gaps: [
    'A long trail does not fold its middle away: leave out levels yourself, or start further down.',
    'Nothing is written for search engines. Add a `BreadcrumbList` in JSON-LD where they matter.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes along the links; this page is none and is passed over.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A `navigation` called “Breadcrumb” with an ordered list.' },
    { criterion: '4.1.2', how: 'The last one has `aria-current="page"`.' },
    { criterion: '1.4.1', how: 'This page is bolder than its links, and only links can be pressed.' },
    { criterion: '2.5.8', how: 'Each link is at least 44 px high and wide.' },
  ],
  responsive: [
    'One line on every page, however narrow.',
    'What is cut stands in full in the page’s heading: keep one there.',
  ],
  related: [
    { name: 'Steps', words: 'The way through something, not the place of it.' },
    { name: 'CategoryTabs', words: 'Moves sideways where this leads up.' },
    { name: 'Link', words: 'What its ways up are made of.' },
  ],
} as const satisfies Guide;
