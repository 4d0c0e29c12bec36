import type { Guide } from '../guide/types';

/** What is said of Chip. */
export const guide = {
  name: 'Chip',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A state in a word, beside the thing that is in it.',
  words: ['tag', 'label', 'pill', 'status', 'lozenge', 'token', 'status badge'],
  when: [
    'A thing in a list is in one of a few states: brewing, ready, delivered.',
    'A property is worth a glance: a size, a waiting time.',
    'The state may change, and the thing stays.',
  ],
  whenNot: [
    { need: 'A number of things that wait', use: 'Badge' },
    { need: 'It can be pressed to filter or choose', use: 'Segment' },
    { need: 'A sentence', use: 'Notice' },
    { need: 'All the steps of an order', use: 'StatusTimeline' },
  ],
  anatomy: [
    { name: 'Bean', selector: 'span', side: 'top', words: '26 px high, soft ground in the colour of its tone.' },
    { name: 'Icon', selector: 'svg', side: 'start', words: 'Optional, 15 px. It shows the state a second time.' },
    { name: 'Word', selector: 'span', side: 'end', words: 'Always there. It stays on one line.' },
  ],
  pairs: [
    {
      id: 'word',
      do: 'One word names the state.',
      dont: 'A sentence in a bean is read as a button that does not work.',
    },
    {
      id: 'tones',
      do: 'One state, one tone, on every page.',
      dont: 'Colours for decoration: red is read as wrong.',
    },
  ],
  content: [
    'One word, two at most: “Ready”, “Sold out”, “12 min”.',
    'The same word for the same state on every page.',
    'A state, not an order: “Cancelled”, never “Cancel”.',
  ],
  states: [
    { name: 'Plain', words: 'A property, neither good nor bad.', story: 'Default' },
    { name: 'Done', words: 'Green.', story: 'Ok' },
    { name: 'Look here', words: 'Marigold: it is under way or wants somebody.', story: 'Warn' },
    { name: 'For your information', words: 'Teal.', story: 'InfoTone' },
    { name: 'Wrong', words: 'Red.', story: 'Bad' },
    { name: 'With an icon', words: 'Before the word, in its colour.', story: 'WithIcon' },
    { name: 'Long words', words: 'It grows and does not wrap.', story: 'LongText' },
  ],
  behaviour: [
    'It is text: no press, no focus, no cross.',
    'A change is not announced. Say it elsewhere if somebody waits for it.',
    'What `icon` gets is drawn in the colour of the word.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.4.1', how: 'The word says the state; the colour only repeats it.' },
    { criterion: '1.4.3', how: 'Words have at least 4.5:1 on every tone, in both themes.' },
    { criterion: '3.2.4', how: 'Tones go by meaning, so that the same state looks the same everywhere.' },
  ],
  responsive: [
    'As wide as its word. It does not stretch and does not wrap.',
    'Keep words short enough for 320 px with text at 200 %.',
  ],
  related: [
    { name: 'Badge', words: 'How many, in place of what.' },
    { name: 'Banner', words: 'The same tones for a sentence.' },
    { name: 'HistoryCard', words: 'Has one for what became of an order.' },
  ],
} as const satisfies Guide;
