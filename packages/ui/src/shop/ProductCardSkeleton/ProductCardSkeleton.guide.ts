import type { Guide } from '../../guide/types';

/** What is said of ProductCardSkeleton. */
export const guide = {
  name: 'ProductCardSkeleton',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Holds the place of one product card until it arrives, so that nothing below it moves.',
  words: ['placeholder', 'loading card', 'shimmer', 'ghost', 'content loader', 'loading state'],
  when: [
    'A list of product cards grows by a few, and those are on their way.',
    'A single card stands outside of a shelf, and its product loads.',
  ],
  whenNot: [
    { need: 'A whole shelf loads', use: 'the `ProductGridSkeleton` of a shelf, which also says so' },
    { need: 'Words load, not a card', use: 'Skeleton' },
    { need: 'A press is being worked on', use: 'Button' },
    { need: 'Nothing will come', use: 'EmptyState' },
  ],
  anatomy: [
    {
      name: 'Picture',
      selector: '[aria-hidden] > :nth-child(1)',
      side: 'start',
      words: 'A square with the corners of a shelf picture.',
    },
    { name: 'Name', selector: '[aria-hidden] > :nth-child(2)', side: 'end', words: 'One bar, four fifths wide.' },
    {
      name: 'Small line',
      selector: '[aria-hidden] > :nth-child(3)',
      side: 'start',
      words: 'One bar, two fifths wide.',
    },
    { name: 'Price', selector: '[aria-hidden] > :nth-child(4)', side: 'bottom', words: 'One bar, a little over half.' },
  ],
  pairs: [
    {
      id: 'same-box',
      do: 'The waiting card has the box of the one that comes.',
      dont: 'A single bar is shorter, and the page jumps when the card arrives.',
    },
  ],
  content: [
    'It has no words. The list around it says once that it loads.',
    'Draw as many as are expected, and never more than fit on the screen twice.',
  ],
  states: [
    { name: 'Waiting', words: 'A light runs over the four shapes.', story: 'Default' },
    { name: 'Beside a card', words: 'The same width, and the same height to 2 px.', story: 'SameBoxAsTheCard' },
    { name: 'Narrow', words: 'The picture stays square.', story: 'Narrow' },
  ],
  behaviour: [
    'It takes no props of its own: class, `ref` and the rest land on the root.',
    'It is hidden from assistive technology; ten of them say nothing ten times.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'Decoration, and marked as such with `aria-hidden`.' },
    { criterion: '4.1.3', how: 'It leaves speaking to the list: `ProductGridSkeleton` has the polite sentence.' },
  ],
  responsive: [
    'As wide as its place, like the card.',
    'It has the height of a card with a name of one line; a longer name adds a line when it comes.',
  ],
  related: [
    { name: 'ProductCard', words: 'What it waits for.' },
    { name: 'ProductGrid', words: 'The shelf, with a skeleton of its own.' },
    { name: 'Skeleton', words: 'The bar it is made of.' },
  ],
} as const satisfies Guide;
