import type { Guide } from '../../guide/types';

/** What is said of CartLine. */
export const guide = {
  name: 'CartLine',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'One line of a cart: what it is, what it comes to, and the ways to have more, fewer or none.',
  words: ['cart item', 'basket', 'line item', 'order line', 'bag', 'shopping cart', 'remove', 'quantity'],
  when: [
    'Things are about to be bought and can still be changed.',
    'A line has a note or another field of its own: put it inside as children.',
    'Something in the cart can no longer be had: `problem` says what and greys it.',
  ],
  whenNot: [
    { need: 'The order is placed and nothing can be changed', use: 'OrderSummary' },
    { need: 'It stands on a shelf', use: 'ProductCard' },
    { need: 'It was bought before', use: 'HistoryCard' },
    { need: 'Only the number is asked', use: 'QuantityStepper' },
  ],
  anatomy: [
    {
      name: 'Picture',
      selector: 'li [aria-hidden="true"]',
      side: 'start',
      words: '72 px round; 56 px on the narrowest phones.',
    },
    { name: 'Name', selector: 'strong', words: 'Three lines at most. With `href` it leads to the product.' },
    { name: 'Detail', selector: 'strong + span', side: 'end', words: 'Size and extras, all of it.' },
    { name: 'Price', selector: 'li [dir="ltr"]', side: 'end', words: 'Of the whole line, not of one piece.' },
    { name: 'Quantity', selector: '[role="group"]', side: 'bottom', words: 'Gone when nothing of it can be had.' },
    { name: 'Remove', selector: 'li button:not([role="group"] *)', side: 'end', words: 'Always there, and quiet.' },
  ],
  pairs: [
    {
      id: 'problem',
      do: 'It says what happened and what is left, so the line can be put right where it stands.',
      dont: '“Error” names neither the trouble nor the way out.',
    },
    {
      id: 'detail',
      do: 'The name is the product; what was chosen stands below it.',
      dont: 'All in one name: two lines that differ in size look the same.',
    },
  ],
  content: [
    'The name is the one from the shelf. People look for what they pressed.',
    'The detail lists what was chosen, larger things first: “Large, less sugar”.',
    'A problem is one sentence: “Sold out since you added it.”, “Only 3 left today.”.',
  ],
  states: [
    { name: 'Rest', words: 'The name leads back to the product.', story: 'Default' },
    { name: 'No longer to be had', words: 'Grey, the price struck, only Remove is left.', story: 'SoldOutSince' },
    { name: 'Too many', words: 'The problem stands there, and the stepper can still go down.', story: 'TooMany' },
    { name: 'With a note', words: 'A field below the controls.', story: 'WithNote' },
    { name: 'No picture', words: 'The mark in its place.', story: 'NoPicture' },
    { name: 'Narrow', words: 'The price goes below the name.', story: 'Narrow' },
    { name: 'Indonesian', words: 'Its words and the money come from `LocaleProvider`.', story: 'Indonesian' },
  ],
  behaviour: [
    'One less at a quantity of 1 removes the line, as Remove does.',
    'The line folds away first and then calls `onRemove`, once, however often it is pressed.',
    '`problem` without `max` greys the line; with `max` it counts as something that fewer would solve.',
    '`render` in place of `href` takes a link of your own, `<Link to="/cake" />` of a router.',
    'Removing asks nothing. Offer an Undo with a toast.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the name, one less, the figure, one more and Remove, in this order.' },
    {
      keys: ['Enter'],
      does: 'On Remove it takes the line away, and the focus goes to the next line, or to the one above.',
    },
  ],
  accessibility: [
    { criterion: '2.4.3', how: 'When a line goes, the focus moves to its neighbour and is not lost.' },
    { criterion: '2.4.6', how: 'The stepper is “Quantity of Iced Tea” and the button “Remove Iced Tea”.' },
    { criterion: '2.5.3', how: 'The name of the button begins with the word on it.' },
    { criterion: '1.4.1', how: 'A problem has an icon and words besides its red.' },
    { criterion: '1.3.1', how: 'It is an `li`: put it in a list, and the list says how many there are.' },
    { criterion: '1.4.10', how: 'At 320 px the price moves below the name instead of pushing it out.' },
  ],
  responsive: [
    'It follows the width of its own place, not of the window: it fits a side panel as it fits a phone.',
    'Under 308 px the picture shrinks and the controls take the whole width; under 256 px the price goes below.',
    'With text at 200 % everything stands below each other.',
  ],
  related: [
    { name: 'QuantityStepper', words: 'Counts, inside.' },
    { name: 'OrderSummary', words: 'What all lines come to.' },
    { name: 'Toaster', words: 'Offers the way back after Remove.' },
    { name: 'EmptyState', words: 'Stands there when the last line is gone.' },
  ],
} as const satisfies Guide;
