import type { Guide } from '../guide/types';

/** What is said of BarChart. */
export const guide = {
  name: 'BarChart',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Compares two figures over time: what came in above a line, what went out below it.',
  words: ['chart', 'graph', 'column chart', 'histogram', 'diagram', 'plot', 'income', 'report', 'data visualisation'],
  when: [
    'Up to twelve days, weeks or months are compared.',
    'Two figures belong together, such as income and outcome.',
    'One of the bars is the best, and should be found at once.',
  ],
  whenNot: [
    { need: 'The exact figures', use: 'FigureTable' },
    { need: 'Chart and figures, one at a time', use: 'ChartOrTable' },
    { need: 'How much of a whole', use: 'Meter' },
    { need: 'One figure and how it moved', use: 'Stat' },
  ],
  anatomy: [
    {
      name: 'Legend',
      selector: 'p:has(> [data-mark])',
      side: 'top',
      words: 'The words of the colours; of the best bar where there is one.',
    },
    {
      name: 'Axis',
      selector: '[role="img"] > :first-child',
      side: 'start',
      words: 'Round values, written by `formatTick`.',
    },
    { name: 'Bars', selector: '[role="img"] > svg', side: 'end', words: 'Solid above zero, hatched below.' },
    { name: 'Best bar', selector: 'svg text', side: 'top', words: 'Marigold, its value at its end.' },
    { name: 'Labels', selector: '[role="img"] > :last-child', side: 'bottom', words: 'One below each bar.' },
  ],
  pairs: [
    {
      id: 'best',
      do: 'One bar is picked out, and its value is written.',
      dont: 'With none picked out, the eye searches for the point of it.',
    },
    {
      id: 'unit',
      do: 'The unit stands once, at the top of the axis.',
      dont: 'Whole amounts at every line are read by nobody and leave the bars no room.',
    },
  ],
  content: [
    '`title` is the chart in one sentence, with what it shows: “Income by month, best month April with IDR 4.6M”.',
    'Short labels: “Jan”, “15 Nov”.',
    'Round the values beside the bars. The exact ones are in the table.',
  ],
  states: [
    { name: 'Both', words: 'Both sides in full colour.', story: 'Default' },
    { name: 'One side', words: 'The other one is pale.', story: 'Income' },
    { name: 'None best', words: 'No marigold, and nothing of it in the legend.', story: 'NoneBest' },
    { name: 'Nothing', words: 'A line at the foot and the labels.', story: 'Nothing' },
    { name: 'One huge', words: 'The others are slivers that can still be seen.', story: 'OneHuge' },
    { name: 'Narrow', words: 'Thinner bars, words of the same size.', story: 'Narrow' },
  ],
  behaviour: [
    'The scale ends on a round value and holds the highest and the lowest bar.',
    'What is more than nothing is always seen, if only as a sliver.',
    'Words keep their size; only the bars stretch with the place.',
    'Time runs from left to right in every language.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'One image, named by `title`, which tells the whole of it.' },
    { criterion: '1.4.1', how: 'What goes out is hatched and lies below the line, besides its colour.' },
    { criterion: '1.4.4', how: 'Its words are text, never under 12 px, and grow with the page.' },
  ],
  responsive: [
    'As wide as its place, from 250 px on; 280 px high, 368 from 1024 px.',
    'It never scrolls: with twelve bars on a phone take short labels.',
  ],
  related: [
    { name: 'ChartOrTable', words: 'Gives people the figures behind it. Put it in one.' },
    { name: 'FigureTable', words: 'The same, to be read.' },
    { name: 'StatRow', words: 'The few figures above it.' },
  ],
} as const satisfies Guide;
