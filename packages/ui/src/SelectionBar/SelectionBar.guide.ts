import type { Guide } from '../guide/types';

/** What is said of SelectionBar. */
export const guide = {
  name: 'SelectionBar',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Says how many things are chosen, and does something with all of them: clears the choice, or deletes.',
  words: ['bulk actions', 'action bar', 'contextual bar', 'batch actions', 'multi select', 'selection toolbar'],
  when: [
    'Cards or rows can be ticked, and the ticked ones are deleted together.',
    'The list is longer than the screen, so the button has to come along.',
  ],
  whenNot: [
    { need: 'One thing is removed', use: 'IconButton' },
    { need: 'A form has been changed', use: 'SaveBar' },
    { need: 'What was chosen is bought', use: 'CheckoutStrip' },
    { need: 'The question before it is gone for good', use: 'ConfirmModal' },
  ],
  anatomy: [
    { name: 'Bar', selector: 'section', side: 'start', words: 'Roast in both themes, above the bottom bar.' },
    { name: 'Count', selector: 'output', side: 'top', words: 'How many are chosen. Nothing is drawn at 0.' },
    {
      name: 'Clear',
      selector: 'section > button:first-of-type',
      side: 'top',
      words: 'Chooses none, and so closes the bar.',
    },
    {
      name: 'Delete',
      selector: 'section > button:last-of-type',
      side: 'top',
      words: 'Red, with its icon. `deleteLabel` names it.',
    },
  ],
  pairs: [
    {
      id: 'verb',
      do: 'The button says what will happen, and how far it goes.',
      dont: '“Apply” could be anything, and red makes it a threat.',
    },
  ],
  content: [
    'Give `deleteLabel` one verb, a word or two more if it is for good: “Delete”, “Delete for good”.',
    'The count’s words are its own: “2 selected”.',
    'Name the things in the question that follows: “Delete 2 orders”.',
  ],
  states: [
    { name: 'Some chosen', words: 'It has come up from below.', story: 'Default' },
    { name: 'Many, and long words', words: 'Figures of equal width; the buttons keep their words.', story: 'LongText' },
    { name: 'On a phone', words: 'From edge to edge, above the bottom bar.', story: 'Narrow' },
    { name: 'Dark', words: 'Still roast, over the dark page.', story: 'Dark' },
  ],
  behaviour: [
    'It comes and goes with the count, and takes no focus when it comes.',
    'While it is there the page has room at its foot, so the last card can be scrolled clear.',
    '`onDelete` only says that it was pressed: ask first, or do it and offer an Undo.',
    'Move the focus yourself after Clear and Delete: their buttons go with the bar.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to Clear, then to Delete.' },
    { keys: ['Enter', 'Space'], does: 'Press the button that has the focus.' },
  ],
  accessibility: [
    {
      criterion: '4.1.3',
      how: 'The count is a polite status: each further one is heard. That the first was ticked its own checkbox has said.',
    },
    { criterion: '1.3.1', how: 'A region called “Selection”.' },
    { criterion: '2.4.11', how: 'What gets the focus scrolls clear of the bar.' },
    { criterion: '1.4.1', how: 'Deleting has a word and an icon besides its red.' },
    { criterion: '2.5.8', how: 'Both buttons are 44 px high.' },
  ],
  responsive: [
    'On phones it spans the screen, 12 px from its edges and from the bottom bar.',
    'From 768 px it stands in the middle, at least 30 rem wide.',
    'With reduced motion it is there at once.',
  ],
  related: [
    { name: 'HistoryCard', words: 'What is ticked.' },
    { name: 'ConfirmModal', words: 'Asks when it is for good.' },
    { name: 'Toaster', words: 'Offers the way back.' },
    { name: 'SaveBar', words: 'The same place, for a form.' },
  ],
} as const satisfies Guide;
