import type { Guide } from '../guide/types';

/** What is said of SearchBox. */
export const guide = {
  name: 'SearchBox',
  group: 'Choosing',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Words to look for. It is a form of the browser, so it searches before any script has arrived.',
  words: ['search', 'search bar', 'search field', 'search input', 'find', 'lookup', 'query', 'magnifier'],
  when: [
    'A list is too long to be read through, and people know a word of what they want.',
    'The bar on top offers the way to any product: `md`.',
    'Searching is the matter of the page: `lg`.',
  ],
  whenNot: [
    { need: 'Parts of a list with names of their own', use: 'CategoryTabs' },
    { need: 'The order of a list', use: 'Select' },
    { need: 'A word that is kept or sent', use: 'TextField' },
  ],
  anatomy: [
    { name: 'Magnifier', selector: 'svg', side: 'start', words: 'Always there. Not a button: Enter searches.' },
    {
      name: 'Field',
      selector: 'input',
      side: 'top',
      words: 'A pill, 44 px high, 52 when `lg`. Its label is heard, not seen.',
    },
    { name: 'Clear', selector: 'button', side: 'end', words: 'Only while something is typed.' },
  ],
  pairs: [
    {
      id: 'example',
      do: 'The placeholder shows what can be found.',
      dont: '“Search…” says what the magnifier has said.',
    },
    {
      id: 'one',
      do: 'The field alone: Enter and the key of the phone send it.',
      dont: 'A button beside it takes room and is pressed by few.',
    },
  ],
  content: [
    'The label says what is searched: “Search the menu”.',
    'The placeholder is two or three things that are really there: “Latte, nasi goreng, matcha”.',
    'Where nothing is found, repeat the words and offer a way on, below the field.',
  ],
  states: [
    { name: 'Empty', words: 'The placeholder, no cross.', story: 'Default' },
    { name: 'Filled', words: 'The words and the cross.', story: 'Filled' },
    { name: 'Large', words: 'Raised, 52 px, on a page of its own.', story: 'Large' },
    { name: 'Cleared', words: 'Empty again, with the cursor in it.', story: 'Clears' },
    { name: 'Long words', words: 'They end before the cross.', story: 'LongText' },
    { name: 'Hover', words: 'A border appears.' },
  ],
  behaviour: [
    '`onSearch` gets the words on Enter, without the spaces round them.',
    '`onValueChange` hears each letter, so a list can follow while one types.',
    'The cross empties the field and puts the cursor back into it.',
    'Without scripts the browser sends `?search=` to `action`.',
    'It is a form by itself: never put it inside another one. The words are yours, in `value`.',
  ],
  keyboard: [
    { keys: ['Text'], does: 'Writes, and `onValueChange` hears each letter.' },
    { keys: ['Tab'], does: 'Goes into the field, then to the cross while there is one.' },
    { keys: ['Enter'], does: 'In the field: searches. On the cross: empties the field and goes back into it.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A form with the role of a search, which screen readers offer as a landmark.' },
    { criterion: '4.1.2', how: 'A `searchbox` named by its label; the cross is “Clear search”.' },
    { criterion: '2.4.3', how: 'When the cross goes, the focus is in the field and not lost with it.' },
    { criterion: '2.5.8', how: 'Field and cross are 44 px high at least.' },
    { criterion: '3.3.2', how: 'The label is a required prop; the placeholder is only an example.' },
  ],
  responsive: [
    'As wide as its container.',
    'Phones show “search” on the key that sends.',
    'A placeholder that does not fit ends in dots.',
  ],
  related: [
    { name: 'CategoryTabs', words: 'Narrows the same list by its parts.' },
    { name: 'EmptyState', words: 'Where nothing is found.' },
    { name: 'TopBar', words: 'Has a place for it.' },
  ],
} as const satisfies Guide;
