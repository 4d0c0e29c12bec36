import type { Guide } from '../guide/types';

/** What is said of Notice. */
export const guide = {
  name: 'Notice',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A standing rule in one line, part of the page from the start.',
  words: ['hint', 'note', 'callout', 'info', 'tip', 'help text', 'disclaimer', 'aside'],
  when: [
    'A rule holds for a whole group of choices: “Choose at least 1”.',
    'Hours or limits are worth knowing before one begins.',
    'It is there whatever anybody does.',
  ],
  whenNot: [
    { need: 'It comes up because something happened', use: 'Banner' },
    { need: 'Help for one field', use: 'Field' },
    { need: 'A state in a word', use: 'Chip' },
    { need: 'It goes by itself', use: 'Toaster' },
  ],
  anatomy: [
    { name: 'Ground', selector: 'p', side: 'bottom', words: 'Soft teal, always.' },
    { name: 'Icon', selector: 'svg', side: 'start', words: 'A small i, or `icon`.' },
    { name: 'Words', selector: 'p > span', side: 'end', words: 'One sentence. Its lines come out about equally long.' },
  ],
  pairs: [
    {
      id: 'rule',
      do: 'A rule, said as one.',
      dont: 'News, which nobody who listens would hear of: it is never announced.',
    },
    {
      id: 'one',
      do: 'One line that holds for all that follows.',
      dont: 'Three in a row are a wall, and none of them is read.',
    },
  ],
  content: [
    'One sentence without a full stop, if it is short: “Choose at least 1”.',
    'Times as they are written here: “Monday to Friday at 1 - 7 pm”.',
    'Say what may be done, then the limit.',
  ],
  states: [
    { name: 'Rest', words: 'With its small i.', story: 'Default' },
    { name: 'Own icon', words: 'A clock for hours.', story: 'WithIcon' },
    { name: 'Long words', words: 'They wrap beside the icon.', story: 'LongText' },
  ],
  behaviour: [
    'It is never announced, not even when it changes.',
    'It has one look: what is red, green or yellow is another part.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'A plain paragraph, read where it stands: put it before what it is about.' },
    { criterion: '3.3.2', how: 'Says the rule before the choice, instead of an error after it.' },
    { criterion: '1.4.3', how: 'Words have at least 4.5:1 on teal, in both themes.' },
    { criterion: '1.3.3', how: 'The icon adds nothing that the words do not say.' },
  ],
  responsive: ['As wide as its place.', 'Where it wraps, its lines share the words evenly.'],
  related: [
    { name: 'Banner', words: 'The same shape for what has happened.' },
    { name: 'ChoiceGroup', words: 'What such a rule is often about.' },
    { name: 'Chip', words: 'A state in a word.' },
  ],
} as const satisfies Guide;
