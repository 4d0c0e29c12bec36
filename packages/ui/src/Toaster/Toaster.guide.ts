import type { Guide } from '../guide/types';

/** What is said of Toaster. */
export const guide = {
  name: 'Toaster',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Says in passing that something worked or did not, and offers the way back, without stopping anybody.',
  words: ['toast', 'snackbar', 'notification', 'flash message', 'alert', 'undo', 'growl', 'feedback'],
  when: [
    'Something was done, and the page itself does not show it well enough.',
    'It can be taken back, and the page has another way to do so: `toast.undo` in place of a question before.',
    'Something went wrong that is said beside its cause as well.',
  ],
  whenNot: [
    { need: 'It must still be there in a minute', use: 'Banner' },
    { need: 'A field is wrong', use: 'Field' },
    { need: 'It cannot be taken back', use: 'ConfirmModal' },
    { need: 'It worked, and something can be done next', use: 'SuccessModal' },
    { need: 'A rule that always holds', use: 'Notice' },
  ],
  anatomy: [
    {
      name: 'Pill',
      selector: '[role="status"] > div',
      side: 'top',
      words: 'Roast in both themes, at the top in the middle.',
    },
    {
      name: 'Disc',
      selector: '[role="status"] > div > span:first-child',
      side: 'start',
      words: 'A tick for what worked, a cross for what did not.',
    },
    {
      name: 'Words',
      selector: '[role="status"] > div > span:nth-child(2)',
      side: 'bottom',
      words: 'What happened. They wrap.',
    },
    { name: 'Undo', selector: '[role="status"] button', side: 'end', words: 'Only with `toast.undo`.' },
  ],
  pairs: [
    {
      id: 'undo',
      do: 'Do it at once, and offer Undo in the toast.',
      dont: 'A question before each small thing. The answer is always yes, until it is wrong.',
    },
    {
      id: 'stays',
      do: 'What has to be read stays on the page.',
      dont: 'The reason is in a toast. In two seconds only the button is left.',
    },
  ],
  content: [
    'Two to four words about what happened: “Added to cart”, “Removed”.',
    'No full stop after a few words, no name of a button, no “successfully”.',
    'An error says what went wrong here, and what to do stands beside its cause.',
  ],
  states: [
    { name: 'Nothing', words: 'There is nothing to see; the region that speaks is there.', story: 'Default' },
    { name: 'Good news', words: 'A green disc with a tick.', story: 'Says' },
    { name: 'Error', words: 'A red disc with a cross, read out at once.', story: 'Error' },
    { name: 'With Undo', words: 'A button at the end, for five seconds.', story: 'Undo' },
    { name: 'Several', words: 'Two at most; a third sends the oldest away.', story: 'TwoAtMost' },
    { name: 'Long words', words: 'The pill wraps and grows, up to 32 rem wide.', story: 'LongText' },
  ],
  behaviour: [
    'It goes after two seconds, with Undo after five, and waits while the mouse or the focus is on it.',
    'A finger pushes it away to either side.',
    'Undo runs at most once, and the focus returns to where it was.',
    'A change of `page` takes those with Undo away: what they undo could not be seen any more.',
  ],
  yours: [
    'What Undo brings back has to be possible on the page as well: five seconds are too few for many.',
    'Say an error beside its cause too. A toast is gone before it has been read twice.',
    'Put one Toaster on the page, before the content, so that Shift+Tab leads to Undo.',
  ],
  gaps: [
    'No cross to close it and no other time to stay: what needs either is a `Banner`.',
    'No act but Undo, and no list of what has been said.',
    'No tone between good and bad: what is only worth knowing stands on the page.',
  ],
  keyboard: [
    { keys: ['Shift+Tab'], does: 'Goes back to Undo, where the Toaster stands before the control in the page.' },
    { keys: ['Enter', 'Space'], does: 'Undo. The focus returns to where it came from.' },
  ],
  accessibility: [
    { criterion: '4.1.3', how: 'Good news shares one `status` that is always there; each error is an `alert`.' },
    {
      criterion: '2.2.1',
      how: 'The time stands still while the focus or the mouse is on a toast. By itself that is too little: see what is left to you.',
    },
    { criterion: '2.4.3', how: 'A toast never takes the focus, and gives it back when it goes with it.' },
    { criterion: '1.4.1', how: 'Tick and cross tell good from bad without their colour.' },
    { criterion: '2.5.1', how: 'Pushing it away is a shortcut: it goes by itself.' },
    { criterion: '2.5.8', how: 'Undo is 44 px high.' },
  ],
  responsive: [
    'At the top in the middle of every page, below the notch of a phone.',
    'Never wider than the page less 24 px.',
    'With reduced motion it comes and goes without sliding.',
  ],
  related: [
    { name: 'Banner', words: 'Stays until its matter is settled.' },
    { name: 'ConfirmModal', words: 'For what no Undo brings back.' },
    { name: 'SuccessModal', words: 'Good news that leads on.' },
  ],
} as const satisfies Guide;
