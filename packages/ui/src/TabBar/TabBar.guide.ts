import type { Guide } from '../guide/types';

/** What is said of TabBar. */
export const guide = {
  name: 'TabBar',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Keeps the main pages at the thumb: icons with a word each, at the bottom of every page on a phone.',
  words: ['bottom navigation', 'bottom bar', 'tab bar', 'navbar', 'dock', 'mobile menu', 'thumb bar'],
  when: [
    'On every page, together with a `TopBar` that has the same links for wider screens.',
    'Four or five pages that people go back and forth between.',
    'Something waits behind one of them: give it `badge`.',
  ],
  whenNot: [
    { need: 'The main pages from 768 px on', use: 'TopBar' },
    { need: 'Parts of one list', use: 'CategoryTabs' },
    { need: 'Something is done with what is chosen', use: 'SelectionBar' },
    { need: 'More than five pages', use: 'a page that lists them, with one place in the bar' },
  ],
  anatomy: [
    { name: 'Bar', selector: 'nav', side: 'bottom', words: 'Lies over the foot of the page, which makes room for it.' },
    { name: 'Icon', selector: 'nav a:first-child > span:first-child', side: 'top', words: 'Always there, 22 px.' },
    {
      name: 'Label',
      selector: 'nav a:first-child > span:nth-child(2)',
      side: 'bottom',
      words: 'Always there, on one line.',
    },
    {
      name: 'Current page',
      selector: 'nav a[aria-current] > span:first-child',
      side: 'top',
      words: 'A marigold bean behind the icon, and a bolder label.',
    },
    {
      name: 'Badge',
      selector: 'nav a > span:nth-child(3)',
      side: 'top',
      words: 'Optional: a red disc with how many wait there.',
    },
  ],
  pairs: [
    {
      id: 'icon-and-word',
      do: 'An icon with its word: nobody has to guess.',
      dont: 'A receipt alone could be an order, a bill or the history.',
    },
    {
      id: 'badge-says',
      do: 'The badge has words of its own: “3 items” is read out.',
      dont: 'A bare “3” is read out, and nobody hears of what.',
    },
  ],
  content: [
    'One word, two at most: “Home”, “Your Cart”. A long one runs past its share of the bar.',
    'The same words as in the top bar.',
    'Give `badgeLabel` the count with its noun: “3 items”.',
    'Name the whole with `label`, for example “Main”.',
  ],
  states: [
    { name: 'Rest', words: 'One page is the current one, the others are muted.', story: 'Default' },
    {
      name: 'Badge on the current page',
      words: 'The disc keeps its ring and can be told from the bean.',
      story: 'BadgeOnTheCurrentPage',
    },
    { name: 'Long words', words: 'They stay on one line and the bar keeps its height.', story: 'LongText' },
    { name: 'On its side', words: 'Icons only, 44 px high. Their words stay their names.', story: 'Landscape' },
    { name: 'Dark', words: 'Raised from the page by its own ground and shadow.', story: 'Dark' },
  ],
  behaviour: [
    'The page gets room at its foot by itself, so that nothing is covered at its end.',
    'An item takes `render` in place of `href`: a link of your own, `<Link to="/menu" />` of a router.',
    'Nothing is drawn for a `badge` of 0.',
    'It keeps above the phone’s own bar at the bottom edge.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes along the links, from the first to the last.' }],
  accessibility: [
    { criterion: '1.3.1', how: 'A `navigation` with the name that `label` gives it.' },
    { criterion: '4.1.2', how: 'Each is a link named by its label and its badge; the current one has `aria-current`.' },
    { criterion: '1.4.1', how: 'The current page has a bean behind its icon and a bolder label.' },
    { criterion: '2.5.8', how: 'Each link is 54 px high, 44 when the phone lies on its side.' },
    { criterion: '1.4.10', how: 'On a window less than 17 rem high it closes the page instead of lying over it.' },
  ],
  responsive: [
    'Gone from 768 px, where the `TopBar` has the links.',
    'On a phone that lies on its side it stays up to 1024 px, with icons only.',
    'With text at 200 % the words leave the eye and remain as names.',
  ],
  related: [
    { name: 'TopBar', words: 'The same links for wider screens.' },
    { name: 'Badge', words: 'The disc over an icon.' },
    { name: 'CheckoutStrip', words: 'What stands above it when something is being bought.' },
  ],
} as const satisfies Guide;
