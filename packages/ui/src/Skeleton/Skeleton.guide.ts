import type { Guide } from '../guide/types';

/** What is said of Skeleton. */
export const guide = {
  name: 'Skeleton',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A bar where words will be, so that a page has its shape before it has its content.',
  words: ['placeholder', 'loading', 'shimmer', 'ghost', 'loader', 'bone', 'loading state', 'spinner'],
  when: [
    'The shape of what comes is known: a title, two lines, a card.',
    'It takes longer than a blink, and nothing may jump when it is there.',
  ],
  whenNot: [
    { need: 'A product card', use: 'ProductCardSkeleton' },
    { need: 'A button works on something', use: 'Button' },
    { need: 'Nothing will come', use: 'EmptyState' },
    { need: 'How far it has come is known', use: 'Meter' },
  ],
  anatomy: [
    {
      name: 'Container',
      selector: '[aria-busy]',
      side: 'top',
      words: 'Yours. It has `aria-busy`, and says once what is loading.',
    },
    {
      name: 'Title',
      selector: '[aria-busy] > :first-child',
      side: 'start',
      words: '28 px high with `height="title"`.',
    },
    {
      name: 'Line',
      selector: '[aria-busy] > :last-child',
      side: 'end',
      words: '14 px high. Its width is part of its container: 40, 55, 80 % or all.',
    },
  ],
  pairs: [
    {
      id: 'shape',
      do: 'Bars as long as the words are likely to be.',
      dont: 'A block of full lines looks like nothing that will ever come.',
    },
  ],
  content: [
    'It has no words. Say once, for the whole list, what is loading: “Loading the menu”.',
    'As many bars as there will be lines, in widths that differ.',
  ],
  states: [
    { name: 'Line', words: 'Across the whole width.', story: 'Default' },
    { name: 'Title', words: 'Twice as high.', story: 'Title' },
    { name: 'Several', words: 'Three bars of different widths, as under a picture.', story: 'Lines' },
    { name: 'Dark', words: 'The same on the dark page.', story: 'Dark' },
  ],
  behaviour: [
    'A light runs over it again and again; with reduced motion it stands still.',
    'A line takes the height that a line of text takes.',
    'It does not go by itself: draw the words in its place.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'It is hidden from assistive technology: a bar has nothing to say.' },
    { criterion: '4.1.3', how: 'Set `aria-busy` on the container, and say “Loading the menu” in one polite region.' },
    { criterion: '2.2.2', how: 'With reduced motion nothing moves.' },
  ],
  responsive: [
    'Its width goes by its container, its height by the size of text.',
    'In forced colours it has an outline.',
  ],
  related: [
    { name: 'ProductCardSkeleton', words: 'A whole card made of it.' },
    { name: 'EmptyState', words: 'When nothing came.' },
    { name: 'VisuallyHidden', words: 'Says what is loading.' },
  ],
} as const satisfies Guide;
