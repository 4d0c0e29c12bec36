import type { Guide } from '../guide/types';

/** What is said of TextArea. */
export const guide = {
  name: 'TextArea',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Several lines to write in, with a counter that speaks up only when the limit comes near.',
  words: ['multiline', 'multi-line input', 'comment box', 'notes', 'message', 'character counter'],
  when: [
    'The answer is a sentence or more: a note to the kitchen, a description, a delivery address.',
    'It has a limit that people should hear of before they reach it.',
  ],
  whenNot: [
    { need: 'A word or two', use: 'TextField' },
    { need: 'A talk to and fro', use: 'ChatPanel' },
    { need: 'One of a few known answers', use: 'RadioField' },
  ],
  anatomy: [
    { name: 'Label', selector: 'label', side: 'start', words: 'The question. Always there, also when it is hidden.' },
    { name: 'Field', selector: 'textarea', side: 'end', words: 'Three lines at first; people can pull it longer.' },
    { name: 'Hint', selector: 'textarea + p', side: 'start', words: 'Optional. An error takes its place.' },
    {
      name: 'Counter',
      selector: '[role="status"]',
      side: 'bottom',
      words: 'Only with a `maxLength`, once four fifths of it are used.',
    },
  ],
  pairs: [
    {
      id: 'room',
      do: 'Lines enough for what is asked: a sentence is seen as a whole.',
      dont: 'A single line shows a piece of the sentence, and nobody reads over what was written.',
    },
    {
      id: 'limit',
      do: 'The counter says what is left when that matters.',
      dont: 'A rule in the label makes everybody count from the first letter.',
    },
  ],
  content: [
    'The label says to whom or what for: “Note to the kitchen”.',
    'The placeholder is a short example: “Less sugar, no ice”.',
    'Say in the hint who reads it and when.',
  ],
  states: [
    { name: 'Empty', words: 'Room for three lines, and perhaps an example.', story: 'Default' },
    { name: 'With a hint', words: 'One line of help below.', story: 'WithHint' },
    { name: 'Near the limit', words: 'What is left, at the end below.', story: 'NearTheLimit' },
    { name: 'In error', words: 'A thicker red border, an icon and words below.', story: 'WithError' },
    { name: 'Disabled', words: 'Sunken and muted.', story: 'Disabled' },
    { name: 'Long words', words: 'More than fits scrolls inside.', story: 'LongText' },
  ],
  behaviour: [
    'At `maxLength` the browser takes no more letters.',
    'The counter comes at four fifths and counts on with each letter; below that it takes no room.',
    'It can be pulled higher, never wider.',
    'It works with a `value` of yours as well as with a `defaultValue`; with a `name` its form sends the text.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes into the field, and on to the next control: it writes no tab.' },
    { keys: ['Text'], does: 'Writes; the counter goes along.' },
    { keys: ['Enter'], does: 'Begins a new line. The form is not sent.' },
  ],
  accessibility: [
    {
      criterion: '4.1.3',
      how: 'The counter is a polite live region, there from the start, so that its first words are heard.',
    },
    { criterion: '3.3.2', how: 'The label is a required prop; the hint is part of the description.' },
    { criterion: '3.3.1', how: 'An error marks the field as invalid and is read out with it.' },
    { criterion: '1.4.4', how: 'The height is measured in rem, so it grows with the text.' },
  ],
  responsive: [
    'As wide as its container, at least 104 px high.',
    'With large text fewer words fit a line, and the rest scrolls inside.',
  ],
  related: [
    { name: 'TextField', words: 'The same with one line.' },
    { name: 'Field', words: 'Its frame, for a control of your own.' },
    { name: 'ChatPanel', words: 'For an answer that comes back.' },
  ],
} as const satisfies Guide;
