import type { Guide } from '../guide/types';

/** What is said of Picture. */
export const guide = {
  name: 'Picture',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Draws a photo in the lightest format the browser reads, and keeps its place while it loads.',
  words: ['image', 'img', 'photo', 'responsive image', 'srcset', 'lazy loading', 'avif', 'webp', 'thumbnail'],
  when: [
    'A photo is part of the page: a dish, a place, a person at work.',
    'The same photo exists in several widths and formats.',
    'It is the first thing seen: `priority` fetches it before the rest.',
  ],
  whenNot: [
    { need: 'The small round picture in a line', use: 'Thumb' },
    { need: 'A person', use: 'Avatar' },
    { need: 'A state without content, drawn', use: 'Glass' },
    { need: 'Somebody is to choose a picture', use: 'ImageDrop' },
  ],
  anatomy: [
    {
      name: 'Image',
      selector: 'img',
      side: 'end',
      words: 'The one thing that is seen. It fills its box and is cut at the edges, never stretched.',
    },
    {
      name: 'Box',
      selector: 'img',
      side: 'bottom',
      words: 'As `width` and `height` say, held before anything has come.',
    },
  ],
  pairs: [
    {
      id: 'alt',
      do: 'Where the name stands beside it, `alt` is empty and the name is heard once.',
      dont: 'The name once more, or the name of a file, is only noise.',
    },
    {
      id: 'shape',
      do: 'A circle is a thing you hold; its subject stands in the middle.',
      dont: 'A wide photo in a circle loses both of its ends: two cups are half of each.',
    },
  ],
  content: [
    '`alt` says what is seen, in a few words: “Hazelnut latte in a ribbed glass”.',
    'Leave “picture of” away: that it is one is said already.',
    'Leave `alt` empty where the words beside it say the same.',
    'No words inside the photo: they do not grow, wrap or translate.',
  ],
  states: [
    { name: 'Plain', words: 'As it is, without corners.', story: 'Default' },
    { name: 'Square', words: 'Rounded corners, one to one: what stands on a shelf.', story: 'Square' },
    { name: 'Circle', words: 'One to one, round: what is held in a hand.', story: 'Circle' },
    { name: 'Loading', words: 'A sunken ground of its final size.', story: 'Loading' },
    { name: 'In the dark theme', words: 'Dimmed by a tenth.', story: 'Dark' },
  ],
  behaviour: [
    'The browser takes AVIF if it can, then WebP, then `src`.',
    'It loads when it is nearly in sight. With `priority` it loads at once and before others, with `low` at once and after those.',
    'Class, `ref` and all other props land on the image; the frame around it is no box.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: '`alt` is asked for: it cannot be forgotten, only left empty on purpose.' },
    { criterion: '1.4.5', how: 'Nothing is written into it; words stand beside it as text.' },
    { criterion: '1.4.10', how: 'On a narrow page it shrinks with its place and keeps its proportions.' },
  ],
  responsive: [
    'Give `sizes` with `avif` or `webp`, or the browser takes the file for the whole width of the window.',
    'Never wider than its place; `square` and `circle` keep one to one.',
    'Files of 192, 384, 768 and 1200 px cover everything from a line to a hero.',
  ],
  related: [
    { name: 'Thumb', words: 'Round and small, in a line.' },
    { name: 'ProductCard', words: 'Puts one on a shelf.' },
    { name: 'ImageDrop', words: 'Where a new one comes from.' },
  ],
} as const satisfies Guide;
