import type { Guide } from '../guide/types';

/** What is said of Select. */
export const guide = {
  name: 'Select',
  group: 'Choosing',
  status: { is: 'stable', since: 'next' },
  purpose:
    'A pill that says what is chosen and opens a short list of what else there is: the order of a list, a filter.',
  words: ['dropdown', 'drop-down', 'listbox', 'picker', 'menu', 'sort', 'sorting', 'filter', 'combobox'],
  when: [
    'A list is put into another order, or narrowed, at once.',
    'There are four to ten options, of a few words each.',
    'The choice is worth seeing all the time, the rest only on demand.',
  ],
  whenNot: [
    { need: 'An answer in a form', use: 'SelectField' },
    { need: 'Two or three short options', use: 'Segment' },
    { need: 'What part of the list is shown', use: 'CategoryTabs' },
    { need: 'Words to look for', use: 'SearchBox' },
  ],
  anatomy: [
    {
      name: 'Label',
      selector: 'button span',
      side: 'start',
      words: 'Muted, before the choice. It names the list as well.',
    },
    {
      name: 'Choice',
      selector: 'button',
      side: 'bottom',
      words: 'The chosen row, or the `placeholder` while there is none.',
    },
    { name: 'Chevron', selector: 'svg', side: 'end', words: 'Turns over while the list is open.' },
  ],
  pairs: [
    {
      id: 'reads',
      do: 'Label and choice read as one phrase: “Sort by newest”.',
      dont: 'A choice alone leaves open what it is about.',
    },
    {
      id: 'many',
      do: 'A few ways to sort in one pill.',
      dont: 'Two options are hidden behind a press for no gain. Show both.',
    },
  ],
  content: [
    'The label is the start of a phrase, the options end it: “Sort by”, “newest”.',
    'Options in lower case, a word or two, the most wanted first.',
    'The placeholder is the natural order by name: “popular”.',
  ],
  states: [
    { name: 'Chosen', words: 'The pill shows the row.', story: 'Default' },
    { name: 'Resting', words: 'No row is chosen; the placeholder stands in.', story: 'Resting' },
    { name: 'Open', words: 'The list below the pill, a tick at the chosen row.', story: 'Open' },
    { name: 'Open, none chosen', words: 'No tick; the first row has the focus.', story: 'RestingOpened' },
    { name: 'On a phone', words: 'A sheet at the bottom, the page behind it darkened.', story: 'Narrow' },
    { name: 'Long words', words: 'The pill grows with its choice.', story: 'LongText' },
  ],
  behaviour: [
    'Picking a row closes the list and gives the focus back to the pill.',
    'Picking the row that was chosen already calls nothing.',
    'A press beside it closes the list, and so does the focus going elsewhere.',
    'Typing jumps to the row that starts so; the same letter again goes on to the next one.',
    'It keeps no choice of its own: `value` in, `onChange` out. With a `name` its form sends the `value`.',
  ],
  gaps: [
    'No search in the list, no groups and no second choice: ten rows are the most it is good for.',
    'It holds no form back and has no error: in a form take a `SelectField`.',
    'The list opens downwards and towards the start, and does not look for a better place.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the pill.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the pill: open the list. In it: pick the row; the focus returns to the pill.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'On the pill: open the list. In it: go to the next row and the one before, and stop at the ends.',
    },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last row.' },
    { keys: ['Text'], does: 'Goes to the row that starts with it.' },
    { keys: ['Escape'], does: 'Closes the list without a choice; the focus returns to the pill.' },
  ],
  accessibility: [
    {
      criterion: '4.1.2',
      how: 'A `button` that tells whether it is open, and a named `listbox` whose chosen `option` is marked as selected.',
    },
    { criterion: '2.4.3', how: 'The focus goes to the chosen row, and back to the pill on closing.' },
    { criterion: '1.4.1', how: 'The chosen row is bold and has a tick.' },
    { criterion: '2.5.8', how: 'The pill and each row are 44 px high, 48 in the sheet.' },
    { criterion: '2.1.2', how: 'Escape always leads out.' },
  ],
  responsive: [
    'Under 768 px the list is a sheet at the bottom of the screen, with its label on top; from there on it hangs from the end of the pill.',
    'The page behind the sheet does not scroll.',
    'Put it at the end of its row: the list opens towards the start.',
  ],
  related: [
    { name: 'SelectField', words: 'The browser’s own list, in a form.' },
    { name: 'CategoryTabs', words: 'Stands beside it over a list.' },
    { name: 'SearchBox', words: 'Narrows a list by words.' },
  ],
} as const satisfies Guide;
