import type { Guide } from '../guide/types';

/** What is said of LinkButton. */
export const guide = {
  name: 'LinkButton',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'A way to another page with the weight of a button: the next step of a page, where a link in text would be missed.',
  words: ['button link', 'cta link', 'anchor button', 'call to action', 'navigation button', 'go to', 'href'],
  when: [
    'The next step is another page: sign up, go to the cart, edit this product.',
    'It stands where buttons stand, beside or instead of one.',
    'People may want it in a new tab, or its address to pass on.',
  ],
  whenNot: [
    { need: 'Something is sent, saved or changed here', use: 'Button' },
    { need: 'It stands in a sentence, or is one way among many', use: 'Link' },
    { need: 'The way back up, level by level', use: 'Breadcrumb' },
    { need: 'The next page of a list', use: 'Pager' },
  ],
  anatomy: [
    {
      name: 'Face',
      selector: 'a',
      side: 'end',
      words: 'The same as a button of that `variant` and `size`, and at least as high: 44, 48 or 56 px.',
    },
    { name: 'Icon', selector: 'svg', side: 'start', words: 'Optional. 20 px, before the words.' },
    {
      name: 'Words',
      selector: 'a',
      side: 'bottom',
      words: 'Always there, never underlined. They wrap and are never cut.',
    },
  ],
  pairs: [
    {
      id: 'where-to',
      do: 'The words name what one finds there.',
      dont: '“Click here” and “More” say nothing in a list of links read out by itself.',
    },
    {
      id: 'weight',
      do: 'One way is the main one; the other is `line`, and the least of all a plain link.',
      dont: 'Three main ways are none.',
    },
  ],
  content: [
    'Name the place or the step: “Get started”, “Edit Product”, “See the menu”.',
    'Two or three words, no full stop and no arrow typed behind them.',
    'Use the words that the page behind it has as its title, so that people know they have arrived.',
  ],
  states: [
    { name: 'Rest', words: 'Looks like a button, is an anchor.', story: 'Default' },
    { name: 'Strong', words: '`brand`: strong without being the way forward.', story: 'Brand' },
    { name: 'Alternative', words: '`line`: beside the main way.', story: 'Line' },
    { name: 'Aside', words: '`quiet`: there if it is looked for.', story: 'Quiet' },
    { name: 'Dangerous', words: 'Red, on the way to something that deletes.', story: 'Danger' },
    { name: 'Full width', words: '`block` takes the width of its container.', story: 'Block' },
    { name: 'Loading', words: 'A ring before the words: the page behind it is on its way.', story: 'Loading' },
    { name: 'Disabled', words: 'Off, with no address; it keeps its place.', story: 'Disabled' },
    { name: 'Long words', words: 'A second line instead of an ellipsis.', story: 'LongText' },
    { name: 'Hover', words: 'As the button of that variant.' },
  ],
  behaviour: [
    'It is an anchor with an `href`: a new tab, the address in the status bar and “Copy link” all work.',
    'Within a `LinkProvider` the app’s router renders it, so the page changes without a reload.',
    '`render` takes a link of your own in its place, `<Link to="/menu" />` of a router: it gets the look, the words, `ref` and handlers, and says itself where it leads.',
    'While `loading` it keeps focus, words and width and is not followed again.',
    '`disabled` takes its address away. Leave it out instead where nothing would jump.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  accessibility: [
    {
      criterion: '4.1.2',
      how: 'A native link with the role of a link: whoever hears it knows that the page will change. `loading` is `aria-busy`, `disabled` is `aria-disabled`: both are said, not only seen.',
    },
    { criterion: '2.4.4', how: 'Named by its words alone; the icon adds nothing to the name.' },
    { criterion: '2.4.7', how: 'The focus ring stands outside the face, on every variant.' },
    { criterion: '2.5.8', how: 'Never smaller than 44 px, also when `sm`.' },
  ],
  responsive: [
    'Use `block` on phones where it ends a page or a form.',
    'With text at 200 % the words wrap and it grows in height.',
    'Beside a button it has the same height, so the two stand in one line.',
  ],
  related: [
    { name: 'Button', words: 'The same look for what happens here.' },
    { name: 'Link', words: 'What it is made of, without the look.' },
    { name: 'EmptyState', words: 'Often ends in one: the way to where there is something.' },
  ],
} as const satisfies Guide;
