import type { Guide } from '../guide/types';

/** What is said of DateField. */
export const guide = {
  name: 'DateField',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'A day as dd/mm/yyyy, whatever the language of the browser: typed as people write it, or picked from the calendar.',
  words: ['date picker', 'calendar', 'date input', 'birthday', 'day picker', 'dob'],
  when: [
    'People know the day by heart, such as a birthday: typing is fastest.',
    'Any day within bounds will do, and a calendar helps to find it.',
  ],
  whenNot: [
    { need: 'Today, tomorrow or one of the next days, with a time', use: 'TimeField' },
    { need: 'One of some times', use: 'TimeSlots' },
    { need: 'A day that is shown only', use: 'ReadOnlyField' },
    { need: 'This week or this month of a report', use: 'Segment' },
  ],
  anatomy: [
    { name: 'Label', selector: 'label', side: 'start', words: 'Which day is asked for.' },
    { name: 'Field', selector: 'input', side: 'start', words: 'Text to type in; empty it shows `dd/mm/yyyy`.' },
    { name: 'Calendar', selector: 'button', side: 'end', words: 'Opens the browser’s own calendar.' },
    { name: 'Hint', selector: 'p', side: 'bottom', words: 'Optional. An error takes its place.' },
  ],
  pairs: [
    {
      id: 'why',
      do: 'The hint says why the day is asked for; how to write it stands in the field.',
      dont: 'A format in the label is read out every time and asked of nobody.',
    },
    {
      id: 'near',
      do: 'A day long ago is typed.',
      dont: 'For today or tomorrow a calendar is a detour. Offer the days by name.',
    },
  ],
  content: [
    'The label is the day’s name: “Birthday”, “Valid until”.',
    'It has words of its own for what cannot be: “There is no 31/02/1996. Check the day and the month.”',
    'Bounds are said when they are passed. If many will meet them, say them in the hint before.',
  ],
  states: [
    { name: 'Filled', words: 'Two digits, two digits, four digits.', story: 'Default' },
    { name: 'Empty', words: 'The form to write it in.', story: 'Empty' },
    { name: 'Typed', words: 'Put in order once it is left: 3/4/1996 becomes 03/04/1996.', story: 'Typed' },
    { name: 'No such day', words: 'What was typed stays, and the words below say why.', story: 'NoSuchDay' },
    { name: 'Out of bounds', words: 'The first or last day that can be had.', story: 'OutOfBounds' },
    { name: 'In error', words: 'The form’s own error.', story: 'Error' },
    { name: 'Disabled', words: 'The field and its calendar are off.', story: 'Disabled' },
    { name: 'Indonesian', words: '`hh/bb/tttt`; what is wrong is said in Indonesian, too.', story: 'Indonesian' },
  ],
  behaviour: [
    'It takes slashes, dots, dashes, spaces or none: “3/4/1996”, “03.04.1996”, “03041996”.',
    'It complains only once the field is left, never in the middle of a word.',
    '`onChange` gets whole, accepted days as `YYYY-MM-DD`, and the empty text; anything else goes to `onInvalid`.',
    'A day picked from the calendar stands in the field at once, and the focus is on the button.',
    'With a `name` its form sends the day as `YYYY-MM-DD`; a text that is no accepted day holds the form back.',
    'Without `value` it keeps the day itself, from `defaultValue`, and goes back on reset.',
  ],
  keyboard: [
    { keys: ['Text'], does: 'Writes the day.' },
    {
      keys: ['Tab'],
      does: 'Leaves the field, which puts the day in order or says what is wrong, and goes to the calendar’s button.',
    },
    { keys: ['Enter', 'Space'], does: 'On the button: open the calendar.' },
  ],
  accessibility: [
    { criterion: '3.3.1', how: 'What is wrong with the day is named in words and tied to the field.' },
    { criterion: '3.3.3', how: 'The words suggest what will do: “Choose 31/12/2020 or earlier”.' },
    { criterion: '2.1.1', how: 'Every day can be typed; the calendar is a second way.' },
    {
      criterion: '4.1.2',
      how: 'A text field and a button named “Open the calendar”; the browser’s own field is hidden from everybody.',
    },
    { criterion: '3.2.2', how: 'Typing moves neither the cursor nor the focus.' },
  ],
  responsive: [
    'Phones bring digits and need no slash: eight digits are enough.',
    'The calendar is the one of the device, as large as it makes it.',
    'A long label wraps above the field.',
  ],
  related: [
    { name: 'TimeField', words: 'Now, or a day and a time.' },
    { name: 'TextField', words: 'What it is made of.' },
    { name: 'ReadOnlyField', words: 'A day that cannot be changed here.' },
  ],
} as const satisfies Guide;
