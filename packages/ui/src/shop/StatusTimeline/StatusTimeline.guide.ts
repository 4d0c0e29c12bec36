import type { Guide } from '../../guide/types';

/** What is said of StatusTimeline. */
export const guide = {
  name: 'StatusTimeline',
  group: 'Things for sale, orders',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Tells whoever waits what has happened to an order, where it is now, and what is still to come.',
  words: [
    'order tracking',
    'tracker',
    'progress tracker',
    'stepper',
    'timeline',
    'delivery status',
    'history',
    'events',
  ],
  when: [
    'Somebody waits, and the steps take minutes rather than seconds.',
    'It changes while one looks: the step it reaches is spoken.',
    'It ended against plan, and the reason belongs beside the step.',
  ],
  whenNot: [
    { need: 'How far one is in a form', use: 'Steps' },
    { need: 'The state in a word', use: 'Chip' },
    { need: 'How far it is at a glance', use: 'Glass' },
    { need: 'The view of those who make it', use: 'OrderCard' },
  ],
  anatomy: [
    {
      name: 'Done',
      selector: 'li[data-state="done"] > span:first-child',
      side: 'start',
      words: 'A brown node with a tick.',
    },
    {
      name: 'Now',
      selector: 'li[data-state="now"] > span:first-child',
      side: 'start',
      words: 'A yellow node, with an icon where one is given.',
    },
    {
      name: 'Ahead',
      selector: 'li[data-state="ahead"] > span:first-child',
      side: 'start',
      words: 'An outline on a dotted line.',
    },
    { name: 'Title', selector: 'li strong', words: 'One or two words, always there.' },
    { name: 'Detail', selector: 'li[data-state="now"] p', side: 'end', words: 'Optional: who, where, why.' },
    { name: 'Time', selector: 'li > span:last-child', side: 'end', words: 'Optional; with a “~” while it is ahead.' },
  ],
  pairs: [
    {
      id: 'reason',
      do: 'What went wrong is a step with its reason and what comes of it.',
      dont: 'A bare “Failed” makes people call.',
    },
    {
      id: 'ahead',
      do: 'What is to come stands there from the start, so nobody asks what is next.',
      dont: 'Steps that appear one by one hide how long it will take.',
    },
  ],
  content: [
    'Titles are states as one would tell them on the phone: “Brewing”, “On the way”.',
    'The detail is one line and names people and places: “Dimas is your barista.”.',
    'Times as on a clock; guesses with a “~” before them.',
  ],
  states: [
    { name: 'Under way', words: 'Ticks behind, one yellow node, outlines ahead.', story: 'Default' },
    { name: 'All done', words: 'Every node has its tick.', story: 'AllDone' },
    { name: 'Ended against plan', words: 'A red node with a cross, and nothing after it.', story: 'Cancelled' },
    { name: 'Bare', words: 'Titles alone.', story: 'Bare' },
  ],
  behaviour: [
    'When another step becomes the present one, its title is spoken, and only that.',
    'It keeps no clock: times are written as given.',
    'An icon shows until its step is done, then the tick takes its place.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '4.1.3', how: 'The title of the step that is reached is spoken politely, without moving the focus.' },
    { criterion: '1.3.1', how: 'A named `ol`; the step it is at has `aria-current="step"`.' },
    { criterion: '1.4.1', how: 'Done, now and ended differ by shape and icon, not by colour alone.' },
    { criterion: '1.1.1', how: 'The nodes are decoration: the words carry all of it.' },
  ],
  responsive: [
    'One column on every page. Words wrap between the nodes and the times.',
    'The line between the nodes grows with the words beside it.',
  ],
  related: [
    { name: 'Glass', words: 'The same at a glance, above it.' },
    { name: 'AddressCard', words: 'Where it is going.' },
    { name: 'HistoryCard', words: 'The order, once it is over.' },
  ],
} as const satisfies Guide;
