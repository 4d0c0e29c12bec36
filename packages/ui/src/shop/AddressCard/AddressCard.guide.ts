import type { Guide } from '../../guide/types';

/** What is said of AddressCard. */
export const guide = {
  name: 'AddressCard',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Says where, when or to whom an order goes, in a row with an icon and a way to change it.',
  words: ['delivery address', 'shipping address', 'location', 'contact', 'recipient', 'place', 'list row'],
  when: [
    'An address, a time or a person is settled and shown before paying.',
    'Several of them belong together: put the rows one after the other in a `Panel`.',
    'There is none yet: `outlined`, with a button that adds one.',
  ],
  whenNot: [
    { need: 'The address is being written', use: 'TextField' },
    { need: 'How it is delivered is chosen', use: 'DeliveryPicker' },
    { need: 'A single value that is changed elsewhere', use: 'ReadOnlyField' },
    { need: 'What somebody has reached', use: 'StaffCard' },
  ],
  anatomy: [
    { name: 'Icon', selector: 'span:has(> svg)', side: 'start', words: 'A pin, a clock, or the picture of a person.' },
    { name: 'Title', selector: 'strong', words: 'Where, when or who, in one sentence.' },
    { name: 'Lines', selector: 'p:last-of-type', side: 'bottom', words: 'The address, then the phone number.' },
    { name: 'Action', selector: 'button', side: 'end', words: 'Optional, quiet: Edit, or Add.' },
  ],
  pairs: [
    {
      id: 'title',
      do: 'The title says it whole; the lines are for those who look twice.',
      dont: '“Address” is what everybody can see already.',
    },
    {
      id: 'empty',
      do: 'Where there is none yet it says what for, and how to add one.',
      dont: 'An empty row looks as if something had gone wrong.',
    },
  ],
  content: [
    'Titles with a verb in them or a place: “Delivery to Jl. Teuku Umar 12”.',
    'Two lines are enough, three the most. The first is the address, the next the phone number.',
    'The number with its country: “+62 812 3456 7890”.',
    'Where nothing is given yet, say who needs it: “We need one for Door delivery.”.',
  ],
  states: [
    { name: 'Given', words: 'Icon, title, lines.', story: 'Default' },
    { name: 'Can be changed', words: 'A quiet button at the end.', story: 'WithAction' },
    { name: 'None yet', words: 'A card of its own in outline, with the button that adds one.', story: 'NoAddressYet' },
    { name: 'Two in a panel', words: 'A dashed rule parts them.', story: 'PlaceAndTime' },
    { name: 'Long', words: 'Everything wraps, nothing is cut.', story: 'LongText' },
  ],
  behaviour: [
    'Rows that follow each other part themselves by a dashed rule.',
    'A phone number is read from its plus on, also in a page from right to left.',
    'The pin points to its start foot; with a picture of a person it is a circle.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.2', how: 'Each line keeps its own direction, so numbers are not turned round.' },
    { criterion: '1.1.1', how: 'The icon is decoration: the title says the same in words.' },
    {
      criterion: '1.4.10',
      how: 'The words keep at least 6 rem; where that leaves no room for the button, it goes below.',
    },
  ],
  responsive: [
    'As wide as its panel. The words wrap, icon and button keep their size.',
    'Where the words would get less than 6 rem the button takes a line of its own.',
  ],
  related: [
    { name: 'Panel', words: 'What it stands in.' },
    { name: 'DeliveryPicker', words: 'Decides whether an address is needed.' },
    { name: 'StatusTimeline', words: 'Says how far the order is on its way there.' },
    { name: 'Avatar', words: 'In place of the pin, for a person.' },
  ],
} as const satisfies Guide;
