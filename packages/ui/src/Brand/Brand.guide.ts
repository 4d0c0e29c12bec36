import type { Guide } from '../guide/types';

/** What is said of Brand. */
export const guide = {
  name: 'Brand',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'The mark and the name, drawn together as one link home.',
  words: ['logo', 'wordmark', 'logotype', 'home link', 'site name', 'mark', 'signature'],
  when: [
    'At the start of a bar or a footer of your own.',
    'On a page without the frame, such as one that is printed or asks for a password.',
    'Under another name: give it `name`, and the mark stays.',
  ],
  whenNot: [
    { need: 'The bar on top of a page, which has one already', use: 'TopBar' },
    { need: 'The foot of a page, which has one too', use: 'Footer' },
    { need: 'A link back in words', use: 'Link' },
    { need: 'Only the sign, on a slip or an icon', use: '`Mark`, which is exported beside it' },
  ],
  anatomy: [
    { name: 'Mark', selector: 'svg', side: 'start', words: 'One kawung tile, 32 px. Always there.' },
    {
      name: 'Name',
      selector: 'a > span',
      side: 'end',
      words: 'In the display face. “Seduh” unless `name` says otherwise.',
    },
    { name: 'Link', selector: 'a', side: 'bottom', words: 'Both are one link, 44 px high.' },
  ],
  pairs: [
    {
      id: 'name-only',
      do: 'The name alone stands beside the mark.',
      dont: 'A slogan in the display face is no longer a name.',
    },
  ],
  content: [
    'Write the name as it is written everywhere, without a slogan.',
    'It is read out as the name and “home”: say another place with `aria-label` if it leads elsewhere.',
  ],
  states: [
    { name: 'Rest', words: 'In ink, without a line.', story: 'Default' },
    { name: 'Hover', words: 'The name gets a line in the accent.' },
    { name: 'On roast', words: 'Light, inside anything with the class `sd-on-roast`.', story: 'OnRoast' },
    { name: 'Right to left', words: 'Mark and name do not change places.', story: 'RightToLeft' },
    { name: 'Dark', words: 'In the light ink of the dark theme.', story: 'Dark' },
  ],
  behaviour: [
    'It goes through the link that `LinkProvider` names, as any `Link` does.',
    '`render` in place of `href` takes a link of your own, `<Link to="/" />` of a router.',
    'Mark and name are one picture, so they keep their order on pages from right to left.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it: one stop for mark and name.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  accessibility: [
    { criterion: '2.4.4', how: 'Its name says where it leads: “Seduh, home”.' },
    { criterion: '2.5.3', how: 'The name that is read begins with the one that is seen.' },
    { criterion: '1.4.5', how: 'The wordmark is text in a font, so it grows and stays sharp.' },
    { criterion: '2.5.8', how: 'At least 44 px high.' },
  ],
  responsive: [
    'The same on every page; it does not shrink.',
    'The name grows with the text size, and the mark keeps pace.',
  ],
  related: [
    { name: 'TopBar', words: 'Has one at its start.' },
    { name: 'Footer', words: 'Has one over its blurb.' },
    { name: 'Link', words: 'What it is made of.' },
  ],
} as const satisfies Guide;
