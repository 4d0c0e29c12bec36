import type { Guide } from '../guide/types';

/** What is said of Modal. */
export const guide = {
  name: 'Modal',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Lays one short matter over the page and holds everything else until it is settled or closed.',
  words: ['dialog', 'popup', 'overlay', 'lightbox', 'sheet', 'bottom sheet', 'alert dialog', 'drawer', 'window'],
  when: [
    'A question has to be answered before anything can go on.',
    'One or two fields belong to the act itself: a reason, a note.',
    'The page behind must stay as it is, and people come back to the same place.',
  ],
  whenNot: [
    { need: 'A yes or no to something that cannot be undone', use: 'ConfirmModal' },
    { need: 'It can be undone: do it, and offer the way back', use: 'Toaster' },
    { need: 'It worked, and the next step is offered', use: 'SuccessModal' },
    { need: 'Something to know about the page, not to answer', use: 'Banner' },
    { need: 'More than two or three fields', use: 'a page of its own, which has an address and survives a reload' },
  ],
  anatomy: [
    {
      name: 'Scrim',
      selector: ':has(> [role="dialog"])',
      side: 'start',
      words: 'Darkens the page. A press on it closes.',
    },
    {
      name: 'Strip',
      selector: '[role="dialog"]',
      side: 'top',
      words: 'The band of tiles: the sign of a dialog, here and nowhere else.',
    },
    {
      name: 'Title',
      selector: '[role="dialog"] h2',
      side: 'end',
      words: 'Always there. It names the dialog when it opens.',
    },
    {
      name: 'Description',
      selector: '[role="dialog"] h2 + p',
      side: 'start',
      words: 'Optional, one or two sentences, read out after the title.',
    },
    {
      name: 'Actions',
      selector: '[role="dialog"] > :last-child',
      side: 'bottom',
      words: 'The way back first, the act last. Below each other with `stackActions`.',
    },
  ],
  pairs: [
    {
      id: 'actions',
      do: 'Both buttons name what they do, so the answer is clear without reading the question again.',
      dont: '“Cancel” under a question about cancelling can mean either.',
    },
    {
      id: 'short',
      do: 'One field that belongs to the act.',
      dont: 'A form that scrolls in a dialog. Half of it is out of sight, and a press beside it loses everything.',
    },
  ],
  content: [
    'The title asks the question or names the matter: “Decline this order?”. Never “Attention” or “Are you sure?”.',
    'The description says what follows from the answer, and nothing the title said already.',
    'The act repeats the verb of the title: “Decline this order?”, “Decline”.',
    'The way back says what stays: “Keep it” rather than “Cancel”.',
  ],
  states: [
    { name: 'Open', words: 'The first control has the focus; the page does not scroll.', story: 'Default' },
    { name: 'With a field', words: 'The field stands between the words and the actions.', story: 'WithContent' },
    { name: 'Stacked', words: 'Long words on the buttons get a line each.', story: 'StackedActions' },
    { name: 'Too long', words: 'The dialog scrolls inside, the page behind does not.', story: 'LongText' },
    { name: 'On a phone', words: 'It stands at the bottom of the screen, near the thumb.', story: 'Narrow' },
  ],
  behaviour: [
    'On closing, the focus returns to what had it before. If that is gone, to `returnFocus`.',
    'A press on a toast is not a press beside the dialog: an Undo can be reached while it is open.',
    'The page behind keeps its place and does not scroll until the last dialog is closed.',
    'It keeps no state: `open` in, `onOpenChange` out.',
    'While it is `busy` neither Escape nor a press beside it closes it: what comes of the work is seen.',
    'It draws no cross: Escape, a press beside it and the first of its actions lead back.',
  ],
  yours: [
    'With `busy` turn off the action that leads back, and let the act turn its ring.',
    'Give it an action that leads back. Who touches a screen with a screen reader has no Escape and may not find the scrim.',
    'With a red act in it let `initialFocus` name the way back, as `ConfirmModal` does by itself with `danger`.',
    'Keep what has been typed in your own state where a press beside it would be a loss.',
    'Name with `returnFocus` where people should go on when what opened it goes with the act.',
  ],
  gaps: [
    'One width, 26 rem. What needs more room is a page.',
    'No sheet at the side and no full screen on phones.',
    'A press beside it is off only while it is `busy`. Where one would be a loss, let `onOpenChange` ask first.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes on to the next control, and from the last one to the first: it never leaves the dialog.',
    },
    { keys: ['Shift+Tab'], does: 'The same, backwards.' },
    { keys: ['Escape'], does: 'Closes it, unless it is `busy`. The focus returns to what opened it.' },
  ],
  accessibility: [
    {
      criterion: '4.1.2',
      how: 'A modal `dialog`, or `alertdialog` for a question that must be answered, named by its title and described by its description.',
    },
    {
      criterion: '2.1.2',
      how: 'The focus stays inside while it is open, and Escape leads out of it, as soon as it is not `busy`.',
    },
    { criterion: '2.4.3', how: 'The focus goes in on opening and back on closing, also when the opener has gone.' },
    { criterion: '2.4.11', how: 'Nothing behind the scrim can get the focus, so nothing focused is covered.' },
    { criterion: '1.4.10', how: 'At 320 px it scrolls within itself, up and down only.' },
  ],
  responsive: [
    'Under 480 px it stands at the bottom, above the safe area; from there on in the middle.',
    'At most 26 rem wide and as high as the screen; what is more scrolls inside.',
    'With reduced motion it is simply there.',
  ],
  related: [
    { name: 'ConfirmModal', words: 'The ready-made question before what cannot be undone.' },
    { name: 'SuccessModal', words: 'The ready-made good news, with what comes next.' },
    { name: 'Toaster', words: 'Says that it happened, without stopping anybody.' },
  ],
} as const satisfies Guide;
