import type { Guide } from '../../guide/types';

/** What is said of DeliveryPicker. */
export const guide = {
  name: 'DeliveryPicker',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Asks how an order reaches its guest: two to four ways, each a tile with an icon and a word.',
  words: [
    'shipping method',
    'fulfilment',
    'pickup',
    'radio tiles',
    'tile select',
    'radio cards',
    'dine in',
    'option tiles',
  ],
  when: [
    'There are two to four ways, and everybody knows them by their pictures.',
    'One of them may be off for now: it says why.',
  ],
  whenNot: [
    { need: 'Each way needs a line of help', use: 'PaymentRadio' },
    { need: 'A question in words, with short answers', use: 'RadioField' },
    { need: 'Sizes that can be drawn to scale', use: 'SizePicker' },
    { need: 'More than four', use: 'SelectField' },
  ],
  anatomy: [
    { name: 'Legend', selector: 'legend', side: 'start', words: 'What is asked. May be for screen readers only.' },
    { name: 'Tile', selector: 'label:nth-of-type(1)', side: 'start', words: 'The whole of it can be pressed.' },
    { name: 'Icon', selector: 'label:nth-of-type(2) svg', side: 'top', words: 'Above the word.' },
    { name: 'Word', selector: 'label:nth-of-type(3) span', side: 'end', words: 'Two at most. It wraps.' },
    { name: 'Reason', selector: 'fieldset p', side: 'bottom', words: 'Why a tile is off, below all of them.' },
  ],
  pairs: [
    {
      id: 'off',
      do: 'What cannot be had now stays, is off, and says when it can.',
      dont: 'Off without a word: people wonder what they did wrong.',
    },
    {
      id: 'short',
      do: 'Two words to a tile.',
      dont: 'Sentences in tiles are read like a form.',
    },
  ],
  content: [
    'One or two words: “Dine in”, “Door delivery”, “Pick up”.',
    'The reason says until when, or what to do: “Delivery only on Monday to friday at 1 - 7 pm”.',
    'The legend is a noun: “Delivery”.',
  ],
  states: [
    { name: 'Chosen', words: 'A brown rim and a soft ground on one of them.', story: 'Default' },
    { name: 'One is off', words: 'Sunken, with the reason below.', story: 'OneWayOff' },
    {
      name: 'The chosen one is off',
      words: 'It stays chosen, with a grey rim, until another is.',
      story: 'ChosenWayOff',
    },
    { name: 'All off', words: 'Sunken, still readable.', story: 'Disabled' },
    { name: 'Long words', words: 'They wrap, tiles of a row keep one height.', story: 'LongText' },
  ],
  behaviour: [
    'Its radios are native: they work before the scripts have come.',
    '`disabledReason` turns a tile off and is read with it.',
    'It keeps no choice of its own: `value` in, `onChange` out. With a `name` its form sends the id of the way.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen tile.' },
    { keys: ['ArrowLeft'], does: 'Chooses the tile before; one that is off is passed over.' },
    { keys: ['ArrowRight'], does: 'Chooses the next tile, in the same way.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A `fieldset` with its `legend`, and a radio in each tile.' },
    { criterion: '4.1.2', how: 'The reason is the description of its radio, and begins with its name.' },
    { criterion: '2.5.8', how: 'The whole tile is the target, at least 76 px high.' },
    { criterion: '1.4.1', how: 'The chosen one has a thicker rim besides its colour.' },
  ],
  responsive: ['Three to a row on every page; a fourth goes below.', 'With large text words break inside their tile.'],
  related: [
    { name: 'PaymentRadio', words: 'The question after this one.' },
    { name: 'AddressCard', words: 'Where it goes, when it is brought.' },
    { name: 'TimeField', words: 'When.' },
    { name: 'ChoiceGroup', words: 'The frame, for choices of your own.' },
  ],
} as const satisfies Guide;
