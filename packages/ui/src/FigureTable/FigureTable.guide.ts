import type { Guide } from '../guide/types';

/** What is said of FigureTable. */
export const guide = {
  name: 'FigureTable',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Figures in rows and columns, to be read exactly, with their sums at the foot.',
  words: ['table', 'data table', 'grid', 'report', 'spreadsheet', 'rows', 'data grid', 'statement'],
  when: [
    'Exact figures are compared line by line.',
    'A chart shows the same, and somebody needs the numbers.',
    'There is a sum of each column: `foot`.',
  ],
  whenNot: [
    { need: 'The course of things, at a glance', use: 'BarChart' },
    { need: 'Two to four figures', use: 'StatRow' },
    { need: 'What an order comes to', use: 'OrderSummary' },
    { need: 'Rows that are pressed, sorted or chosen', use: 'a list of its own' },
  ],
  anatomy: [
    { name: 'Caption', selector: 'caption', side: 'top', words: 'What the table shows. Names it.' },
    { name: 'Head', selector: 'thead', side: 'end', words: 'A word for each column, above an ink rule.' },
    { name: 'Row name', selector: 'tbody tr:nth-child(2) th', side: 'start', words: 'The first cell of each row.' },
    {
      name: 'Figure',
      selector: 'tbody tr:last-child td:last-child',
      side: 'end',
      words: 'At the end of its cell, figures below figures.',
    },
    { name: 'Sums', selector: 'tfoot', side: 'bottom', words: 'Optional, bold, below an ink rule.' },
  ],
  pairs: [
    {
      id: 'align',
      do: 'Figures at the end: tens stand below tens.',
      dont: 'At the start, the longest number no longer looks like the largest.',
    },
  ],
  content: [
    'The caption says what and when: “Monthly report, January to June”.',
    'Head words are short: the column is as wide as the longer of both.',
    'Write units in the figure or in the head, not in both.',
  ],
  states: [
    { name: 'With sums', words: 'A foot in bold.', story: 'Default' },
    { name: 'Without', words: 'The last row ends it.', story: 'NoSums' },
    { name: 'Narrow', words: 'It scrolls sideways within itself.', story: 'Narrow' },
    { name: 'Long caption', words: 'The caption wraps, cells never do.', story: 'LongText' },
  ],
  behaviour: [
    'The first column names the rows and stands at the start; the others stand at the end, unless `align` says otherwise.',
    'Where it is wider than its place it scrolls, and the page does not.',
    'It sums up nothing: `foot` is shown as given.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to the table as a whole, which can then be scrolled.' }],
  accessibility: [
    { criterion: '1.3.1', how: 'A real `table` with a caption, and heads for columns and rows.' },
    { criterion: '2.1.1', how: 'What scrolls can be reached by Tab, so its far end can be read without a pointer.' },
    { criterion: '1.4.10', how: 'Only the table scrolls sideways, which tables may.' },
    { criterion: '4.1.2', how: 'The part that scrolls is a region, named by the caption.' },
  ],
  responsive: [
    'As wide as its place, cells in one line.',
    'On phones keep to three or four columns; more are found by scrolling only.',
  ],
  related: [
    { name: 'ChartOrTable', words: 'Shows it in turn with a chart.' },
    { name: 'BarChart', words: 'The same, to look at.' },
    { name: 'Price', words: 'Writes money in its cells.' },
  ],
} as const satisfies Guide;
