import type { Guide } from '../guide/types';

/** What is said of TextField. */
export const guide = {
  name: 'TextField',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'One line to write in, with its question above and its help or its error below.',
  words: ['input', 'text input', 'text box', 'form field', 'email field', 'number field', 'prefix', 'suffix'],
  when: [
    'The answer is short and only the guest knows it: a name, an address, a phone number.',
    'It has a unit that should not be typed: `prefix` and `suffix`.',
    'The browser can fill it in: say with `autoComplete` what it is.',
  ],
  whenNot: [
    { need: 'More than one line', use: 'TextArea' },
    { need: 'A secret', use: 'PasswordField' },
    { need: 'Rupiah', use: 'MoneyField' },
    { need: 'A day', use: 'DateField' },
    { need: 'Words to look for', use: 'SearchBox' },
  ],
  anatomy: [
    {
      name: 'Label',
      selector: 'label',
      side: 'start',
      words: 'The question. Always there, also when `hideLabel` keeps it from sight.',
    },
    { name: 'Unit', selector: 'span:has(+ input)', side: 'start', words: 'Optional. Stands inside and is not typed.' },
    { name: 'Field', selector: 'input', side: 'end', words: '48 px high, as wide as its container.' },
    { name: 'Hint', selector: 'p', side: 'bottom', words: 'Optional, one line. An error takes its place.' },
  ],
  pairs: [
    {
      id: 'label',
      do: 'The question stands above and stays while one types.',
      dont: 'A placeholder for a label is gone with the first letter.',
    },
    {
      id: 'error',
      do: 'The error says what to do next, with an example.',
      dont: '“Invalid” tells people only that they failed.',
    },
    {
      id: 'width',
      do: 'About as wide as the answer: its length tells what is expected.',
      dont: 'Five digits in a field for a sentence look as if something were missing.',
    },
    {
      id: 'hint',
      do: 'What somebody needs to know stands below and stays.',
      dont: 'As a placeholder it is gone just when it is needed.',
    },
  ],
  content: [
    'The label is a noun: “Email”, “Phone number”. No colon, no “Please enter”.',
    'The hint tells before anybody errs: the form it takes, why it is asked.',
    'The error says what is wrong and what to do, without blame.',
    'A placeholder is an example of an answer, never an instruction.',
    'Ask only for what is used. Where few answers may be left out, end their labels with “(optional)”.',
  ],
  states: [
    { name: 'Empty', words: 'The label, and perhaps an example in the field.', story: 'Default' },
    { name: 'With a hint', words: 'One line of help below.', story: 'WithHint' },
    { name: 'Filled', words: 'What was typed, in the colour of text.', story: 'Filled' },
    { name: 'Focused', words: 'The ring, and a border in the colour of focus.', story: 'Focus' },
    { name: 'In error', words: 'A thicker red border, an icon and words below.', story: 'WithError' },
    { name: 'With a unit', words: 'The figures stand behind it.', story: 'Prefix' },
    { name: 'Disabled', words: 'Sunken and muted.', story: 'Disabled' },
    { name: 'Read only', words: 'A line instead of a box, and it can still be copied.', story: 'ReadOnly' },
  ],
  behaviour: [
    'A press on the label puts the cursor into the field.',
    'It shows no error by itself: `required` and `type` make the browser hold the form back, and `useFormErrors` hands its message to `error`.',
    'Pasting is never held back. Text is neither changed nor counted while somebody types.',
    'For a code or a postcode take `inputMode="numeric"`: `type="number"` drops leading zeros and counts under the mouse wheel.',
    'All attributes of an input go to the input; only `className` lands on the outer box.',
    'With a `name` its form sends the text as typed; with `defaultValue` it keeps its own and goes back to it on reset.',
  ],
  yours: [
    'Say what is wrong when somebody has left the field or sent the form, never while they write.',
    'Give `autoComplete` for whatever is about the person, and `type` or `inputMode` for the keys of a phone.',
    'Turn `spellCheck` off for what is no word: a code, a name, an address of a mail.',
  ],
  gaps: [
    'No width of its own, and one height (less where the page is compact): its container decides.',
    'No counter of letters: a `TextArea` has one.',
    'No cross that empties it: a `SearchBox` has one, or put yours at its `end`.',
    'No mark for an answer that is right, and none for one that is required.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, then to a button at its `end`, if there is one.' },
    { keys: ['Text'], does: 'Writes, and `onChange` hears each letter.' },
    { keys: ['Enter'], does: 'Sends the form it stands in.' },
  ],
  accessibility: [
    { criterion: '3.3.2', how: 'The label is a required prop and tied to the input.' },
    {
      criterion: '3.3.1',
      how: 'An error marks the input as invalid and is read out as its description, with an icon beside its words.',
    },
    { criterion: '1.3.1', how: 'Hint and unit belong to the description of the input, so they are heard with it.' },
    { criterion: '1.3.5', how: '`autoComplete` goes to the input. Give it for whatever is about the person.' },
    { criterion: '2.5.8', how: 'The field is 48 px high, and its label belongs to the target.' },
    { criterion: '1.4.11', how: 'The border of the field is seen on every ground, in both themes.' },
  ],
  responsive: [
    'As wide as its container. Limit the container, not the field, to about the length of the answer.',
    'Give `type` or `inputMode`, so that phones bring the right keys.',
    'Label and error wrap; a text that is too long scrolls inside the field.',
  ],
  related: [
    { name: 'Field', words: 'Its frame, for a control of your own.' },
    { name: 'ReadOnlyField', words: 'A value that is changed elsewhere.' },
    { name: 'TextArea', words: 'The same with several lines.' },
  ],
} as const satisfies Guide;
