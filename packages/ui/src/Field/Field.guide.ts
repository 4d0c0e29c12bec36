import type { Guide } from '../guide/types';

/** What is said of Field. */
export const guide = {
  name: 'Field',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'The frame round one control of a form: its label above, its hint or error below, and the ties between them.',
  words: [
    'form field',
    'form control',
    'form group',
    'form item',
    'label',
    'field wrapper',
    'helper text',
    'validation message',
  ],
  when: [
    'You have a control of your own and it needs a label, a hint and an error like all others.',
    'A native input is used that no field here wraps, such as a range or a colour.',
  ],
  whenNot: [
    { need: 'A line of text', use: 'TextField' },
    { need: 'Several lines', use: 'TextArea' },
    { need: 'A list', use: 'SelectField' },
    { need: 'A set of radios', use: 'ChoiceGroup' },
    { need: 'A single yes', use: 'Checkbox' },
  ],
  anatomy: [
    {
      name: 'Label',
      selector: 'label',
      side: 'start',
      words: 'The question. Always there, also when `hideLabel` keeps it from sight.',
    },
    { name: 'Control', selector: 'input', side: 'end', words: 'Yours. It gets an id and what ties it to the words.' },
    { name: 'Hint', selector: 'input + p', side: 'start', words: 'Optional. An error takes its place.' },
    { name: 'Aside', selector: 'p:last-child', side: 'bottom', words: 'Optional, below: a counter, a result.' },
  ],
  pairs: [
    {
      id: 'tied',
      do: 'Spread what the frame hands over onto the control: label and error then belong to it.',
      dont: 'A paragraph beside a control is seen by some and heard by none.',
    },
    {
      id: 'error',
      do: 'One message: the error stands where the hint was.',
      dont: 'Hint and error together make two things to read and one to do.',
    },
  ],
  content: [
    'The label is a noun without a colon.',
    'The hint is one line: what for, or in what form.',
    'The error says what is wrong, then what to do.',
  ],
  states: [
    { name: 'With a hint', words: 'The label, the control, one line of help.', story: 'Default' },
    {
      name: 'In error',
      words: 'An icon and words in place of the hint; the control is marked as invalid.',
      story: 'WithError',
    },
    { name: 'Label hidden', words: 'For screen readers only, where a heading says it.', story: 'HiddenLabel' },
    { name: 'With units', words: 'A control with words inside, before and behind.', story: 'Units' },
    { name: 'Long words', words: 'Label and error wrap.', story: 'LongText' },
  ],
  behaviour: [
    'It makes an id for the control unless you give one.',
    'It hands over `id`, `aria-invalid` and `aria-describedby`. Put all three onto the control.',
    'Ids given as `describedBy` are read out after the hint or the error.',
    'It draws no control and checks nothing.',
    'A form sends the control, not the field: the `name` goes onto the control.',
  ],
  yours: [
    'Spread the whole of what it hands over. Without `aria-describedby` the error is seen and not heard.',
    'Say in the label that an answer is optional; `required` goes onto the control.',
    'Bring the focus to the first field that is wrong when the form is refused: an error below does not announce itself.',
  ],
  gaps: [
    'No mark for optional or required, and no heading around several fields: take a `Panel`.',
    'An error takes the hint’s place, so a rule that must stay in sight belongs into the label or above.',
  ],
  keyboard: [],
  accessibility: [
    { criterion: '1.3.1', how: 'The label points to the control, hint and error are its description.' },
    { criterion: '3.3.1', how: 'An error marks the control as invalid, with an icon beside its words.' },
    { criterion: '3.3.2', how: 'The label is a required prop.' },
    { criterion: '1.4.3', how: 'Label, hint and error have at least 4.5:1 on every ground, in both themes.' },
  ],
  responsive: [
    'As wide as its container; the label is above, never beside.',
    'All words wrap, and the control may shrink with the container.',
  ],
  related: [
    { name: 'TextField', words: 'The frame with a line to write in.' },
    { name: 'ChoiceGroup', words: 'The frame for a set of radios.' },
    { name: 'ReadOnlyField', words: 'Label and value, without a control.' },
  ],
} as const satisfies Guide;
