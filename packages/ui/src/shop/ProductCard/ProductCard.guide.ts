import type { Guide } from '../../guide/types';

/** What is said of ProductCard. */
export const guide = {
  name: 'ProductCard',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows one thing for sale on a shelf: its picture, its name, its price, and one action in the corner.',
  words: ['item card', 'tile', 'menu item', 'product tile', 'shop card', 'add to cart', 'merchandise', 'sold out'],
  when: [
    'Things are compared by look, name and price, several to a row.',
    'One press on the plus puts the thing in the cart, without a visit to its page.',
    'The same shelf is edited: with `edit` the disc is a pen that leads to the form.',
  ],
  whenNot: [
    { need: 'It is in the cart already and can be changed there', use: 'CartLine' },
    { need: 'It was bought before', use: 'HistoryCard' },
    { need: 'The card is still to come', use: 'ProductCardSkeleton' },
    { need: 'It stands for no product, it only frames something', use: 'Panel' },
  ],
  anatomy: [
    { name: 'Picture', selector: 'img', side: 'start', words: 'A rounded square. Without one, the mark on a tint.' },
    {
      name: 'Flag',
      selector: 'article span',
      words: 'Optional. One word over the picture; `soldOut` goes before `flag`.',
    },
    {
      name: 'Action',
      selector: 'button:not([aria-pressed])',
      side: 'end',
      words: 'A disc of 44 px in a bite out of the picture. With `null` there is neither.',
    },
    {
      name: 'Overlay',
      selector: '[aria-pressed]',
      side: 'end',
      words: 'Optional. A second control, such as a heart, and a chip at the lower start; both bring their own ground.',
    },
    { name: 'Name', selector: 'h3', side: 'start', words: 'The link. Two lines at most; the whole card follows it.' },
    { name: 'Small line', selector: 'h3 + p', side: 'end', words: 'Optional, such as how many were sold.' },
    { name: 'Price', selector: 'article > :last-child', side: 'bottom', words: 'Always there.' },
  ],
  pairs: [
    {
      id: 'sold-out',
      do: 'It stays on the shelf, grey, with the word, and the plus is off.',
      dont: 'A flag over a bright picture still invites a press, and the plus still adds.',
    },
    {
      id: 'label',
      do: 'The name says what it is. Size and extras are chosen on its page.',
      dont: 'A name that tells everything is cut off after two lines.',
    },
  ],
  content: [
    'Write the name as it stands on the menu, in two to four words.',
    'The small line is one fact: “1,240 sold”. An empty string leaves it out.',
    'The label of the action names the thing: “Add Iced Tea to cart”, “Edit Iced Tea”.',
    'One word on the flag: “Favorite”, “New”, “Sold out”.',
  ],
  states: [
    { name: 'Rest', words: 'Picture, name, price, and a plus that can be pressed.', story: 'Default' },
    { name: 'Hover', words: 'The picture grows by a twentieth inside its frame; the disc grows when it is meant.' },
    { name: 'Flagged', words: 'A yellow chip at the top of the picture.', story: 'Flagged' },
    { name: 'Sold out', words: 'Grey picture, muted words, the chip says it, the plus is off.', story: 'SoldOut' },
    { name: 'To edit', words: 'A brown disc with a pen.', story: 'Admin' },
    { name: 'No action', words: 'The picture is whole, without a bite.', story: 'NoAction' },
    { name: 'With a heart', words: 'A control of your own at the upper end of the picture.', story: 'WithHeart' },
    {
      name: 'With a warning',
      words: 'A chip at the lower start of the picture. It is part of the link below it.',
      story: 'WithHeartAndWarning',
    },
    {
      name: 'Picture on the way',
      words: 'Its colours from afar, where the page brings them along in `preview`; else the sunken ground.',
      story: 'Preview',
    },
    { name: 'No picture', words: 'The mark on one of four tints.', story: 'NoPicture' },
    {
      name: 'Focused',
      words: 'A ring round the whole card for its link, round the disc for its action.',
      story: 'WholeCardIsTheLink',
    },
  ],
  behaviour: [
    'A press on the plus calls `onAdd` and turns it into a tick for 1.2 seconds. It can be pressed again meanwhile.',
    'A press anywhere beside the disc follows the link.',
    'Card and pen take `render` in place of `href`: a link of your own, `<Link to="/cake" />` of a router.',
    '`preview` is seen until `image` covers it: a `data:` address of a few hundred bytes, square and opaque.',
    '`soldOut` disables the plus. The pen and the link still work.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the disc first, then to the name. A plus that is off is passed over. A control over the picture comes between.',
    },
    { keys: ['Enter'], does: 'Adds one, on the disc. On the name it opens the page.' },
    { keys: ['Space'], does: 'Adds one, on the disc.' },
  ],
  accessibility: [
    { criterion: '2.4.4', how: 'The link is the name alone, so a list of links reads like a menu.' },
    { criterion: '1.1.1', how: 'The picture has an empty alternative: the name beside it says what it shows.' },
    { criterion: '1.4.1', how: 'What is sold out is told by a word as well as by grey.' },
    { criterion: '2.5.8', how: 'The disc is 44 px across, in a corner of its own.' },
    { criterion: '4.1.2', how: 'The disc is a native button or link with a name of its own, from `label`.' },
    { criterion: '1.3.1', how: 'An `article` with a heading; choose its level with `headingLevel`.' },
  ],
  responsive: [
    'As wide as its place: the grid decides, the picture stays square.',
    'A long name wraps once and is then cut; its height follows the words.',
    'From right to left the bite, the disc and what lies over the picture go over to the other side.',
  ],
  related: [
    { name: 'ProductGrid', words: 'The shelf it stands on.' },
    { name: 'ProductCardSkeleton', words: 'Holds its place while it loads.' },
    { name: 'Picture', words: 'Draws its photo in the lightest format.' },
    { name: 'Price', words: 'Writes its money.' },
  ],
} as const satisfies Guide;
