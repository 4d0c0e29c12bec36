import type { Guide } from '../../guide/types';

/** What is said of StaffCard. */
export const guide = {
  name: 'StaffCard',
  group: 'People and figures',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'What one person has reached of a goal: who it is, how far they are, and the figures behind it.',
  words: ['team member', 'employee', 'performance card', 'leaderboard', 'barista', 'profile card', 'person card'],
  when: ['A goal belongs to one person, and its figures are few.', 'The best of a team is named on a page of figures.'],
  whenNot: [
    { need: 'Only who it is', use: 'Avatar' },
    { need: 'The goal of everybody', use: 'GoalRing' },
    { need: 'Many people to be compared', use: 'FigureTable' },
    { need: 'Whom to call about an order', use: 'AddressCard' },
  ],
  anatomy: [
    {
      name: 'Picture',
      selector: '[data-size][aria-hidden="true"]',
      side: 'start',
      words: '64 px; letters where there is no photo.',
    },
    { name: 'Name', selector: 'strong', side: 'top', words: 'In the display face. It wraps.' },
    { name: 'Note', selector: 'strong + p', side: 'end', words: 'Optional: a word of praise.' },
    {
      name: 'Bar',
      selector: '[role="meter"]',
      side: 'end',
      words: 'The share of the goal. More than all of it fills it.',
    },
    { name: 'Facts', selector: 'dl', side: 'bottom', words: 'Two as a rule, each with its label.' },
  ],
  pairs: [
    {
      id: 'fact',
      do: 'The figure says of how much: the bar can be checked.',
      dont: 'A share without its whole has to be believed.',
    },
    {
      id: 'note',
      do: 'The note speaks to the person.',
      dont: 'A ranking turns a card of praise into a table of losers.',
    },
  ],
  content: [
    'The bar is named for the person: “Goal of Cheryn Melati”.',
    'Facts are a label of one word and a short figure: “Achieved”, “3.5M of 5M”.',
    'The note is one sentence: “Keep it up, Cheryn.”.',
  ],
  states: [
    { name: 'Rest', words: 'Letters, bar, two facts.', story: 'Default' },
    { name: 'With a photo', words: 'In place of the letters.', story: 'Photo' },
    { name: 'Without a note', words: 'The name alone.', story: 'NoNote' },
    { name: 'Over the goal', words: 'A full bar; the words say by how much.', story: 'OverTheGoal' },
    { name: 'Long', words: 'Name and facts wrap.', story: 'LongText' },
  ],
  behaviour: [
    'More than 100 % fills the bar, and is still read out as it is.',
    'It works nothing out: percent and facts are shown as given.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '4.1.2', how: 'The bar is a named `meter`, read out in percent.' },
    { criterion: '1.3.1', how: 'The facts are a `dl` of labels and values.' },
    { criterion: '1.4.1', how: 'What the bar shows stands below it in figures.' },
  ],
  responsive: [
    'As wide as its place; it has no ground of its own, so put it in a `Panel`.',
    'The facts stand at both ends, and below each other where they do not fit.',
  ],
  related: [
    { name: 'Avatar', words: 'The picture in it.' },
    { name: 'Meter', words: 'The bar in it.' },
    { name: 'GoalRing', words: 'The goal of all.' },
  ],
} as const satisfies Guide;
