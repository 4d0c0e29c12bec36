import type { Guide } from '../guide/types';

/** What is said of ReadOnlyField. */
export const guide = {
  name: 'ReadOnlyField',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows a value with its label where it can be read, and is changed elsewhere.',
  words: ['static field', 'display field', 'description list', 'key value', 'label value', 'view mode', 'plain text'],
  when: [
    'A profile or an order is looked at, and changed on another page or after a press on “Edit”.',
    'The value belongs to somebody else: an email that is the login.',
  ],
  whenNot: [
    { need: 'It is changed here', use: 'TextField' },
    { need: 'A figure people came for', use: 'Stat' },
    { need: 'A number or code to take elsewhere', use: 'CopyButton' },
    { need: 'An address with its own action', use: 'AddressCard' },
  ],
  anatomy: [
    { name: 'Label', selector: 'div > span', side: 'start', words: 'Muted, always there.' },
    {
      name: 'Value',
      selector: 'div > p',
      side: 'end',
      words: 'In ink. A placeholder stands in for it while it is missing.',
    },
    {
      name: 'Hairline',
      selector: 'div > p',
      side: 'bottom',
      words: 'Closes it below. No box: it is not to be typed in.',
    },
  ],
  pairs: [
    {
      id: 'no-box',
      do: 'Words on a line: there is nothing to press.',
      dont: 'A field that is off looks as though it would open if one only knew how.',
    },
    {
      id: 'missing',
      do: 'A placeholder says what would stand here.',
      dont: 'Nothing at all looks like a mistake.',
    },
  ],
  content: [
    'The label is the same as on the field where it is changed.',
    'The placeholder is lower case: “your name here”.',
    'Lines of an address keep their breaks.',
  ],
  states: [
    { name: 'With a value', words: 'Ink on the page.', story: 'Default' },
    { name: 'Missing', words: 'The placeholder, paler.', story: 'Missing' },
    { name: 'Several lines', words: 'Breaks are kept.', story: 'Lines' },
    { name: 'Long words', words: 'They break anywhere, so nothing leaves the line.', story: 'LongText' },
    { name: 'Dark', words: 'The same on the dark page.', story: 'Dark' },
  ],
  behaviour: [
    'It is text: no focus, and nothing is sent with a form.',
    'An empty string, `null` and `undefined` count as missing.',
    'Its words can be marked and copied.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.2', how: 'The label is read right before its value.' },
    { criterion: '1.4.3', how: 'Label, value and placeholder have at least 4.5:1 in both themes.' },
    { criterion: '3.2.4', how: 'Give it the label of its field, so that both are known as the same thing.' },
  ],
  responsive: ['As wide as its place, as high as its words.', 'It needs no more than 240 px, also for long addresses.'],
  related: [
    { name: 'TextField', words: 'Where the value is changed.' },
    { name: 'Panel', words: 'Holds several of them under a heading.' },
    { name: 'AddressCard', words: 'Ready-made for where and to whom.' },
  ],
} as const satisfies Guide;
