import type { Guide } from '../../guide/types';

/** What is said of OrderCard. */
export const guide = {
  name: 'OrderCard',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'An order for those who make it: what to do, for whom, how long it has waited, and the next move.',
  words: ['ticket', 'kitchen ticket', 'kanban card', 'job', 'docket', 'kds', 'kitchen display', 'work order'],
  when: [
    'Orders are worked off one after the other, on a screen in the kitchen.',
    'Each has a next move, which is one press away.',
    'There are many: `folded` leaves two lines and the next move.',
  ],
  whenNot: [
    { need: 'The one who ordered wants to know how far it is', use: 'StatusTimeline' },
    { need: 'It is over, and somebody looks back', use: 'HistoryCard' },
    { need: 'It is still being put together', use: 'CartLine' },
  ],
  anatomy: [
    { name: 'Number', selector: 'h3', side: 'start', words: 'Names the card. A link, or the button that folds it.' },
    {
      name: 'Age',
      selector: 'header > :last-child',
      side: 'end',
      words: 'Since it was placed; red when it is late, amber when it is going to be.',
    },
    {
      name: 'Warning',
      selector: 'header + p',
      side: 'start',
      words: 'Optional: an icon, a word for what it is, and the rest in full. Stays when the card is folded.',
    },
    {
      name: 'Who and how',
      selector: 'header ~ div',
      side: 'start',
      words: 'The name, the way it leaves, and where to.',
    },
    { name: 'What to make', selector: 'article ul', side: 'end', words: 'How many stands first, in bold.' },
    { name: 'Note', selector: 'ul + p', side: 'start', words: 'Optional, bold on a yellow ground.' },
    {
      name: 'Moves',
      selector: 'article > :last-child',
      side: 'bottom',
      words: 'The next one, then at most one refusal.',
    },
  ],
  pairs: [
    {
      id: 'next',
      do: 'One next move, named by what becomes of the order.',
      dont: 'Every move at once: the card has to be read before it can be pressed.',
    },
    {
      id: 'warning',
      do: 'An allergy has its own line before all else, and a word that says so.',
      dont: 'Hidden in a line of what to make, an allergy is missed.',
    },
  ],
  content: [
    'Buttons say the state that follows: “Accept”, “Mark ready”, “Mark delivered”.',
    'The way and the hour in one line: “Door delivery, 14:35”.',
    'Short sizes are fine here: “Cold Brew, L”. Those who read it know them.',
    'The note is the guest’s own words. Change nothing in them.',
  ],
  states: [
    { name: 'Rest', words: 'All of it is shown.', story: 'Default' },
    { name: 'Late', words: 'A red rim, a red chip, and by how much in words.', story: 'Late' },
    {
      name: 'Expected later',
      words: 'An amber chip: not late yet, and when it comes instead.',
      story: 'Expected',
    },
    { name: 'With options', words: 'How a cup is made stands under it, in bold.', story: 'WithOptions' },
    { name: 'With a warning', words: 'Red, with an icon and a word; above what to make.', story: 'WithWarning' },
    { name: 'With a note', words: 'Bold, between the lines and the moves.', story: 'WithNote' },
    { name: 'Not paid', words: 'A chip says what is waited for; confirming it is the next move.', story: 'Unpaid' },
    { name: 'Just in', words: 'It slides in and rings once.', story: 'Fresh' },
    { name: 'Busy', words: 'Sunken, and its button turns a ring.', story: 'Busy' },
  ],
  behaviour: [
    'Folded, a press anywhere but on the next move unfolds it.',
    'Folded and late it says only by how much it is late: that is what counts. Going to be late, only when it is expected.',
    'From an hour on the age is written in hours: “1 h 5 min”.',
    '`render` in place of `href` takes a link of your own, `<Link to="/orders/7" />` of a router.',
    'It keeps no clock and no state: `ageMinutes`, `lateMinutes`, `expected` and `folded` come from outside.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the number first, then on to the moves.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the number of a card that folds: unfold it, or fold it again. The focus stays.',
    },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'An `article` named by its number, with a heading and a list.' },
    { criterion: '4.1.2', how: 'The button that folds says `aria-expanded`; a move on its way says `aria-busy`.' },
    { criterion: '1.4.1', how: 'Late is told in words besides the red rim, a warning by its word and icon.' },
    { criterion: '2.5.8', how: 'The number is a target of 44 px in height, the moves are too.' },
  ],
  responsive: [
    'As wide as its column, from 200 px on. Long names and numbers wrap.',
    'The moves share one line: two have room in it, four break their words.',
  ],
  related: [
    { name: 'OrderColumn', words: 'Holds the cards of one status.' },
    { name: 'OrderBoard', words: 'Puts the columns side by side.' },
    { name: 'Chip', words: 'Tells its age and its payment.' },
  ],
} as const satisfies Guide;
