import type { Guide } from '../guide/types';

/** What is said of Badge. */
export const guide = {
  name: 'Badge',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A small count on the corner of what it counts, or in the line beside its name.',
  words: ['counter', 'notification badge', 'bubble', 'dot', 'unread', 'count', 'indicator'],
  when: ['Something waits behind a button: messages, things in a cart.', 'A count belongs to a link in a bar.'],
  whenNot: [
    { need: 'A state in a word', use: 'Chip' },
    { need: 'A figure people came for', use: 'Stat' },
    { need: 'A sum of money', use: 'Price' },
    { need: 'How many of a thing are wanted', use: 'QuantityStepper' },
  ],
  anatomy: [
    {
      name: 'Button',
      selector: 'button',
      side: 'start',
      words: 'What it counts for. It is positioned, and the disc sits on its corner.',
    },
    {
      name: 'Disc',
      selector: 'button > span:last-child',
      side: 'end',
      words: 'Red, 18 px, with a ring of the page’s ground. It widens with its figures.',
    },
  ],
  pairs: [
    {
      id: 'worth',
      do: 'One disc, on what really waits.',
      dont: 'Discs on everything: red stops meaning anything.',
    },
    {
      id: 'tone',
      do: '`accent` in a line of words: a count, and no alarm.',
      dont: 'The red disc in a line leaves it for the corner and covers what stands there.',
    },
  ],
  content: [
    'Give `label` the count with its noun: “1 unread”, “3 items”.',
    'Above 99 the eye reads “99+”; let `label` say the real number.',
    'Mind one and many: “1 item”, “2 items”.',
  ],
  states: [
    { name: 'On the corner', words: 'A red disc.', story: 'Default' },
    { name: 'In the line', words: 'A marigold count.', story: 'Accent' },
    { name: 'Many', words: '“99+”, and the label says how many.', story: 'Capped' },
    { name: 'Many, in the line', words: 'It widens and stays round at its ends.', story: 'AccentCapped' },
    { name: 'Dark', words: 'The ring takes the ground of the dark page.', story: 'Dark' },
  ],
  behaviour: [
    'At 0 there is nothing, so it need not be left out by hand.',
    'A new count pops once; the first one is just there.',
    'Inside a button or a link its label becomes part of their name.',
  ],
  keyboard: [],
  accessibility: [
    {
      criterion: '4.1.2',
      how: 'The figure is hidden from assistive technology and the label is read: “Chat 1 unread”.',
    },
    { criterion: '1.4.3', how: 'Figures have at least 4.5:1 on red and on marigold.' },
    { criterion: '1.4.1', how: 'A figure, never a bare dot.' },
  ],
  responsive: [
    'The same size on every page; it grows with the text.',
    'Put the red one inside something positioned of at least 44 px.',
  ],
  related: [
    { name: 'IconButton', words: 'Takes one as `badge`.' },
    { name: 'TabBar', words: 'Has one for each page.' },
    { name: 'Chip', words: 'Says what, in place of how many.' },
  ],
} as const satisfies Guide;
