import type { Guide } from '../guide/types';

/** What is said of Avatar. */
export const guide = {
  name: 'Avatar',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A person’s picture beside their name, or the letters that stand for them.',
  words: ['profile picture', 'user picture', 'initials', 'face', 'portrait', 'account', 'profile photo', 'persona'],
  when: [
    'A person is named: in the bar, in a talk, on a card.',
    'One of several is you: `ring` says so.',
    'There is no photo, or it does not load: two letters take its place.',
  ],
  whenNot: [
    { need: 'A thing for sale', use: 'Thumb' },
    { need: 'A photo people came to see', use: 'Picture' },
    { need: 'What a person has reached', use: 'StaffCard' },
    { need: 'The mark of the shop', use: 'Brand' },
  ],
  anatomy: [
    {
      name: 'Circle',
      selector: '[data-size]',
      side: 'end',
      words: '36, 40 or 96 px; the large one 128 from a tablet up.',
    },
    {
      name: 'Letters',
      selector: '[data-size]',
      side: 'start',
      words: 'Of the first and the last word of the name, or the photo.',
    },
    { name: 'Ring', selector: '[data-size]', side: 'bottom', words: 'Optional, marigold: that is you.' },
  ],
  pairs: [
    {
      id: 'named',
      do: 'The name stands beside it: the picture says nothing to a screen reader.',
      dont: 'Letters alone could be anybody.',
    },
    {
      id: 'ring',
      do: 'One ring: it is you.',
      dont: 'Rings as ornament mean nothing any more.',
    },
  ],
  content: [
    'Hand over the whole name as the person writes it. The letters are taken from it.',
    'Nothing to shorten: “Raden Ajeng Kartini” becomes “RK” by itself.',
  ],
  states: [
    { name: 'Letters', words: 'Two capitals on a soft ground.', story: 'Default' },
    { name: 'Photo', words: 'Cut to the circle.', story: 'Photo' },
    { name: 'Photo that does not load', words: 'The letters come back.', story: 'BrokenPhoto' },
    { name: 'No name', words: 'The outline of a person.', story: 'Nameless' },
    { name: 'You', words: 'A ring round it, with a gap.', story: 'Ring' },
    { name: 'Large', words: 'Letters in the display face on marigold.', story: 'Large' },
  ],
  behaviour: [
    'A photo that fails gives way to the letters; a new address is tried again.',
    'One word gives one letter, more give two.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.1.1', how: 'Hidden as decoration: the name stands beside it or names the link around it.' },
    { criterion: '1.4.4', how: 'Circle and letters are sized in rem and grow with the text.' },
  ],
  responsive: [
    'It never shrinks; the words beside it give way.',
    'The large one grows from 96 to 128 px at 768 px. The others keep their size.',
  ],
  related: [
    { name: 'StaffCard', words: 'A person and what they have reached.' },
    { name: 'AddressCard', words: 'Takes one in place of the pin.' },
    { name: 'ChatPanel', words: 'A talk with somebody.' },
  ],
} as const satisfies Guide;
