import type { Guide } from '../guide/types';

/** What is said of ConfirmModal. */
export const guide = {
  name: 'ConfirmModal',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Asks yes or no before something that nobody can take back.',
  words: ['confirmation', 'confirm dialog', 'are you sure', 'alert dialog', 'prompt', 'delete dialog', 'yes no'],
  when: [
    'What follows cannot be undone: deleting for good, paying, declining.',
    'Leaving now would lose what has been typed.',
  ],
  whenNot: [
    { need: 'It can be undone: do it, and offer the way back', use: 'Toaster' },
    { need: 'More is asked than yes or no', use: 'Modal' },
    { need: 'It worked', use: 'SuccessModal' },
    { need: 'A form has been changed and may be saved', use: 'SaveBar' },
  ],
  anatomy: [
    { name: 'Title', selector: '[role="alertdialog"] h2', side: 'end', words: 'The matter. It names the dialog.' },
    {
      name: 'Question',
      selector: '[role="alertdialog"] h2 + p',
      side: 'start',
      words: 'One sentence, read out after the title.',
    },
    {
      name: 'No',
      selector: '[role="alertdialog"] button:first-of-type',
      side: 'start',
      words: 'First and outlined. So is what Escape and a press beside it mean.',
    },
    {
      name: 'Yes',
      selector: '[role="alertdialog"] button:last-of-type',
      side: 'end',
      words: 'Last. Red with `danger`.',
    },
  ],
  pairs: [
    {
      id: 'verbs',
      do: 'Each answer says what comes of it.',
      dont: '“Yes” and “No” send people back to the question.',
    },
    {
      id: 'danger',
      do: 'Red for what destroys.',
      dont: 'Marigold leads on, and the hand follows it.',
    },
  ],
  content: [
    'The title names the act: “Delete 2 orders”.',
    'The question says what follows: “They are gone from your list for good.”',
    'Give `yesLabel` the verb of the title and `noLabel` what stays: “Delete”, “Keep them”. Without them it says “yes” and “no”, which is the last choice.',
    'Let `errorText` say what to do when it fails.',
  ],
  states: [
    { name: 'Asking', words: 'Yes has the focus.', story: 'Default' },
    { name: 'Dangerous', words: 'Yes is red, and no has the focus.', story: 'Destructive' },
    { name: 'Working', words: 'Yes turns its ring, no is off, and nothing closes.', story: 'Loading' },
    { name: 'Failed', words: 'A red line under the question; it can be tried again.', story: 'RejectedStaysOpen' },
    { name: 'With more', words: 'Anything between the question and the answers.', story: 'WithContent' },
    { name: 'Long words', words: 'The question wraps.', story: 'LongText' },
    { name: 'On a phone', words: 'At the bottom, near the thumb.', story: 'Narrow' },
  ],
  behaviour: [
    'A promise from `onConfirm` is waited for: the ring turns, and the dialog closes when it is kept.',
    'If the promise is broken it stays open and says so, to be tried again.',
    'With `busy` the caller does the waiting, and the closing as well.',
    'Escape and a press beside it mean no, except while it works.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go round the two answers and what stands between; never out of the dialog.' },
    { keys: ['Enter', 'Space'], does: 'Answer with the button that has the focus: yes at first, or no with `danger`.' },
    { keys: ['Escape'], does: 'Means no. While it works, nothing happens.' },
  ],
  accessibility: [
    { criterion: '3.3.4', how: 'What cannot be taken back is asked about first.' },
    { criterion: '4.1.2', how: 'An `alertdialog`, named by its title and described by the question.' },
    { criterion: '2.4.3', how: 'With `danger` the focus starts on no, so a hasty Enter destroys nothing.' },
    { criterion: '4.1.3', how: 'A failure is an `alert`, and yes keeps the focus.' },
    { criterion: '1.4.1', how: 'Danger is told by the words of the answer as well as by red.' },
  ],
  responsive: [
    'Stands at the bottom under 480 px and in the middle from there on, as every `Modal`.',
    'Keep both answers short enough to stand side by side on a phone.',
  ],
  related: [
    { name: 'Modal', words: 'What it is made of, for questions of your own.' },
    { name: 'Toaster', words: 'Undo in place of a question.' },
    { name: 'SuccessModal', words: 'What may follow a yes.' },
  ],
} as const satisfies Guide;
