import type { Guide } from '../guide/types';

/** What is said of IconButton. */
export const guide = {
  name: 'IconButton',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A button of one icon, for the few acts whose sign everybody knows and where words would not fit.',
  words: ['icon only button', 'toolbar button', 'action icon', 'close button', 'round button', 'glyph', 'icon action'],
  when: [
    'The sign is known: a cross, a magnifier, a calendar.',
    'It stands in a bar, a field or the corner of a card.',
    'The same act comes again and again on a page, and its words would crowd it.',
  ],
  whenNot: [
    { need: 'The icon has to be explained', use: 'Button' },
    { need: 'It goes to another page', use: 'LinkButton' },
    { need: 'It is the main act of a page', use: 'Button' },
    { need: 'Light or dark is chosen', use: 'ThemeToggle' },
  ],
  anatomy: [
    {
      name: 'Target',
      selector: 'button',
      side: 'start',
      words: 'Always 44 px square, whatever the icon. Drawn when it is `outlined`, otherwise there on hover.',
    },
    { name: 'Icon', selector: 'svg', side: 'bottom', words: '22 px, in the colour of text.' },
    {
      name: 'Badge',
      selector: 'svg ~ :last-child',
      side: 'end',
      words: 'Optional. A small count in the upper corner; its words join the name.',
    },
  ],
  pairs: [
    {
      id: 'known',
      do: 'A sign that everybody has seen: the magnifier searches.',
      dont: 'A cup can mean anything here. Take a button with words.',
    },
    {
      id: 'alone',
      do: '`outlined` where it stands alone, so that it reads as something to press.',
      dont: 'A lone icon without a border looks like decoration.',
    },
  ],
  content: [
    'The `label` is never seen and always needed: it names the act, not the picture. “Search”, not “Magnifier”.',
    'In a list the label names the thing as well: “Remove Iced Tea”.',
    'The label of a badge says what is counted: “1 unread”, not “1”.',
  ],
  states: [
    { name: 'Rest', words: 'The icon alone.', story: 'Default' },
    { name: 'Outlined', words: 'With the border of a control.', story: 'Outlined' },
    { name: 'With a badge', words: 'A count in the corner.', story: 'WithBadge' },
    { name: 'On dark roast', words: 'Light icon on the dark bar, in both themes.', story: 'OnRoast' },
    { name: 'Hover', words: 'A soft ground appears.' },
    { name: 'Pressed', words: 'It shrinks a little under the finger.' },
    { name: 'Disabled', words: 'Faint icon, thin border.', story: 'Disabled' },
  ],
  behaviour: [
    'It never sends the form around it unless it is given `type="submit"`.',
    'The badge lies over the corner and does not move the icon.',
    'As a switch, give it `aria-pressed`; in forced colours the pressed one gets a border.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it.' },
    { keys: ['Enter', 'Space'], does: 'Press it.' },
  ],
  accessibility: [
    {
      criterion: '4.1.2',
      how: 'A native `button`; `label` is a required prop, and the words of a badge follow it in the name.',
    },
    { criterion: '1.1.1', how: 'The icon is decoration; the name stands beside it as text for screen readers.' },
    { criterion: '2.5.8', how: '44 px square, also inside a field.' },
    { criterion: '2.4.7', how: 'The focus ring follows the rounded square, not the icon.' },
  ],
  responsive: [
    'The same size everywhere. It never shrinks in a full row, what stands beside it does.',
    'Leave out words for icons on phones only where the sign is known; otherwise let the words wrap.',
  ],
  related: [
    { name: 'Button', words: 'Says it in words.' },
    { name: 'Badge', words: 'The small count in its corner.' },
    { name: 'ThemeToggle', words: 'One that switches between light and dark.' },
  ],
} as const satisfies Guide;
