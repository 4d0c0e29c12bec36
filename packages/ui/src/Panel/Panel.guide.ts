import type { Guide } from '../guide/types';

/** What is said of Panel. */
export const guide = {
  name: 'Panel',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A raised card that holds one matter together, under a heading of its own.',
  words: ['card', 'box', 'section', 'surface', 'container', 'tile', 'group', 'sheet'],
  when: [
    'A page has several matters, and each is read by itself: an address, a payment, an account.',
    'One small thing can be done about the matter: give it `action`.',
    'Fields belong together under a heading.',
  ],
  whenNot: [
    { need: 'Something for sale', use: 'ProductCard' },
    { need: 'An address or a person, to look at and change', use: 'AddressCard' },
    { need: 'The sum of an order', use: 'OrderSummary' },
    { need: 'It has to be answered before anything goes on', use: 'Modal' },
    { need: 'A rule in a line', use: 'Notice' },
  ],
  anatomy: [
    { name: 'Card', selector: 'section', side: 'top', words: 'Raised ground and a soft shadow; as wide as its place.' },
    { name: 'Heading', selector: 'h2', side: 'start', words: 'Optional. It also names the section.' },
    { name: 'Action', selector: 'section button', side: 'end', words: 'Optional, one: a quiet button or a link.' },
    { name: 'Content', selector: 'section > p', side: 'bottom', words: 'Yours.' },
  ],
  pairs: [
    {
      id: 'one-matter',
      do: 'One matter, its heading says which.',
      dont: 'A card in a card: two edges, and nobody knows which heading counts.',
    },
    {
      id: 'quiet-action',
      do: 'The action is quiet; it is about this card only.',
      dont: 'A loud button in the head competes with the one the page is for.',
    },
  ],
  content: [
    'The heading is two or three words in sentence case: “Address details”.',
    'The action is one verb: “Edit”. The heading says of what.',
    'Leave the heading out only where the page’s own heading says it all.',
  ],
  states: [
    { name: 'With heading', words: 'A region named by it.', story: 'Default' },
    { name: 'With action', words: 'At the end of the head.', story: 'WithAction' },
    { name: 'Untitled', words: 'The card alone.', story: 'Untitled' },
    { name: 'Long words', words: 'The heading wraps beside the action.', story: 'LongText' },
    { name: 'Dark', words: 'Told from the page by a lighter ground.', story: 'Dark' },
  ],
  behaviour: [
    'It does nothing by itself: it neither opens nor closes, and a press on it has no effect.',
    'With a heading it is a region that screen readers list; without one it is none.',
    'Choose `headingLevel` by what stands above it; the look stays.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to the action, if there is one, then into the content.' }],
  accessibility: [
    { criterion: '1.3.1', how: 'A `section` named by its heading.' },
    { criterion: '2.4.6', how: 'The heading has a real level, 2 to 4, to fit the page around it.' },
    { criterion: '1.3.2', how: 'Heading, action, content: read in the order they are seen.' },
  ],
  responsive: [
    'As wide as its place; its padding grows with the page from 18 to 28 px.',
    'The heading wraps beside the action. Only where fewer than 80 px are left for it the action goes below.',
  ],
  related: [
    { name: 'Modal', words: 'One matter over the page instead of in it.' },
    { name: 'AddressCard', words: 'A card with its own rows.' },
    { name: 'ReadOnlyField', words: 'What often stands in it.' },
  ],
} as const satisfies Guide;
