import type { Guide } from '../guide/types';

/** What is said of SkipLink. */
export const guide = {
  name: 'SkipLink',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'The first stop of the keyboard on a page: past the navigation, straight to what the page is about.',
  words: ['skip navigation', 'skip to content', 'skip to main', 'bypass block', 'jump link', 'anchor'],
  when: ['Once on every page, before anything else that takes the focus.', 'A bar with links stands over the content.'],
  whenNot: [
    { need: 'A way to another page', use: 'Link' },
    { need: 'Words for screen readers that lead nowhere', use: 'VisuallyHidden' },
    { need: 'A list of what stands on a long page', use: 'a list of `Link`s at its beginning' },
  ],
  anatomy: [
    {
      name: 'Link',
      selector: 'a[href^="#"]',
      side: 'start',
      words: 'Out of sight above the page until it has the focus, then at its upper edge.',
    },
    { name: 'Target', selector: 'p', side: 'end', words: 'Yours: the element with the id that `href` names.' },
  ],
  pairs: [
    {
      id: 'says-where',
      do: 'The words say where it leads.',
      dont: '“Skip” leaves open what is skipped and where one ends up.',
    },
  ],
  content: [
    'Three words: “Skip to content”.',
    'Say the name of the target where it is known better than “content”: “Skip to the menu”.',
  ],
  states: [
    { name: 'Rest', words: 'Nothing is to be seen.', story: 'Default' },
    { name: 'Focused', words: 'A brand coloured tab in the corner where reading starts.', story: 'Focused' },
    { name: 'Dark', words: 'The same on the dark page.', story: 'Dark' },
  ],
  behaviour: [
    'A plain anchor, whatever `LinkProvider` says: the browser itself moves the focus within the page.',
    'It lies over the top bar when it comes.',
    'Give the target `tabIndex={-1}` where it is not reachable otherwise, so that the focus really goes there.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The first press on a page brings it into sight; the next one takes it away again.' },
    { keys: ['Enter'], does: 'Follows it: the browser goes on to the target.' },
  ],
  accessibility: [
    { criterion: '2.4.1', how: 'One press leads past what is the same on every page.' },
    { criterion: '2.4.3', how: 'Put it first in the page, so that it comes before the bar it skips.' },
    { criterion: '2.4.7', how: 'With the focus it stands 16 px below the upper edge, over everything else.' },
    { criterion: '1.4.3', how: 'Its words have at least 4.5:1 on their ground in both themes.' },
  ],
  responsive: [
    'The same on every page. A keyboard may hang on a phone, too.',
    'It stands at the side where lines begin.',
  ],
  related: [
    { name: 'TopBar', words: 'What it leads past.' },
    { name: 'VisuallyHidden', words: 'Hidden for the eye for good.' },
    { name: 'Link', words: 'The way to other pages.' },
  ],
} as const satisfies Guide;
