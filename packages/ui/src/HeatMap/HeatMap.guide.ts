import type { Guide } from '../guide/types';

/** What is said of HeatMap. */
export const guide = {
  name: 'HeatMap',
  group: 'People and figures',
  status: { is: 'beta', since: 'next', why: 'Two maps that belong together cannot share a scale yet.' },
  purpose: 'Shows when it is busy: how much falls on each hour of each weekday, the warmer the more.',
  words: ['heat grid', 'matrix', 'punch card', 'calendar chart', 'density', 'busy hours', 'data visualisation'],
  when: [
    'One figure depends on two things that come in order, such as weekday and hour.',
    'Where the most falls should be found at once.',
    'Up to seven columns, and up to 24 rows.',
  ],
  whenNot: [
    { need: 'The exact figures', use: 'FigureTable' },
    { need: 'The course of one figure over time', use: 'BarChart' },
    { need: 'How much of a whole', use: 'Meter' },
  ],
  anatomy: [
    { name: 'Columns', selector: '[role="img"] > :first-child', side: 'top', words: 'A short word above each.' },
    {
      name: 'Row name',
      selector: '[role="img"] > :nth-child(3) > :first-child',
      side: 'start',
      words: 'Before its fields.',
    },
    {
      name: 'Field',
      selector: '[role="img"] > :nth-child(4) > :nth-child(3)',
      side: 'end',
      words: 'Its figure in it; empty of nothing.',
    },
    {
      name: 'The most',
      selector: '[role="img"] [data-level="5"]',
      side: 'end',
      words: 'In the strong colour, its figure bold.',
    },
    { name: 'Scale', selector: '[role="img"] + p', side: 'bottom', words: 'From little to much, in your words.' },
  ],
  pairs: [
    {
      id: 'short',
      do: 'Counts: a figure fits its field, and the eye goes to the warm ones.',
      dont: 'Whole amounts break into lines that nobody reads. Those belong into the table.',
    },
  ],
  content: [
    '`title` is the map in one sentence, with where the most falls: “Orders by hour and weekday, the most on Saturday at 08:00 with 36”.',
    'Short labels: “Mon”, “08:00”.',
    'Figures of four signs at most: cut larger ones, as `1.2K`.',
  ],
  states: [
    { name: 'Filled', words: 'Warm where much falls, one field picked out.', story: 'Default' },
    { name: 'Nothing', words: 'Empty fields, labels, scale.', story: 'Nothing' },
    { name: 'One huge', words: 'The others stay pale, each with its figure.', story: 'OneHuge' },
    { name: 'Long words', words: 'They wrap, fields grow.', story: 'LongText' },
    { name: 'Narrow', words: 'Narrower fields, words of the same size.', story: 'Narrow' },
  ],
  behaviour: [
    'Warmth goes by the share of the most: it tells hours of one map apart, not two maps.',
    'What is more than nothing has a warm field and its figure, however little it is.',
    'Equals of the most are all picked out.',
    'A week runs from left to right in every language.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'One image, named by `title`, which says where the most falls.' },
    { criterion: '1.4.1', how: 'The figure stands in each field, besides its colour.' },
    { criterion: '1.4.3', how: 'Words turn from dark to light and back with the ground they stand on.' },
    { criterion: '1.4.4', how: 'Its words are text, never under 12 px, and fields grow with them.' },
  ],
  responsive: [
    'As wide as its place, from 250 px on; it never scrolls.',
    'A row is 30 px high, more where words wrap.',
  ],
  related: [
    { name: 'ChartOrTable', words: 'Gives people the figures behind it. Put it in one.' },
    { name: 'FigureTable', words: 'The same, to be read.' },
    { name: 'BarChart', words: 'One figure over time.' },
  ],
} as const satisfies Guide;
