import type { Guide } from '../guide/types';

/** What is said of DirectionProvider. */
export const guide = {
  name: 'DirectionProvider',
  group: 'Navigation and frame',
  status: { is: 'stable', since: 'next' },
  purpose: 'Tells the parts below it which way lines run, so that arrow keys go where the eye goes.',
  words: ['rtl', 'right to left', 'ltr', 'bidi', 'arabic', 'hebrew', 'dir', 'internationalisation'],
  when: [
    'Once round an app that runs from right to left.',
    'Round a part of a page that runs the other way than the rest.',
    'The direction changes while the page stands: give it `dir`.',
  ],
  whenNot: [
    { need: 'An app that only ever runs from left to right', use: 'no provider, as parts run so by themselves' },
    { need: 'The layout is to turn round', use: '`dir` on `<html>` or on an element' },
    { need: 'Money or a number within such a page', use: 'Price' },
  ],
  anatomy: [
    { name: 'Element', selector: '[dir="rtl"]', side: 'top', words: 'Yours. Its `dir` turns the layout.' },
    {
      name: 'Provider',
      selector: '[role="tablist"]',
      side: 'bottom',
      words: 'Draws nothing. What is inside learns where its arrow keys lead.',
    },
    {
      name: 'First',
      selector: '[role="tab"]:first-child',
      side: 'end',
      words: 'Stands at the right, and the left arrow key goes on from it.',
    },
  ],
  pairs: [
    {
      id: 'both',
      do: 'The same `dir` on the element and on the provider: what is seen and what the keys do agree.',
      dont: 'Only on the element: the tabs and their arrow keys still run from left to right, among words that do not.',
    },
  ],
  content: [
    'It has no words. Put `lang` on the same element as `dir`.',
    'Write the words in their own order, never turned round by hand.',
  ],
  states: [
    { name: 'Right to left', words: 'The first tab stands at the right.', story: 'Default' },
    { name: 'Left to right', words: 'The first tab stands at the left.', story: 'LeftToRight' },
    { name: 'On a phone', words: 'The row scrolls the other way, too.', story: 'Narrow' },
  ],
  behaviour: [
    'Without `dir` it goes by `<html dir>`, once the page has come to life in the browser.',
    'On a server it says left to right unless it is given `dir`.',
    'It writes nothing into the page.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes on in the order of the page, whichever way it runs.' },
    { keys: ['ArrowLeft'], does: 'From right to left: goes on to the next tab.' },
    { keys: ['ArrowRight'], does: 'From right to left: goes back, and from the first one to the last.' },
  ],
  accessibility: [
    { criterion: '2.1.1', how: 'Arrow keys lead where they point, in both directions.' },
    { criterion: '1.3.2', how: 'The order that is read and the order that is seen are one.' },
    { criterion: '3.1.2', how: 'Mark the language of such a part with `lang` beside `dir`.' },
  ],
  responsive: [
    'It changes nothing between narrow and wide pages.',
    'All parts are laid out by where a line begins and ends, so no other style sheet is needed.',
  ],
  related: [
    { name: 'CategoryTabs', words: 'Its arrow keys turn round.' },
    { name: 'PaymentRadio', words: 'So do those of its methods.' },
    { name: 'Price', words: 'Keeps its own direction.' },
  ],
} as const satisfies Guide;
