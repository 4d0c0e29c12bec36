import type { Guide } from '../guide/types';

/** What is said of SuccessModal. */
export const guide = {
  name: 'SuccessModal',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Says that something worked, and offers what comes next.',
  words: ['success dialog', 'confirmation', 'done', 'thank you', 'completed', 'result', 'finish'],
  when: [
    'Something longer has come to its end: a product was made, an order was paid.',
    'Two or three things are likely to be done next.',
  ],
  whenNot: [
    { need: 'Nothing needs to be done next', use: 'Toaster' },
    { need: 'A question has to be answered', use: 'ConfirmModal' },
    { need: 'It failed', use: 'Banner' },
    { need: 'A receipt to keep', use: 'a page of its own' },
  ],
  anatomy: [
    {
      name: 'Seal',
      selector: '[role="dialog"] div:has(> svg)',
      side: 'end',
      words: 'A green disc with a tick. Always there.',
    },
    { name: 'Title', selector: '[role="dialog"] h2', side: 'start', words: 'What worked. It names the dialog.' },
    {
      name: 'Likeliest step',
      selector: '[role="dialog"] a:first-of-type',
      side: 'end',
      words: 'First and marigold. It has the focus.',
    },
    { name: 'Other steps', selector: '[role="dialog"] a:last-of-type', side: 'start', words: 'Below it, outlined.' },
  ],
  pairs: [
    {
      id: 'next',
      do: 'Steps that lead on, the likeliest first.',
      dont: '“OK” leads nowhere. Then a toast would have done.',
    },
  ],
  content: [
    'The title is the good news with the name of the thing: “Matcha Latte created successfully”.',
    'The description, if any, says what is so from now on.',
    'A step says where it leads: “See this product”, “Back to all products”.',
  ],
  states: [
    { name: 'Open', words: 'The first step has the focus.', story: 'Default' },
    { name: 'With a description', words: 'A sentence under the title, read out with it.', story: 'WithDescription' },
    { name: 'Long words', words: 'The title wraps in the middle.', story: 'LongText' },
    { name: 'On a phone', words: 'At the bottom, steps across its whole width.', story: 'Narrow' },
    { name: 'Dark', words: 'The seal in the green of the dark theme.', story: 'Dark' },
  ],
  behaviour: [
    'A step with `href`, or a link of your own in `render`, is a link, any other one a button. `onSelect` is called for both.',
    'It does not close by itself after a step: the caller does that.',
    'Otherwise it behaves as every `Modal`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes on to the next step.' },
    { keys: ['Enter'], does: 'Takes the step that has the focus.' },
    { keys: ['Escape'], does: 'Closes it without a step.' },
  ],
  accessibility: [
    { criterion: '4.1.2', how: 'A modal `dialog` named by its title; a description is read with it.' },
    { criterion: '2.4.3', how: 'The focus starts on the likeliest step, link or button.' },
    { criterion: '1.4.1', how: 'The title says that it worked; seal and green repeat it.' },
  ],
  responsive: [
    'Under 480 px it stands at the bottom, from there on in the middle.',
    'Steps stand below each other on every page, so long words have room.',
  ],
  related: [
    { name: 'Modal', words: 'What it is made of.' },
    { name: 'Toaster', words: 'Good news in passing.' },
    { name: 'ConfirmModal', words: 'The question that may have come before.' },
  ],
} as const satisfies Guide;
