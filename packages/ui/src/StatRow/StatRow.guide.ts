import type { Guide } from '../guide/types';

/** What is said of StatRow. */
export const guide = {
  name: 'StatRow',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Puts two to four figures between two rules, so that they are read as one.',
  words: ['kpi row', 'metrics', 'key figures', 'dashboard header', 'statistics', 'numbers', 'summary row'],
  when: [
    'A page of figures begins with the few that matter most.',
    'The figures belong together: the same days, the same shop.',
  ],
  whenNot: [
    { need: 'More than four figures', use: 'FigureTable' },
    { need: 'One figure that is a goal', use: 'GoalRing' },
    { need: 'A sum and what it is made of', use: 'OrderSummary' },
    { need: 'Figures over time', use: 'BarChart' },
  ],
  anatomy: [
    { name: 'Rules', selector: 'dl', side: 'bottom', words: 'Two ink lines, above and below.' },
    {
      name: 'First figure',
      selector: 'dl > :nth-child(1)',
      side: 'start',
      words: 'The most important. It has more room: money is long.',
    },
    { name: 'Next figure', selector: 'dl > :nth-child(2)', side: 'end', words: 'A `Stat`, parted by a fine line.' },
  ],
  pairs: [
    {
      id: 'few',
      do: 'Two or four that fill their rows.',
      dont: 'Seven at once: none of them stands out, and one is left over.',
    },
  ],
  content: [
    'Put money first: its column is the widest.',
    'Use the same span of time in all of them: “on last month” in each, or in none.',
  ],
  states: [
    { name: 'Four', words: 'The usual row.', story: 'Default' },
    { name: 'Three', words: 'On phones the third stands below.', story: 'Three' },
    { name: 'Loading', words: 'Labels stay, a bar stands for each figure.', story: 'Busy' },
    { name: 'Long', words: 'Figures shrink and wrap, columns stay.', story: 'LongText' },
    { name: 'On a phone', words: 'Two by two.', story: 'Narrow' },
  ],
  behaviour: [
    'It draws lines between whatever children it is given, and knows nothing of them.',
    'Set `aria-busy` on it while its figures load.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'A `dl`: each label belongs to its figure.' },
    { criterion: '1.3.2', how: 'Read in the order in which they are given, row by row.' },
    { criterion: '1.4.10', how: 'Two columns under 1024 px, which fit the smallest phones.' },
  ],
  responsive: [
    'Two by two under 1024 px, side by side from there on.',
    'Each figure follows the width of its own column.',
  ],
  related: [
    { name: 'Stat', words: 'What stands in it.' },
    { name: 'BarChart', words: 'How the figures came about.' },
    { name: 'Panel', words: 'A frame for what comes below.' },
  ],
} as const satisfies Guide;
