import type { Guide } from '../guide/types';

/** What is said of Thumb. */
export const guide = {
  name: 'Thumb',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'The small round picture of a thing, at the start of the line that names it.',
  words: ['thumbnail', 'product picture', 'small image', 'round image', 'preview', 'list image'],
  when: [
    'A line or a strip names a thing, and its picture helps to find it.',
    'The list is looked over rather than read: a cart, past orders, search results.',
  ],
  whenNot: [
    { need: 'A person', use: 'Avatar' },
    { need: 'The picture is what people came for', use: 'Picture' },
    { need: 'The thing stands on a shelf', use: 'ProductCard' },
    { need: 'A symbol, not a photo', use: 'an icon' },
  ],
  anatomy: [
    { name: 'Picture', selector: 'img', side: 'start', words: 'Cut to a circle of 72 px, or 48 when `sm`.' },
    {
      name: 'Ground',
      selector: 'img',
      side: 'bottom',
      words: 'Sunken. It holds the place, and the mark when there is no picture.',
    },
  ],
  pairs: [
    {
      id: 'named',
      do: 'The name always stands beside it: the picture itself says nothing to a screen reader.',
      dont: 'A row of pictures alone is a riddle.',
    },
    {
      id: 'missing',
      do: '`null` draws the mark, so the lines stay in order.',
      dont: 'Where it is left out, the names no longer begin in one line.',
    },
  ],
  content: [
    'It has no words. What it shows is said by the name beside it.',
    'Choose photos whose subject fills the middle: the corners are cut.',
  ],
  states: [
    { name: 'Rest', words: '72 px.', story: 'Default' },
    { name: 'Small', words: '48 px, in strips and dense lists.', story: 'Small' },
    { name: 'No longer available', words: 'The picture is grey and pale. Say why beside it.', story: 'SoldOut' },
    { name: 'No picture', words: 'The mark on the sunken ground.', story: 'NoPicture' },
    { name: 'In the dark theme', words: 'The photo is dimmed by a tenth.', story: 'Dark' },
  ],
  behaviour: [
    'It tells the browser how small it is, so that of several files the smallest that is sharp gets loaded.',
    'It loads when it is nearly in sight, unless `image` has `priority`.',
    'It never shrinks: in a narrow line the words give way.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'Decoration, hidden from assistive technology: the name stands beside it.' },
    { criterion: '1.4.1', how: 'Grey alone tells nothing. The line says in words what is no longer available.' },
  ],
  responsive: [
    'The same size on every page; use `sm` where the line is low.',
    'Its size is in rem, so it grows with the text.',
  ],
  related: [
    { name: 'Picture', words: 'Draws any other photo, and this one inside.' },
    { name: 'CartLine', words: 'Begins with one.' },
    { name: 'Avatar', words: 'The same place for a person.' },
  ],
} as const satisfies Guide;
