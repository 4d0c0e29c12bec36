import type { Guide } from '../guide/types';

/** What is said of Banner. */
export const guide = {
  name: 'Banner',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Says something about a whole form or page, in the flow, right above what it is about, and stays there.',
  words: ['alert', 'message', 'callout', 'inline message', 'error summary', 'info box', 'announcement', 'warning'],
  when: [
    'Something failed that belongs to no single field: a payment, a connection.',
    'The page has changed its rules for now: the kitchen is closed, one is offline.',
    'It worked, and it must still be read when people look up again.',
  ],
  whenNot: [
    { need: 'One field is wrong', use: 'Field' },
    { need: 'Something to say in passing', use: 'Toaster' },
    { need: 'A rule that is always there', use: 'Notice' },
    { need: 'The whole page could not be shown', use: 'ErrorPage' },
    { need: 'A state in a word', use: 'Chip' },
  ],
  anatomy: [
    {
      name: 'Ground',
      selector: '[role]',
      side: 'bottom',
      words: 'Soft, in the colour of its tone: red, teal or green.',
    },
    { name: 'Icon', selector: 'svg', side: 'start', words: 'Always there: the tone’s own, or `icon`.' },
    { name: 'Words', selector: '[role] > div', side: 'end', words: 'One sentence or two. They wrap.' },
  ],
  pairs: [
    {
      id: 'what-to-do',
      do: 'What happened, then what to do.',
      dont: 'A number and an apology leave people where they were.',
    },
    {
      id: 'tone',
      do: 'Red for what failed. A rule for now is teal.',
      dont: 'Red for everything: the one that counts is no longer seen.',
    },
  ],
  content: [
    'First what happened, then what to do: “The bank refused the payment. Try another card.”',
    'Say what has not happened where people would fear it: “Nothing has been taken.”',
    'No heading, no “Error:” in front: tone and icon say that.',
    'Never blame: “That card was not taken” rather than “You entered a wrong card”.',
  ],
  states: [
    { name: 'To know', words: 'Teal, with a small i.', story: 'Default' },
    { name: 'Done', words: 'Green, with a tick.', story: 'Ok' },
    { name: 'Failed', words: 'Red, and read out at once.', story: 'Bad' },
    { name: 'Own icon', words: 'Where a picture says more than the tone.', story: 'OwnIcon' },
    { name: 'Long words', words: 'They wrap beside the icon.', story: 'LongText' },
  ],
  behaviour: [
    'It does not go by itself and has no cross: take it away when its matter is settled.',
    'Put it in when something happens; one that is there from the start is usually not announced.',
    'It does not move the focus.',
  ],
  yours: [
    'Take it out and put it in anew where the same thing fails twice: words that do not change are not read out again.',
    'For `info` and `ok` keep an empty `role="status"` in the page and put the words into it where they must be heard: some screen readers miss a region that comes with its words.',
    'Show one at a time, the worst first.',
  ],
  gaps: [
    'No cross to put it away, no heading and no room for buttons: a sentence may hold a `Link`.',
    'It does not list the fields that are wrong and does not lead to them. `useFormErrors` brings the focus to the first.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '4.1.3', how: 'An `alert` when `bad`, a polite `status` otherwise.' },
    { criterion: '3.3.1', how: 'Says in words what went wrong with the form as a whole.' },
    { criterion: '1.4.1', how: 'Each tone has an icon of its own besides its colour.' },
    { criterion: '1.4.3', how: 'Words have at least 4.5:1 on each ground, in both themes.' },
  ],
  responsive: ['As wide as its place, as high as its words.', 'A word that is longer than the line breaks.'],
  related: [
    { name: 'Notice', words: 'Looks alike, and is part of the page: never announced.' },
    { name: 'Toaster', words: 'Says it in passing.' },
    { name: 'ErrorPage', words: 'In place of the page.' },
    { name: 'ConfirmModal', words: 'Shows one inside when its act failed.' },
  ],
} as const satisfies Guide;
