import type { Guide } from '../guide/types';

/** What is said of TopBar. */
export const guide = {
  name: 'TopBar',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Stands on top of every page: the way home, the main pages, and at its end what is needed everywhere.',
  words: ['navbar', 'header', 'app bar', 'navigation bar', 'main menu', 'masthead', 'toolbar', 'site header'],
  when: [
    'On every page of a site, always with the same links in the same order.',
    'A few main pages, and a search, a chat or an account beside them.',
    'A number waits behind a link: give it `count`.',
  ],
  whenNot: [
    { need: 'The same links on a phone', use: 'TabBar' },
    { need: 'Parts of one list', use: 'CategoryTabs' },
    { need: 'Where this page hangs among others', use: 'Breadcrumb' },
    { need: 'Addresses, terms, opening hours', use: 'Footer' },
  ],
  anatomy: [
    {
      name: 'Bar',
      selector: 'header',
      side: 'bottom',
      words: 'Sticks to the top. A hairline comes once the page has scrolled.',
    },
    {
      name: 'Brand',
      selector: 'a[aria-label]',
      side: 'start',
      words: 'Mark and name, always there, always the way home.',
    },
    { name: 'Links', selector: 'nav', side: 'top', words: 'The main pages, from 768 px on.' },
    {
      name: 'Current page',
      selector: 'nav a[aria-current]',
      side: 'bottom',
      words: 'In ink, with a marigold stroke under it.',
    },
    {
      name: 'Count',
      selector: 'nav a > span',
      side: 'top',
      words: 'Optional, a marigold disc. Nothing is drawn at 0.',
    },
    {
      name: 'End',
      selector: 'header > div > div:last-child',
      side: 'end',
      words: 'Yours: search, chat, account or the way in.',
    },
  ],
  pairs: [
    {
      id: 'short-words',
      do: 'One or two words a link, the name that stands over the page it leads to.',
      dont: 'Sentences use up the row, and the last of them falls onto a second one.',
    },
    {
      id: 'quiet-end',
      do: 'At the end one marigold button, or none; the rest is quiet.',
      dont: 'Three loud buttons on every page drown what each page is about.',
    },
  ],
  content: [
    'Links are names of pages, one or two words: “Product”, “Your Cart”.',
    'Keep a link’s words the same on every page and in the bottom bar.',
    'Icon buttons at the end still carry a name, as nothing else says what they do.',
  ],
  states: [
    { name: 'At the top', words: 'No edge, so that it belongs to the page below.', story: 'Default' },
    {
      name: 'Scrolled',
      words: 'A hairline under it, over a page that shines through a little.',
      story: 'HairlineOnceScrolled',
    },
    { name: 'Nobody logged in', words: 'Two links, and the ways in at the end.', story: 'LoggedOut' },
    { name: 'Wide', words: 'Follows the wider frame of the order board.', story: 'Admin' },
    { name: 'Long words', words: 'A link stays on one line and takes the room it needs.', story: 'LongText' },
    { name: 'On a phone', words: 'Brand and end only; the links are in the bottom bar.', story: 'Narrow' },
  ],
  behaviour: [
    'The hairline follows the scroll of the window and needs nothing from the page.',
    'A link’s count is part of its name: “Your Cart 3 items”.',
    'A link takes `render` in place of `href`, the mark `brandRender`: a link of your own, `<Link to="/menu" />` of a router.',
    'A `SearchBox` at its end shows from 1024 px. Below that, what has the class `sd-find` takes its place.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to the brand, along the links, then through what stands at the end.' }],
  accessibility: [
    { criterion: '1.3.1', how: 'A `banner` with a `navigation` called “Main”.' },
    { criterion: '1.4.1', how: 'The current page has a stroke and `aria-current`, and is darker than the others.' },
    { criterion: '3.2.3', how: 'One list of links draws every page’s bar, so their order stays.' },
    { criterion: '2.5.8', how: 'Each link is at least 44 px high.' },
    {
      criterion: '1.4.10',
      how: 'On a window less than 17 rem high, such as a laptop at 400 %, it scrolls away with the page.',
    },
  ],
  responsive: [
    'Under 768 px its links are gone: put a `TabBar` on the page.',
    'A phone on its side has them in the bottom bar as well.',
    'With text at 200 % what does not fit goes onto a second row.',
    'The search box opens up from 1024 px, 15 rem wide.',
  ],
  related: [
    { name: 'TabBar', words: 'The same links at the thumb, on phones.' },
    { name: 'Footer', words: 'The other end of the page.' },
    { name: 'SkipLink', words: 'Stands before it and leads past it.' },
    { name: 'SearchBox', words: 'What stands at its end on wide pages.' },
  ],
} as const satisfies Guide;
