import type { Guide } from '../guide/types';

/** What is said of ThemeToggle. */
export const guide = {
  name: 'ThemeToggle',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'Switches the whole page between light and dark. It asks for the other one; the app applies and remembers it.',
  words: ['dark mode', 'light mode', 'dark theme', 'color scheme', 'colour scheme', 'appearance', 'night mode'],
  when: [
    'The page has both themes and people may choose.',
    'It stands in the bar on top, in the same place on every page.',
  ],
  whenNot: [
    { need: 'One of two or three views is chosen', use: 'Segment' },
    { need: 'Light, dark and “as my device” are on offer', use: 'RadioField' },
    { need: 'Any other act behind one icon', use: 'IconButton' },
  ],
  anatomy: [
    { name: 'Target', selector: 'button', side: 'start', words: '44 px square, named “Switch theme”.' },
    {
      name: 'Icon',
      selector: 'button',
      side: 'end',
      words: 'A moon by day, a sun by night: what a press brings, not what is there.',
    },
  ],
  pairs: [
    {
      id: 'icon',
      do: 'The one in the bar shows the icon that belongs to the page and needs no words.',
      dont: 'A word beside it says the same twice, and has to change with the theme.',
    },
  ],
  content: [
    'Its name is “Switch theme” in both themes, so that it stays the same button to whoever hears it.',
    'Say nothing when it has switched. Everybody sees it.',
  ],
  states: [
    { name: 'By day', words: 'A moon, which asks for the night.', story: 'Default' },
    { name: 'By night', words: 'A sun, which asks for the day.', story: 'Dark' },
    { name: 'Disabled', words: 'Faint, where the theme is fixed.', story: 'Disabled' },
    { name: 'Hover', words: 'A soft ground appears.' },
  ],
  behaviour: [
    'It calls `onChange` with the other theme and changes nothing itself: put `data-theme` on `<html>` and keep the choice.',
    'The page’s own theme picks the icon by CSS, so it is right before any script has run.',
    'The focus stays on it, for whoever wants to switch back.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Space', 'Enter'], does: 'Ask for the other theme. The focus stays.' },
  ],
  accessibility: [
    { criterion: '4.1.2', how: 'A native `button` with a name that does not change.' },
    { criterion: '1.4.11', how: 'Moon and sun are drawn in the colour of text on either theme.' },
    { criterion: '3.2.3', how: 'Put it at the same place on every page.' },
    { criterion: '2.5.8', how: '44 px square.' },
  ],
  responsive: [
    'The same size on every page.',
    'Where the bar on top is full on phones, give it another place rather than make it smaller.',
  ],
  related: [
    { name: 'TopBar', words: 'The bar in which it can stand, on top of every page.' },
    { name: 'IconButton', words: 'What it is made of.' },
    { name: 'Segment', words: 'When the choice should be seen in words.' },
  ],
} as const satisfies Guide;
