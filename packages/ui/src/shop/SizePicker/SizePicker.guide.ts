import type { Guide } from '../../guide/types';

/** What is said of SizePicker. */
export const guide = {
  name: 'SizePicker',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Sizes as cups that grow, of which the chosen one is full. One sees what one gets before reading a letter.',
  words: ['size selector', 'variant picker', 'variants', 'product options', 'cup size', 'swatch', 'option tiles'],
  when: [
    'A thing comes in two to three sizes, and the sizes differ to the eye.',
    'The size decides the price, and a line under it can say by how much.',
  ],
  whenNot: [
    { need: 'How many', use: 'QuantityStepper' },
    { need: 'Options that are no sizes, such as milk', use: 'OptionGroup' },
    { need: 'Ways of delivery', use: 'DeliveryPicker' },
    { need: 'Many variants', use: 'SelectField' },
  ],
  anatomy: [
    {
      name: 'Legend',
      selector: 'legend',
      side: 'start',
      words: 'Always there, also when `hideLegend` keeps it from sight.',
    },
    {
      name: 'Chosen',
      selector: 'label:has(:checked)',
      side: 'bottom',
      words: 'A soft ground, a thicker border, a full cup.',
    },
    {
      name: 'Cup',
      selector: 'label:last-of-type svg',
      side: 'end',
      words: 'Grows with its place in the row. From the third on it is the largest.',
    },
    {
      name: 'Code',
      selector: 'label:last-of-type svg + span',
      side: 'end',
      words: 'The short name; the full one is heard instead.',
    },
    { name: 'Note', selector: 'label:last-of-type span:last-of-type', side: 'bottom', words: 'Optional: a surcharge.' },
  ],
  pairs: [
    {
      id: 'order',
      do: 'From small to large, as the cups grow.',
      dont: 'The wrong order puts the large name under the small cup.',
    },
    {
      id: 'note',
      do: 'The surcharge stands under the size it belongs to.',
      dont: 'A price in the name makes the tile wrap, and it is read as the size.',
    },
  ],
  content: [
    'The code is one or two letters: “R”, “L”, “XL”.',
    'The name is the word for it: “Extra Large”. It is what screen readers say.',
    'A note is what one pays more: “+ IDR 3,000”.',
  ],
  states: [
    { name: 'Smallest chosen', words: 'The first cup is full.', story: 'Default' },
    { name: 'Largest chosen', words: 'The third cup is full.', story: 'ExtraLarge' },
    { name: 'One size off', words: 'Sunken, its cup without a drink.', story: 'OneSizeOff' },
    { name: 'With a surcharge', words: 'Notes below; codes stay on one line.', story: 'Surcharge' },
    { name: 'Focused', words: 'The ring around the tile.', story: 'Keyboard' },
    { name: 'Disabled', words: 'All sizes are off.', story: 'Disabled' },
    { name: 'Long words', words: 'They wrap within the tile.', story: 'LongText' },
  ],
  behaviour: [
    'The whole tile is the target.',
    'A tile without a note keeps the line free once another one has a note.',
    'It keeps nothing: `value` in, `onChange` out. With a `name` its form sends the id of the size.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen size; one stop for all of them.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Choose the next size, and from the last one the first.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Choose the size before, and from the first one the last.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'Native radios in a group named by its legend.' },
    { criterion: '4.1.2', how: 'Each is named in full, and its note is its description.' },
    { criterion: '1.4.1', how: 'Chosen is told by the full cup and the thickness of the border.' },
    { criterion: '1.1.1', how: 'The cups are decoration and hidden from screen readers; the name says the size.' },
    { criterion: '2.5.8', how: 'Each tile is 80 px wide and at least 92 high.' },
  ],
  responsive: [
    'Tiles keep their width and go onto the next line where they do not fit.',
    'With large text they grow in width and height, since both are measured in rem.',
  ],
  related: [
    { name: 'QuantityStepper', words: 'How many of that size.' },
    { name: 'CheckoutStrip', words: 'Repeats the choice and goes on with it.' },
    { name: 'ChoiceGroup', words: 'Its frame.' },
  ],
} as const satisfies Guide;
