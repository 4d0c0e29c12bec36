import type { Guide } from '../guide/types';

/** What is said of VisuallyHidden. */
export const guide = {
  name: 'VisuallyHidden',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Words for those who listen to a page, where those who look at it see the same in another way.',
  words: ['sr-only', 'screen reader only', 'hidden text', 'accessible text', 'visually hidden', 'offscreen'],
  when: [
    'A picture or a place says something to the eye that no word says.',
    'A list is loading, and the bars on the page are silent.',
    'A short word needs its noun when it is heard by itself.',
  ],
  whenNot: [
    { need: 'The name of an icon button', use: 'IconButton' },
    { need: 'A count with its noun', use: 'Badge' },
    { need: 'A link that comes into sight with the focus', use: 'SkipLink' },
    { need: 'Help that everybody could use', use: 'visible words' },
  ],
  anatomy: [
    { name: 'Neighbour', selector: 'strong', side: 'top', words: 'What is seen. It stands in something positioned.' },
    {
      name: 'Words',
      selector: 'strong > span',
      side: 'end',
      words: 'A `span` of 1 px. It is read out in its place in the sentence.',
    },
  ],
  pairs: [
    {
      id: 'adds',
      do: 'The arrow says “up” to the eye, hidden words say it to the ear.',
      dont: 'Nothing says which way it went, except the picture.',
    },
  ],
  content: [
    'Write what is missing for the ear, and only that.',
    'It is read on in the sentence around it: mind the spaces and the comma.',
    'Keep it in the language of the page.',
  ],
  states: [
    { name: 'Rest', words: 'Nothing is seen and nothing is moved.', story: 'Default' },
    { name: 'Long words', words: 'They take no more room, and the page does not scroll sideways.', story: 'LongText' },
    { name: 'Dark', words: 'As little to be seen.', story: 'Dark' },
  ],
  behaviour: [
    'It is a `span`, so it can stand inside a heading, a button or a paragraph.',
    'It stays for assistive technology, unlike what has `hidden` or `display: none`.',
    'It announces nothing by itself: put it into a live region if it changes.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'Gives words to what is only drawn.' },
    { criterion: '1.3.2', how: 'It is read where it stands in the sentence.' },
    { criterion: '2.4.7', how: 'Put nothing into it that takes the focus: the focus could not be seen.' },
  ],
  responsive: [
    'It has the same size of 1 px on every page.',
    'Put it inside something positioned, so that it does not widen the page.',
  ],
  related: [
    { name: 'SkipLink', words: 'Hidden until it has the focus.' },
    { name: 'IconButton', words: 'Carries its hidden name by itself.' },
    { name: 'Skeleton', words: 'The silent bars that such words speak for.' },
  ],
} as const satisfies Guide;
