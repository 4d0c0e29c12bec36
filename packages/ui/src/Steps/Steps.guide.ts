import type { Guide } from '../guide/types';

/** What is said of Steps. */
export const guide = {
  name: 'Steps',
  group: 'Navigation and frame',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Shows how far one has come on a way of three or four steps, and what is still ahead.',
  words: ['progress', 'stepper', 'wizard', 'progress steps', 'checkout steps', 'flow', 'process'],
  when: [
    'Something takes three or four pages in a fixed order, such as ordering and paying.',
    'People want to know how much is left before they begin to type.',
  ],
  whenNot: [
    { need: 'What has become of an order, with its times', use: 'StatusTimeline' },
    { need: 'Part of a whole, as a share', use: 'Meter' },
    { need: 'Where a page hangs', use: 'Breadcrumb' },
    { need: 'People may jump between parts', use: 'CategoryTabs' },
  ],
  anatomy: [
    { name: 'List', selector: 'ol', side: 'bottom', words: 'Ordered, and named by `label`.' },
    {
      name: 'Bar',
      selector: 'li:nth-child(2)',
      side: 'top',
      words: 'Filled when done, partly filled now, empty ahead.',
    },
    {
      name: 'Seed',
      selector: 'li:first-child [aria-hidden]',
      side: 'start',
      words: 'The number of the step, a tick once it is done.',
    },
    { name: 'Name', selector: 'li:last-child', side: 'end', words: 'What the step is about. It wraps.' },
  ],
  pairs: [
    {
      id: 'few',
      do: 'Three steps, each one a page.',
      dont: 'Every field a step: the way looks long before it has begun.',
    },
    {
      id: 'names',
      do: 'Names say what is done there.',
      dont: 'Numbers are there already. “Step 2” says nothing more.',
    },
  ],
  content: [
    'One word a step, a noun or a verb, and the same kind for all: “Order”, “Checkout”, “Payment”.',
    'Keep all names different: they tell the steps apart.',
    'Use the words of the heading on the page of that step.',
  ],
  states: [
    { name: 'On the way', words: 'One done, one now, one ahead.', story: 'Default' },
    { name: 'First step', words: 'Nothing is done yet; the first bar is partly filled.', story: 'FirstStep' },
    { name: 'Last step', words: 'All others have their tick.', story: 'LastStep' },
    { name: 'All done', words: 'Ticks only, and no current step.', story: 'AllDone' },
    { name: 'Long words', words: 'Names wrap under their bars.', story: 'LongText' },
    { name: 'Narrowest page', words: 'The name stands below its seed and no word is broken.', story: 'Reflow' },
  ],
  behaviour: [
    'Counts from 0: the number of steps, or more, means all of them are done.',
    'Its steps are no links. Offer the way back as a link of its own.',
    'The current bar fills from the side where the line begins.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'An ordered list with a name, “Progress” by default.' },
    { criterion: '4.1.2', how: 'The current one has `aria-current="step"`.' },
    { criterion: '1.4.1', how: 'A done step has a tick and the word “done” for those who listen, besides its colour.' },
    { criterion: '1.4.10', how: 'From 320 px on the names stay in one piece.' },
  ],
  responsive: [
    'Goes by its own width, so it can stand in a column.',
    'Under 22 rem the name stands below its seed.',
    'Under 14 rem, as with text at 200 % on a phone, one step stands below the other.',
  ],
  related: [
    { name: 'StatusTimeline', words: 'The steps of an order that others take.' },
    { name: 'Breadcrumb', words: 'The place of a page.' },
    { name: 'Meter', words: 'How much of a whole.' },
  ],
} as const satisfies Guide;
