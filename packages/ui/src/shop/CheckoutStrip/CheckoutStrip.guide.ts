import type { Guide } from '../../guide/types';

/** What is said of CheckoutStrip. */
export const guide = {
  name: 'CheckoutStrip',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows what is chosen and holds the one button that goes on with it, always in reach of the thumb.',
  words: ['sticky footer', 'buy bar', 'bottom bar', 'action bar', 'sticky add to cart', 'floating bar', 'checkout bar'],
  when: [
    'A page is longer than a phone, and its one act must not scroll away.',
    'A choice is made in several steps, and what it comes to is worth seeing all along.',
    'On wide pages the same words close the block they belong to: `tone="roast"`.',
  ],
  whenNot: [
    { need: 'A form has changes that are not saved', use: 'SaveBar' },
    { need: 'Several things are ticked', use: 'SelectionBar' },
    { need: 'What the total is made of', use: 'OrderSummary' },
    { need: 'The same links on every page', use: 'TabBar' },
  ],
  anatomy: [
    {
      name: 'Strip',
      selector: 'section',
      words: 'As `roast` it closes its block, from 768 px on. As `bar` it is fixed above the bottom bar, on phones.',
    },
    {
      name: 'Picture',
      selector: 'section > [aria-hidden="true"]',
      side: 'top',
      words: 'Optional; `null` draws the mark.',
    },
    { name: 'Name', selector: 'section strong', side: 'top', words: 'One line, cut where it is too long; or “Total”.' },
    {
      name: 'Choice',
      selector: 'section strong + span',
      side: 'top',
      words: 'How many and which. It is cut before its price is.',
    },
    { name: 'Action', selector: 'section > :last-child', side: 'top', words: 'The one button.' },
  ],
  pairs: [
    {
      id: 'one',
      do: 'One button. It is what the page is for.',
      dont: 'Two share the room that the words need, and the thumb has to aim.',
    },
    {
      id: 'says',
      do: 'It says what is chosen, so that nobody scrolls back to see.',
      dont: '“Total” says what it costs and leaves open what it is.',
    },
  ],
  content: [
    'The number first, then what: “(2) Regular”.',
    'At the checkout the name is “Total” and there is no detail.',
    'Two or three words on the button: “Add to cart”, “Confirm and pay”.',
  ],
  states: [
    { name: 'Chosen', words: 'Picture, name, choice and price in two lines.', story: 'Default' },
    { name: 'Total', words: 'Only the sum, large, and the way on.', story: 'Total' },
    { name: 'Nothing chosen', words: 'A price of zero and a button that is off.', story: 'NothingChosen' },
    { name: 'On roast', words: 'From a tablet up, at the foot of the block.', story: 'Roast' },
    { name: 'Phone on its side', words: 'It stays, and takes at most a quarter of the height.', story: 'Landscape' },
  ],
  behaviour: [
    'As `bar` it is drawn on phones alone; as `roast` from 768 px on alone. Draw both, and each page shows one.',
    'The page gets room at its foot, so nothing stays hidden behind the strip.',
    'Without `detail` the price stands large below the name.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '2.4.11', how: 'What gets the focus is scrolled to above the strip.' },
    { criterion: '1.3.1', how: 'A region of its own, named “Summary”; give `aria-label` to name it otherwise.' },
    { criterion: '1.4.10', how: 'At 200 % text the button goes below the words.' },
    { criterion: '2.4.3', how: 'It is reached where it stands in the page, after what was chosen.' },
  ],
  responsive: [
    'Under 768 px it stands above the tab bar and the safe area.',
    'A phone on its side is still a phone: up to 1024 px wide, where the window is low.',
    'The button takes at most three fifths of the width.',
  ],
  related: [
    { name: 'OrderSummary', words: 'Says what the total is made of.' },
    { name: 'QuantityStepper', words: 'Sets the number the strip repeats.' },
    { name: 'TabBar', words: 'Stands below it on phones.' },
    { name: 'SaveBar', words: 'The same place, for a form.' },
  ],
} as const satisfies Guide;
