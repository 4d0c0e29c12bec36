import type { Guide } from '../guide/types';

/** What is said of EmptyState. */
export const guide = {
  name: 'EmptyState',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Stands where a list would be when there is nothing in it, or it did not come, and offers the next step.',
  words: ['no results', 'blank slate', 'zero state', 'no data', 'nothing found', 'placeholder', 'empty list'],
  when: [
    'A list has no rows yet: an empty cart, no orders.',
    'A search or a filter found nothing.',
    'The list could not be fetched, and the rest of the page is there.',
  ],
  whenNot: [
    { need: 'The whole page could not be shown', use: 'ErrorPage' },
    { need: 'The list is still on its way', use: 'Skeleton' },
    { need: 'Rows are there, and something went wrong with one', use: 'Banner' },
    { need: 'One value is missing', use: 'ReadOnlyField' },
  ],
  anatomy: [
    {
      name: 'Glass',
      selector: 'svg',
      side: 'start',
      words: 'A picture of what is so. It says nothing that the words do not.',
    },
    { name: 'Title', selector: 'h2, h3', side: 'end', words: 'Short, in the display face.' },
    { name: 'Text', selector: 'p', side: 'start', words: 'One sentence or two: what is so, and what to do.' },
    { name: 'Action', selector: 'a, button', side: 'end', words: 'Optional, at most one.' },
  ],
  pairs: [
    {
      id: 'way-on',
      do: 'It says what to do, and one button does it.',
      dont: '“No data” is a fact for a computer, and there the page ends.',
    },
  ],
  content: [
    'The title may have its wit; the text is plain.',
    'Repeat the words that found nothing: “No match for "duren"”.',
    'One step, a verb: “See the menu”, “Clear the search”, “Try again”.',
    'Do not blame. If it is our fault, say so.',
  ],
  states: [
    { name: 'Nothing yet', words: 'The empty glass.', story: 'Default' },
    { name: 'Nothing found', words: 'A dashed glass, and a way to search again.', story: 'NoMatch' },
    { name: 'Closed', words: 'A glass with its lid on; nothing to be done.', story: 'NoAction' },
    { name: 'Failed', words: 'A tipped glass, and a way to try again.', story: 'Failed' },
    { name: 'Long words', words: 'Title and text wrap in the middle.', story: 'LongText' },
    { name: 'Narrow', words: 'The same in a column of 280 px.', story: 'Narrow' },
  ],
  behaviour: [
    'It announces nothing and takes no focus. Where a search leads to it, say the count in a live region beside it.',
    'Choose `headingLevel` by what stands above it; the look stays.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to its action, the only stop in it.' },
    { keys: ['Enter'], does: 'Takes the step: follows a link, presses a button.' },
  ],
  accessibility: [
    { criterion: '2.4.6', how: 'Its title is a real heading, of level 1 to 4 to fit the page.' },
    { criterion: '1.1.1', how: 'The glass is decoration and hidden; title and text say all.' },
    { criterion: '1.4.3', how: 'The muted text has at least 4.5:1 in both themes.' },
  ],
  responsive: [
    'In the middle of its place on every page; the text is at most 34 characters wide.',
    'It needs no more than 280 px.',
  ],
  related: [
    { name: 'ErrorPage', words: 'In place of the page.' },
    { name: 'Skeleton', words: 'Before it is known whether there is something.' },
    { name: 'SearchBox', words: 'What may have found nothing.' },
  ],
} as const satisfies Guide;
