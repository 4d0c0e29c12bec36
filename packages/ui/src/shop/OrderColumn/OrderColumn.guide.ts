import type { Guide } from '../../guide/types';

/** What is said of OrderColumn. */
export const guide = {
  name: 'OrderColumn',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Gathers the order cards of one status under a head that names and counts them.',
  words: ['kanban column', 'lane', 'swimlane', 'queue', 'stack', 'status column', 'list'],
  when: [
    'Orders of one status are worked off from top to bottom.',
    'A single queue is shown by itself: what is ready, what waits at the door.',
    'New ones come while somebody works: `news` announces them in the head and moves nothing.',
  ],
  whenNot: [
    { need: 'All statuses side by side', use: 'OrderBoard' },
    { need: 'Things for sale', use: 'ProductGrid' },
    { need: 'A card for one matter', use: 'Panel' },
  ],
  anatomy: [
    { name: 'Column', selector: 'section', side: 'bottom', words: 'A sunken ground, named by its head.' },
    {
      name: 'Seed',
      selector: 'header > :first-child',
      side: 'start',
      words: 'A small diamond in the colour of the status.',
    },
    { name: 'Title', selector: 'h2', words: 'The status in a word or two.' },
    { name: 'Count', selector: 'header > :last-child', side: 'top', words: 'How many orders are in it.' },
    {
      name: 'Cards',
      selector: 'section > div:last-child',
      side: 'start',
      words: 'Its children; they scroll where the height is bounded.',
    },
  ],
  pairs: [
    {
      id: 'news',
      do: 'New orders wait in the head until somebody lets them in.',
      dont: 'A card that pushes in from above moves the button under the finger.',
    },
  ],
  content: [
    'The title is a state, not an order to anybody: “New”, “Brewing”, “Ready”.',
    'The news are short and count: “3 new”.',
  ],
  states: [
    { name: 'In hand', words: 'A yellow seed.', story: 'Default' },
    { name: 'Look at once', words: 'A red seed.', story: 'New' },
    { name: 'Done', words: 'A green seed.', story: 'Ready' },
    { name: 'For information', words: 'A blue-green seed.', story: 'OnTheWay' },
    { name: 'News', words: 'A button in the head.', story: 'News' },
    { name: 'Empty', words: 'The head and a count of 0.', story: 'Empty' },
    { name: 'Bounded', words: 'The cards scroll, the head stays.', story: 'Bounded' },
  ],
  behaviour: [
    'It counts nothing: `count` is shown as given, also where only some cards are drawn.',
    'Where its height is bounded the cards scroll under the head, and the page does not scroll with them.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the news in the head, if there are any, then through the cards from top to bottom.',
    },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A region named by its heading, on phones too, where the head is not seen.' },
    { criterion: '1.4.1', how: 'The seed only repeats in colour what the title says.' },
    { criterion: '2.4.6', how: 'Each column has a heading, so people jump from status to status.' },
  ],
  responsive: [
    'Under 768 px its head is for screen readers only: tabs name it, as in `OrderBoard`.',
    'There the news float below the top bar, over the cards.',
  ],
  related: [
    { name: 'OrderCard', words: 'What stands in it.' },
    { name: 'OrderBoard', words: 'Several of them, and tabs on phones.' },
  ],
} as const satisfies Guide;
