import type { Guide } from '../guide/types';

/** What is said of Footer. */
export const guide = {
  name: 'Footer',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Closes every page: who this is, in one sentence, and the links and lines that people look for at the end.',
  words: ['site footer', 'page foot', 'contentinfo', 'bottom links', 'colophon', 'fat footer'],
  when: [
    'At the foot of every page, with the same columns.',
    'Terms, help, opening hours: things looked up now and then.',
    'The shelves of the site, once more, for those who have read to the end.',
  ],
  whenNot: [
    { need: 'The pages people go back and forth between', use: 'TopBar' },
    { need: 'The same on a phone, at the thumb', use: 'TabBar' },
    { need: 'A rule that matters for what is being filled in', use: 'Notice' },
  ],
  anatomy: [
    {
      name: 'Tiles',
      selector: 'footer > [aria-hidden]',
      side: 'top',
      words: 'A strip of kawung. Decoration, and silent.',
    },
    { name: 'Brand', selector: 'footer a[aria-label]', side: 'start', words: 'Mark and name, the way home.' },
    { name: 'Blurb', selector: 'footer p', side: 'start', words: 'One sentence about the place.' },
    { name: 'Heading', selector: 'footer div:last-child > h2', side: 'end', words: 'What the column holds.' },
    {
      name: 'Lines',
      selector: 'footer div:last-child > ul',
      side: 'end',
      words: 'Links, or plain lines where there is no `href`.',
    },
  ],
  pairs: [
    {
      id: 'headed',
      do: 'Each column has a heading, so one column is read and the others are passed over.',
      dont: 'One long list under “More” has to be read from its first line.',
    },
  ],
  content: [
    'A heading is one word: “Product”, “Help”, “Hours”.',
    'A link is the name of its page; a plain line is a fact, such as the hours.',
    'The blurb is one sentence. It says what is sold and where.',
  ],
  states: [
    { name: 'Rest', words: 'Roast ground in both themes, links without lines.', story: 'Default' },
    { name: 'Hover', words: 'The link lightens and gets its line.' },
    { name: 'Long words', words: 'A link wraps within its column.', story: 'LongText' },
    { name: 'On a phone', words: 'The brand across, the columns two by two.', story: 'Narrow' },
    { name: 'Dark', words: 'Still roast, on a page that is darker than before.', story: 'Dark' },
  ],
  behaviour: [
    'An item without `href` or `render` is a line of text and takes no focus.',
    'Its links go through the link that `LinkProvider` names; `render` of an item and `brandRender` bring one of their own.',
    'The ring of focus takes the colour that can be seen on roast.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the brand, then through the links column by column; plain lines are passed over.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A `footer`; each column is a list under its own heading of level 2.' },
    { criterion: '1.4.3', how: 'Words on roast have at least 4.5:1.' },
    { criterion: '2.5.8', how: 'Each link is at least 44 px high and wide.' },
    { criterion: '3.2.3', how: 'The same columns in the same order on every page.' },
  ],
  responsive: [
    'On phones the columns stand in pairs; one that is left over takes the full width.',
    'From 768 px they stand side by side, the brand’s a little wider.',
    'Its content keeps to the width of the page, its ground runs from edge to edge.',
  ],
  related: [
    { name: 'TopBar', words: 'The other end of the page.' },
    { name: 'Brand', words: 'The mark and the name in it.' },
    { name: 'Link', words: 'What its lines are made of.' },
  ],
} as const satisfies Guide;
