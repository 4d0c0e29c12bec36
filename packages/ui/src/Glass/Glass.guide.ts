import type { Guide } from '../guide/types';

/** What is said of Glass. */
export const guide = {
  name: 'Glass',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'The ribbed glass that fills as an order goes on: how far it is, seen from across the room.',
  words: ['progress', 'illustration', 'status picture', 'empty state picture', 'cup', 'level', 'drawing', 'spot art'],
  when: [
    'One order is waited for, and a glance should do.',
    'The words beside it say how far it is; the glass repeats them.',
    'A page or list has nothing to show: `GlassIllustration` draws why.',
  ],
  whenNot: [
    { need: 'The steps and their times', use: 'StatusTimeline' },
    { need: 'An exact share of a whole', use: 'Meter' },
    { need: 'The goal of a page in percent', use: 'GoalRing' },
    { need: 'A list is empty and needs its words too', use: 'EmptyState' },
  ],
  anatomy: [
    {
      name: 'Glass',
      selector: 'svg[role="img"]',
      side: 'end',
      words: 'Ribbed, drawn in the line colour of its ground.',
    },
    {
      name: 'Drink',
      selector: 'svg g g rect:nth-of-type(1)',
      side: 'start',
      words: 'Crema, coffee and milk up to `level`.',
    },
    {
      name: 'Steam',
      selector: 'svg g > g:last-child > path',
      side: 'top',
      words: 'Optional, while the order is live and hot.',
    },
  ],
  pairs: [
    {
      id: 'words',
      do: 'The word stands beside it, and the glass may then be decoration.',
      dont: 'A level alone leaves open what it is a level of.',
    },
    {
      id: 'scene',
      do: 'One picture per kind of trouble: empty, out of reach, closed, our fault.',
      dont: 'A full steaming glass beside bad news.',
    },
  ],
  content: [
    'Without words beside it give a `label` that says the state: “Brewing now”.',
    'With words beside it leave the label away, so that nothing is heard twice.',
  ],
  states: [
    { name: 'Part way', words: 'The drink stands at its level.', story: 'Default' },
    { name: 'Empty', words: 'The glass alone.', story: 'Empty' },
    { name: 'Full', words: 'Up to the brim.', story: 'Full' },
    { name: 'Steaming', words: 'Two threads of steam rise from it.', story: 'Steaming' },
    { name: 'On roast', words: 'Light lines for the dark band, at the five levels of an order.', story: 'OnRoast' },
    {
      name: 'Illustrations',
      words: 'Empty, dashed, lidded, tipped: the states without content.',
      story: 'Illustrations',
    },
  ],
  behaviour: [
    'Each new level pours in once, from the bottom.',
    'Levels under 0 and over 100 are drawn as 0 and 100.',
    'With reduced motion drink and steam are there and stand still.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'With a `label` it is an image of that name, without one it is hidden as decoration.' },
    { criterion: '1.4.1', how: 'The level is told by height, and by the words beside it.' },
  ],
  responsive: [
    'Its width sizes it, as an attribute or in CSS; the height follows.',
    'It never gets wider than its place.',
    'It is not mirrored in a page from right to left.',
  ],
  related: [
    { name: 'StatusTimeline', words: 'The steps behind the level.' },
    { name: 'EmptyState', words: 'Puts words and a way out beside it.' },
    { name: 'ErrorPage', words: 'The same for a whole page.' },
  ],
} as const satisfies Guide;
