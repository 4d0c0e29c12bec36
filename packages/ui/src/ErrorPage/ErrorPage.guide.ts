import type { Guide } from '../guide/types';

/** What is said of ErrorPage. */
export const guide = {
  name: 'ErrorPage',
  group: 'Saying something',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Takes the place of a page that could not be shown, inside the usual frame, and leads on.',
  words: ['404', '500', 'not found', 'forbidden', 'server error', 'offline page', 'error boundary', 'crash'],
  when: [
    'There is no such page, or it is not for whoever asks.',
    'The page broke, or its code did not come.',
    'There is no network, and nothing of the page is at hand.',
  ],
  whenNot: [
    { need: 'One list of the page did not come', use: 'EmptyState' },
    { need: 'Something failed, and the page is there', use: 'Banner' },
    { need: 'A field is wrong', use: 'Field' },
  ],
  anatomy: [
    { name: 'Glass', selector: 'svg', side: 'start', words: 'Empty, lidded, tipped or dashed: what kind of failure.' },
    {
      name: 'Status',
      selector: 'p:has(+ h1)',
      side: 'end',
      words: 'Optional, over the title: the plain name of the error.',
    },
    { name: 'Title', selector: 'h1', side: 'top', words: 'The heading of the page.' },
    { name: 'Text', selector: 'h1 + p', side: 'end', words: 'What happened, then what to do.' },
    { name: 'Actions', selector: 'h1 ~ div', side: 'bottom', words: 'Optional: the next steps, the likeliest first.' },
  ],
  pairs: [
    {
      id: 'steps',
      do: 'One likely step in marigold, one more beside it.',
      dont: 'Every page there is: a menu that the bar above has already.',
    },
    {
      id: 'plain',
      do: 'Our fault is called our fault, and there is something to press.',
      dont: 'An excuse, and a number for somebody else.',
    },
  ],
  content: [
    'The title has its wit, the text is plain and short.',
    'First what happened, then what to do. Say what is safe: “Your cart is safe on this phone.”',
    'Give `status` the name that people search for: “404 Not Found”.',
    'Steps are verbs: “Reload”, “Back to home”.',
  ],
  states: [
    { name: 'Not found', words: 'The empty glass.', story: 'Default' },
    { name: 'Forbidden', words: 'A lid on the glass.', story: 'Forbidden' },
    { name: 'Failed', words: 'A tipped glass, and a way to reload.', story: 'Failed' },
    { name: 'Offline', words: 'A dashed glass, and a way to try again.', story: 'Offline' },
    { name: 'Without steps', words: 'The words alone; the frame leads on.', story: 'NoActions' },
    { name: 'Long words', words: 'The title wraps.', story: 'LongText' },
    { name: 'On a phone', words: 'The glass over the words, at the start of the line.', story: 'Narrow' },
  ],
  behaviour: [
    'It does nothing by itself: it neither reloads nor reports.',
    'It fetches nothing, so it can be shown without a network.',
    'Set the title of the document and the status of the answer where the page is made.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes along its steps, the likeliest first.' },
    { keys: ['Enter'], does: 'Takes the step: follows a link, presses a button.' },
  ],
  accessibility: [
    { criterion: '2.4.6', how: 'Its title is the `h1` of the page.' },
    { criterion: '1.1.1', how: 'The glass is decoration; status, title and text say all.' },
    { criterion: '1.3.2', how: 'Status, title, text, steps: read in the order they are seen.' },
  ],
  responsive: [
    'Under 768 px the glass stands over the words; from there on beside them.',
    'At least 80 % of the screen high, up to 38 rem, so that the footer stays down.',
    'Steps go onto a second line where they do not fit.',
  ],
  related: [
    { name: 'EmptyState', words: 'In place of a list.' },
    { name: 'Banner', words: 'Over what is still there.' },
    { name: 'LinkButton', words: 'What its steps are made of.' },
  ],
} as const satisfies Guide;
