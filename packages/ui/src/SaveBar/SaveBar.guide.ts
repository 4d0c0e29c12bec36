import type { Guide } from '../guide/types';

/** What is said of SaveBar. */
export const guide = {
  name: 'SaveBar',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Asks to save a form while it is being changed, in reach wherever one is in it.',
  words: ['sticky footer', 'unsaved changes', 'action bar', 'form actions', 'save changes', 'dirty form', 'sticky bar'],
  when: [
    'A form is longer than the screen, and only some of it is changed.',
    'Fields are filled in already, and people come to change one.',
  ],
  whenNot: [
    { need: 'A short form that is filled in from its beginning', use: 'Button' },
    { need: 'Things have been chosen and something is done with them', use: 'SelectionBar' },
    { need: 'Somebody leaves without having saved', use: 'ConfirmModal' },
    { need: 'It is saved at once, and can be taken back', use: 'Toaster' },
  ],
  anatomy: [
    {
      name: 'Bar',
      selector: 'section',
      side: 'top',
      words: 'Sticks to the bottom of the screen, over the form’s end.',
    },
    { name: 'Question', selector: 'section > p', side: 'start', words: 'Names the bar as well.' },
    {
      name: 'Save',
      selector: 'section > button:first-of-type',
      side: 'bottom',
      words: 'The answer that goes on comes first.',
    },
    {
      name: 'Cancel',
      selector: 'section > button:last-of-type',
      side: 'bottom',
      words: 'Optional: back to what was saved.',
    },
  ],
  pairs: [
    {
      id: 'answers',
      do: 'Two answers, each with its verb.',
      dont: 'A third one sends people looking for the difference.',
    },
  ],
  content: [
    'The question is one sentence.',
    'Answers are verbs, three words at most: “Save Change”, “Cancel”.',
    'If something else has happened meanwhile, say it in the question.',
  ],
  states: [
    { name: 'Asking', words: 'It comes up from below once something has changed.', story: 'Default' },
    { name: 'In a long form', words: 'On the screen, however far down the form’s end is.', story: 'SticksToTheBottom' },
    { name: 'Saving', words: 'The ring turns, the way back is off.', story: 'Saving' },
    { name: 'One answer', words: 'Saving only.', story: 'OneButton' },
    { name: 'Long words', words: 'The question wraps.', story: 'LongText' },
    { name: 'On a phone', words: 'The question over answers that share the width.', story: 'Narrow' },
  ],
  behaviour: [
    'It does not know whether anything has changed: draw it when something has.',
    'While it is there, what gets the focus scrolls clear of it.',
    'Put it last in the form. There it ends up when one has scrolled all the way.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes from the last field to the answers, the one that goes on first.' }],
  accessibility: [
    { criterion: '1.3.1', how: 'A region named by its question.' },
    { criterion: '2.4.11', how: 'The page keeps 9 rem clear at its foot when it scrolls to what has the focus.' },
    { criterion: '2.4.3', how: 'It comes without taking the focus, and last in the form.' },
    { criterion: '1.4.10', how: 'On a window less than 17 rem high it closes the form instead of lying over it.' },
  ],
  responsive: [
    'On phones the question stands over its answers; from 768 px on one line.',
    'It stays above the bottom bar.',
    'With reduced motion it is there at once.',
  ],
  related: [
    { name: 'Button', words: 'What its answers are.' },
    { name: 'SelectionBar', words: 'The same place, for what has been chosen.' },
    { name: 'ConfirmModal', words: 'Asks when somebody leaves.' },
  ],
} as const satisfies Guide;
