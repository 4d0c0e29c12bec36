import type { Guide } from '../guide/types';

/** What is said of Stat. */
export const guide = {
  name: 'Stat',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'One figure of the business: what is counted, how much it is, and how it moved.',
  words: ['kpi', 'metric', 'statistic', 'figure', 'number card', 'scorecard', 'trend', 'delta', 'data point'],
  when: [
    'A single figure is looked at every day and should be found without reading.',
    'It is worth saying whether it moved, and whether that is good.',
  ],
  whenNot: [
    { need: 'How much of a whole', use: 'Meter' },
    { need: 'The one goal of a page', use: 'GoalRing' },
    { need: 'How it went over months', use: 'BarChart' },
    { need: 'Many figures to be compared', use: 'FigureTable' },
  ],
  anatomy: [
    { name: 'Label', selector: 'dt', side: 'start', words: 'What is counted. Always there.' },
    { name: 'Figure', selector: 'dd', side: 'end', words: 'In the display face. `null` says “Nothing yet”.' },
    { name: 'Movement', selector: 'dd + dd', side: 'bottom', words: 'Optional: an arrow and words.' },
  ],
  pairs: [
    {
      id: 'against',
      do: 'It says against what it moved.',
      dont: 'An arrow and a number: since when, and from what?',
    },
    {
      id: 'null',
      do: 'Where there is no figure yet it says so.',
      dont: 'A dash may be a zero, a fault or a minus.',
    },
  ],
  content: [
    'Labels of one to three words, without a verb: “Orders”, “Minutes to ready”.',
    'The movement names both how much and since when: “9% on last month”.',
    'A tone is a judgement: more waiting is `down`, though the number rose.',
    'Hand over money as a `Price`.',
  ],
  states: [
    { name: 'Better', words: 'Green, an arrow up.', story: 'Default' },
    { name: 'Worse', words: 'Red, an arrow down.', story: 'Down' },
    { name: 'As before', words: 'Muted, a bar.', story: 'Flat' },
    { name: 'Money', words: 'The currency is smaller than the amount.', story: 'Money' },
    { name: 'Nothing yet', words: 'Muted words in place of the figure.', story: 'NothingYet' },
    { name: 'Loading', words: 'A bar in place of figure and movement.', story: 'Busy' },
  ],
  behaviour: [
    'While `busy` neither an old figure nor its movement is shown.',
    'In a `StatRow` the figure gets smaller where its column is narrow.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'A `dt` with its `dd`s: put it into a `dl`, as `StatRow` is.' },
    { criterion: '1.4.1', how: 'The movement has an arrow and words besides its colour.' },
    { criterion: '1.4.10', how: 'Long figures wrap instead of widening the page.' },
  ],
  responsive: [
    'As wide as its column; nine digits fit in half a small phone.',
    'With text at 200 % label and movement wrap.',
  ],
  related: [
    { name: 'StatRow', words: 'Where it stands.' },
    { name: 'Price', words: 'Its figure, when that is money.' },
    { name: 'Skeleton', words: 'The bar while it loads.' },
  ],
} as const satisfies Guide;
