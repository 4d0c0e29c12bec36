import type { Guide } from '../guide/types';

/** What is said of ChartOrTable. */
export const guide = {
  name: 'ChartOrTable',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows figures as a chart or as a table, one at a time, with the button between them.',
  words: ['toggle view', 'data view', 'accessible chart', 'report', 'switch view', 'chart alternative', 'raw data'],
  when: [
    'There is a chart: what it shows must also be there as text.',
    'Something can be done with the figures, such as a download: it stands beside the button.',
  ],
  whenNot: [
    { need: 'The exact figures are all anybody wants', use: 'FigureTable' },
    { need: 'A small chart beside words that say the same', use: 'BarChart' },
    { need: 'Two or three views that differ', use: 'Segment' },
  ],
  anatomy: [
    {
      name: 'Chart or table',
      selector: '[role="img"]',
      side: 'end',
      words: 'What was handed over as `chart`, or as `table`.',
    },
    {
      name: 'Further actions',
      selector: 'button:first-of-type',
      side: 'start',
      words: 'Optional children, before the switch.',
    },
    {
      name: 'Switch',
      selector: 'button:last-of-type',
      side: 'bottom',
      words: 'Says what comes next: “Show as table”.',
    },
  ],
  pairs: [
    {
      id: 'same',
      do: 'The table holds the very figures of the chart.',
      dont: 'A table of something else answers a question nobody asked.',
    },
  ],
  content: [
    'Its own words are “Show as table” and “Show as chart”.',
    'Give chart and table the same span of time in their names, so they are known for the same.',
    'Further actions name their thing: “Download Report”.',
  ],
  states: [
    { name: 'As a chart', words: 'The chart, and the way to the table.', story: 'Default' },
    { name: 'As a table', words: 'The table, and the way back.', story: 'AsTable' },
    { name: 'With a download', words: 'A button before the switch.', story: 'WithDownload' },
    { name: 'On a phone', words: 'The foot wraps.', story: 'Narrow' },
  ],
  behaviour: [
    'Only one of the two is in the page.',
    'The switch stays at the foot of its place, so it can be pressed again where it was.',
    'It keeps no state: `asTable` in, `onAsTableChange` out.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the further actions, then to the switch; a table comes before both.' },
    { keys: ['Enter', 'Space'], does: 'On the switch: show the other one. The focus stays on it.' },
  ],
  accessibility: [
    { criterion: '1.1.1', how: 'The table is the text alternative of the chart, one press away.' },
    { criterion: '1.3.1', how: 'It is a real table, with heads and rows.' },
    { criterion: '2.4.3', how: 'The button is the same element before and after, and keeps the focus.' },
  ],
  responsive: [
    'It fills the height of its place, so that panels in one row end in one line.',
    'On phones button and actions go below each other where they do not fit.',
  ],
  related: [
    { name: 'BarChart', words: 'What goes in as `chart`.' },
    { name: 'FigureTable', words: 'What goes in as `table`.' },
    { name: 'Panel', words: 'Its frame and its heading.' },
  ],
} as const satisfies Guide;
