import type { Guide } from '../guide/types';

/** What is said of Link. */
export const guide = {
  name: 'Link',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'Any way to another page or place, in text or around a whole card. It stands in for `<a>`, so that the app’s router can render it.',
  words: ['anchor', 'hyperlink', 'text link', 'inline link', 'router link', 'navlink', 'href'],
  when: [
    'Words in a sentence lead somewhere.',
    'A name, a picture or a card is the way to its own page.',
    'You build a part of your own that links: it then follows the router without knowing it.',
  ],
  whenNot: [
    { need: 'Something happens here', use: 'Button' },
    { need: 'It is the next step and should be seen as one', use: 'LinkButton' },
    { need: 'Jump past the navigation', use: 'SkipLink' },
    { need: 'Where a page hangs', use: 'Breadcrumb' },
  ],
  anatomy: [
    {
      name: 'Words',
      selector: 'a',
      side: 'end',
      words: 'What one finds there. It has no look of its own; with `className="sd-link"` it is bold.',
    },
    {
      name: 'Line',
      selector: 'a',
      side: 'bottom',
      words: '2 px under the words, in the accent. On hover it takes the colour of the words.',
    },
  ],
  pairs: [
    {
      id: 'words',
      do: 'The words of the sentence that name the place are the link.',
      dont: '“Here” is all that somebody gets who jumps from link to link.',
    },
    {
      id: 'place',
      do: 'A link leads to a place, and the way back is open.',
      dont: 'A link that deletes is followed by mistake. What acts is a button.',
    },
  ],
  content: [
    'Link the noun: “your order history”, not “you can find your order history here”.',
    'Two links with the same words lead to the same place.',
    'If it opens a file or leaves the site, say so in the words.',
  ],
  states: [
    { name: 'Rest', words: 'Bold, with a line.', story: 'Default' },
    { name: 'In text', words: 'Within a paragraph it flows with the lines.', story: 'InText' },
    { name: 'Focused', words: 'The focus ring around the words.', story: 'Keyboard' },
    { name: 'By the app', words: 'The same anchor, rendered by the router.', story: 'RenderedByTheApp' },
    { name: 'By an element', words: '`render` brings the link for this one place.', story: 'RenderedInPlace' },
    { name: 'Long words', words: 'It wraps like text.', story: 'LongText' },
    { name: 'Hover', words: 'The line gets the colour of the words.' },
  ],
  behaviour: [
    'Without a `LinkProvider` it is a plain anchor and the browser goes there.',
    'With one, every link below is what the app named, also those inside other parts.',
    '`render` takes a link of your own, `<Link to="/menu" />` of a router, for one place: class names are joined, handlers called one after the other, its own first, and refs both filled.',
    'With `aria-busy` it is not followed; with `aria-disabled` it has no address and no key reaches it.',
    'It brings no look of its own: a card or a picture inside it stays as it is.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  accessibility: [
    { criterion: '2.4.4', how: 'Its name is what it holds. Write words that make sense by themselves.' },
    { criterion: '1.4.1', how: 'With `className="sd-link"` a line and bold type mark it, not the colour alone.' },
    { criterion: '2.4.7', how: 'The browser’s focus is drawn as the ring of all controls.' },
    {
      criterion: '2.5.8',
      how: 'By itself, with that class, it is at least 44 px high; in a sentence the line height counts.',
    },
    { criterion: '4.1.2', how: 'Always an anchor that leads somewhere: `href` or `render` is asked for.' },
  ],
  responsive: [
    'Alone in a row it keeps 44 px of height on every page.',
    'Long words wrap anywhere between them; nothing is cut.',
  ],
  related: [
    { name: 'LinkButton', words: 'The same way, dressed as a button.' },
    { name: 'Breadcrumb', words: 'A row of them, from the top down to the page.' },
    { name: 'SkipLink', words: 'The first one on every page.' },
  ],
} as const satisfies Guide;
