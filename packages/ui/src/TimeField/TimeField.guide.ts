import type { Guide } from '../guide/types';

/** What is said of TimeField. */
export const guide = {
  name: 'TimeField',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'Now, or on one of the next days at a time one sets. It asks the quick question first and the rest only if need be.',
  words: ['time picker', 'timepicker', 'schedule', 'pick up time', 'appointment', 'date and time', 'asap'],
  when: ['Most people want it now, some later.', 'The days and times on offer are known and can be listed.'],
  whenNot: [
    { need: 'Only some times can be had, and which should be seen at a glance', use: 'TimeSlots' },
    { need: 'A day in another year', use: 'DateField' },
    { need: 'Now is never possible: a day or a time alone', use: 'SelectField' },
  ],
  anatomy: [
    {
      name: 'Now',
      selector: 'fieldset',
      side: 'start',
      words: 'Always there: the yes and no, with its question above.',
    },
    {
      name: 'Day',
      selector: 'fieldset + div > :first-child select',
      side: 'end',
      words: 'Only while the answer is no. The next days by name.',
    },
    {
      name: 'Time',
      selector: 'fieldset + div > :last-child select',
      side: 'end',
      words: 'Only while the answer is no. The times of that day.',
    },
    {
      name: 'Hint',
      selector: '.sd-field p',
      side: 'bottom',
      words: 'Optional, under the time. An error takes its place.',
    },
  ],
  pairs: [
    {
      id: 'only-if',
      do: 'With “Yes” nothing more is asked.',
      dont: 'Day and time for everybody make the quick way as long as the other.',
    },
    {
      id: 'error',
      do: 'A time that has passed is taken out of the list, and the words say what to do.',
      dont: 'A rule alone leaves people searching for what fits it.',
    },
  ],
  content: [
    'The question is a word or two: “Now”. The answers are “Yes” and “No”.',
    'Days by name: “Today”, “Tomorrow”, “Monday”.',
    'Times as `HH:MM` in 24 hours, in the labels too.',
    'The error says why and what else: “That has passed. Choose another time.”',
  ],
  states: [
    { name: 'Later', words: 'Two lists: the day and the time.', story: 'Default' },
    { name: 'Now', words: 'The question alone.', story: 'Now' },
    {
      name: 'Now, with its time',
      words: 'When it would be, beside the answer; below it on phones.',
      story: 'NowWithTime',
    },
    { name: 'With a hint', words: 'One line under the time.', story: 'Hint' },
    { name: 'In error', words: 'Nothing is chosen, the words stand under the time.', story: 'Error' },
    { name: 'On a phone', words: 'The lists go below the question.', story: 'Narrow' },
  ],
  behaviour: [
    'A day or time that is not in its list shows “Choose” instead: never another one in its place.',
    'Day and time of yours (`day`, `time`) outlast a “Yes” that hides them; lists that keep their own begin anew.',
    'What is given as `children` takes the place of both lists, for example `TimeSlots`.',
    'The clock has 24 hours, whatever the language of the browser.',
    'With `names` its form sends `yes` or `no`, and the `value` of the day and the time while they are shown.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the answer, then to the day, then to the time.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'On the answer: choose the other one. With “No” the lists are there at once, with “Yes” they go.',
    },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'Yes and no are radios under one legend; each list has its own label.' },
    {
      criterion: '4.1.3',
      how: 'What stands beside “Yes” describes the question, and is a polite live region from its first words on: only what they become is heard.',
    },
    { criterion: '3.3.1', how: 'The error is tied to the time and read out with it.' },
    { criterion: '3.2.2', how: 'An answer shows or hides the lists behind it and leaves the focus where it is.' },
    { criterion: '2.1.1', how: 'Radios and lists of the browser, so all its keys work.' },
  ],
  responsive: [
    'Under 480 px the lists stand below the question; from there on beside it.',
    'Day and time stand side by side where each has 9 rem, otherwise below each other.',
    'Phones open their own list for each.',
  ],
  related: [
    { name: 'TimeSlots', words: 'The times as tiles, in place of the lists.' },
    { name: 'Segment', words: 'The yes and no.' },
    { name: 'DeliveryPicker', words: 'How, before when.' },
  ],
} as const satisfies Guide;
