import type { Guide } from '../guide/types';

/** What is said of GoalRing. */
export const guide = {
  name: 'GoalRing',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows how far the one goal of a page is reached, as an arc round a coffee seen from above.',
  words: ['progress ring', 'donut', 'circular progress', 'radial chart', 'gauge', 'target', 'percentage', 'pie'],
  when: [
    'A page has one goal, and it is known how much of it is done.',
    'It is looked at with pleasure once a day, not worked with.',
  ],
  whenNot: [
    { need: 'Several shares, to be compared', use: 'Meter' },
    { need: 'A figure without a goal', use: 'Stat' },
    { need: 'The goal of one person', use: 'StaffCard' },
    { need: 'Something is loading', use: 'Skeleton' },
  ],
  anatomy: [
    { name: 'Track', selector: 'svg circle:nth-of-type(1)', side: 'start', words: 'The whole goal.' },
    {
      name: 'Arc',
      selector: 'svg circle:nth-of-type(2)',
      side: 'end',
      words: 'What is reached, from twelve o’clock on.',
    },
    { name: 'Figure', selector: 'svg text', side: 'bottom', words: 'In percent, in the middle of the coffee.' },
  ],
  pairs: [
    {
      id: 'one',
      do: 'One ring on a page, with its words beside it.',
      dont: 'Three rings have to be read one by one. Bars compare at a glance.',
    },
  ],
  content: [
    'The label repeats the figure in words: “Goals on 76%”.',
    'Beside the ring stands what the goal is and until when.',
    'Whole percent. Nobody steers by a decimal.',
  ],
  states: [
    { name: 'Under way', words: 'An arc of its share.', story: 'Default' },
    { name: 'Nothing yet', words: 'The track alone, and 0%.', story: 'Nothing' },
    { name: 'Just begun', words: 'A dot at the top.', story: 'Started' },
    { name: 'Reached', words: 'The ring is closed.', story: 'Reached' },
    { name: 'Passed', words: 'Closed too; the figure goes on.', story: 'Passed' },
  ],
  behaviour: [
    'The arc draws itself once, when it appears.',
    'Over 100 % the ring stays closed, and the figure tells the rest.',
    'A figure of more than three digits is written smaller.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'One image, named by `label`.' },
    { criterion: '1.4.1', how: 'The figure says what the arc shows.' },
  ],
  responsive: [
    '168 px across, or as wide as its place where that is less.',
    'The figure scales with the ring: keep it over 110 px.',
  ],
  related: [
    { name: 'Meter', words: 'The same as a bar, for many.' },
    { name: 'StatRow', words: 'The figures beside the goal.' },
    { name: 'StaffCard', words: 'Who brought it there.' },
  ],
} as const satisfies Guide;
