import type { Guide } from '../../guide/types';

/** What is said of HistoryCard. */
export const guide = {
  name: 'HistoryCard',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'A past order in a list: what it was, what it cost, how it ended. It can be opened, or ticked to be deleted.',
  words: ['order history', 'past order', 'purchase', 'order item', 'my orders', 'reorder', 'selectable card'],
  when: [
    'People look for something they bought, to see it again or to order it again.',
    'Several old orders are cleared away at once: each has its checkbox.',
  ],
  whenNot: [
    { need: 'The order is made right now, by those who see the card', use: 'OrderCard' },
    { need: 'How far one order has come', use: 'StatusTimeline' },
    { need: 'It can still be changed', use: 'CartLine' },
    { need: 'Something new is for sale', use: 'ProductCard' },
  ],
  anatomy: [
    { name: 'Picture', selector: 'article > [aria-hidden="true"]', side: 'start', words: 'Of the first thing bought.' },
    { name: 'Name', selector: 'h2', words: 'One line, and the link. What else there was is never cut off.' },
    { name: 'Lines', selector: 'article ul', side: 'end', words: 'Optional: all that was bought, a line each.' },
    { name: 'Price', selector: 'article [dir="ltr"]', side: 'start', words: 'Of the whole order.' },
    { name: 'Checkbox', selector: 'input', side: 'end', words: 'Named by `selectLabel`. Off while the order is live.' },
    { name: 'Action', selector: 'article button', side: 'bottom', words: 'Optional, one quiet button.' },
  ],
  pairs: [
    {
      id: 'status',
      do: 'A colour, an icon and a word say how it ended.',
      dont: 'A number of the machine room tells nobody anything.',
    },
    {
      id: 'live',
      do: 'What is still being made cannot be ticked: the box is off.',
      dont: 'A box that can be ticked promises that a live order can be deleted.',
    },
  ],
  content: [
    'The name is the first thing bought; `more` counts the rest: “and 2 more”.',
    'Lines read like a slip: “2 Hazelnut Latte, Large”.',
    'The small line is the day, and the number where people ask for it: “SD-2032, 18 Nov”.',
    'The checkbox says which one: “Select Hazelnut Latte, 18 Nov”.',
  ],
  states: [
    { name: 'Rest', words: 'Raised; its shadow deepens under the pointer.', story: 'Default' },
    { name: 'Selected', words: 'A soft ground and a brown rim, besides the tick.', story: 'Selected' },
    { name: 'Several things', words: 'All of them are told below the name.', story: 'Several' },
    { name: 'Live', words: 'The checkbox is off, the status has its own colour.', story: 'Disabled' },
    { name: 'Cancelled', words: 'Red, with a cross.', story: 'Cancelled' },
    { name: 'With an action', words: 'A quiet button of its own below the words.', story: 'WithAction' },
  ],
  behaviour: [
    'A press anywhere but on the checkbox and the action opens the order.',
    '`render` in place of `href` takes a link of your own, `<Link to="/history/7" />` of a router.',
    'It keeps no state: `selected` in, `onSelectedChange` out.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from the name to the action, then to the checkbox.' },
    { keys: ['Shift+Tab'], does: 'The same, backwards.' },
    { keys: ['Enter'], does: 'On the name: opens the order.' },
    { keys: ['Space'], does: 'Ticks the checkbox, or clears it.' },
  ],
  accessibility: [
    { criterion: '2.4.4', how: 'The link is what was bought, not “Details”.' },
    { criterion: '4.1.2', how: 'A native checkbox with a name of its own, so ten cards have ten names.' },
    { criterion: '1.4.1', how: 'The status is a word and an icon besides its colour.' },
    { criterion: '1.3.1', how: 'An `article` with a heading; its lines are a list.' },
  ],
  responsive: [
    'It follows the width of its own place, so it fits a column as it fits a phone.',
    'The name is cut at the end of its line; “and 2 more” stays whole.',
  ],
  related: [
    { name: 'SelectionBar', words: 'What can be done with those ticked.' },
    { name: 'EmptyState', words: 'Stands there before the first order.' },
    { name: 'Pager', words: 'Turns to older ones.' },
  ],
} as const satisfies Guide;
