import type { Guide } from '../guide/types';

/** What is said of Meter. */
export const guide = {
  name: 'Meter',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows how much of a whole is reached, as a bar.',
  words: ['progress bar', 'gauge', 'bar', 'level', 'capacity', 'share', 'percentage', 'ranking bar'],
  when: [
    'An amount has a known end: a goal, a stock, the best of a list.',
    'Several are compared below each other, all on the same whole.',
  ],
  whenNot: [
    { need: 'Something is loading or being sent', use: 'Skeleton' },
    { need: 'The one goal of a page', use: 'GoalRing' },
    { need: 'Figures over time', use: 'BarChart' },
    { need: 'How far one is in a form', use: 'Steps' },
  ],
  anatomy: [
    {
      name: 'Whole',
      selector: '[role="meter"]',
      side: 'end',
      words: 'A sunken track, as wide as its place. Named by `label`.',
    },
    { name: 'Reached', selector: '[role="meter"]', side: 'start', words: 'Filled from the start, up to all of it.' },
  ],
  pairs: [
    {
      id: 'figure',
      do: 'The figure stands beside the bar: the bar compares, the figure tells.',
      dont: 'A bar alone is a guess.',
    },
    {
      id: 'same-whole',
      do: 'All bars of a list share one whole, so their lengths can be compared.',
      dont: 'Each on its own whole: the shorter list wins.',
    },
  ],
  content: [
    'The label says what is measured: “Goal of Cheryn Melati”, “Kopi Susu Gula Aren”.',
    'Where the number means little, say it with `aria-valuetext`: “51 cups”.',
  ],
  states: [
    { name: 'Part', words: 'Filled up to its share.', story: 'Default' },
    { name: 'Nothing', words: 'The track alone.', story: 'Empty' },
    { name: 'Hardly anything', words: 'A sliver that can still be seen.', story: 'Hardly' },
    { name: 'Over', words: 'More than the whole fills it, and no more.', story: 'Over' },
    { name: 'Muted', words: 'Paler, and steps back behind the one beside it.', story: 'Muted' },
    { name: 'Small', words: '8 px high in place of 12.', story: 'Small' },
  ],
  behaviour: [
    'Values under 0 and over `max` are drawn and read out as 0 and `max`.',
    'A `max` of 0 draws an empty bar.',
    'From right to left it fills from the right.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '4.1.2', how: 'A `meter` with its name, its range and its value.' },
    { criterion: '1.4.1', how: 'Told by length, in one colour.' },
    { criterion: '1.1.1', how: 'The drawing is hidden; the role speaks for it.' },
  ],
  responsive: ['As wide as its place, on every page.', 'Put the figure above it on phones and beside it on desks.'],
  related: [
    { name: 'GoalRing', words: 'The same as a ring, with its figure inside.' },
    { name: 'StaffCard', words: 'Has one for a person’s goal.' },
    { name: 'Stat', words: 'The figure by itself.' },
  ],
} as const satisfies Guide;
