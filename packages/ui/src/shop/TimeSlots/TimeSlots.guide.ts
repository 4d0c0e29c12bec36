import type { Guide } from '../../guide/types';

/** What is said of TimeSlots. */
export const guide = {
  name: 'TimeSlots',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Times as tiles, where only some can be had: what is free is seen at a glance, and so is what has gone.',
  words: [
    'time picker',
    'slot picker',
    'booking',
    'reservation',
    'appointment',
    'schedule',
    'availability',
    'timetable',
  ],
  when: [
    'There are up to about twenty times, and some are full or past.',
    'People choose by what is free rather than by a time they have in mind.',
  ],
  whenNot: [
    { need: 'Every quarter of an hour of a long day', use: 'TimeField' },
    { need: 'A day rather than a time', use: 'DateField' },
    { need: 'A few answers that are no times', use: 'RadioField' },
  ],
  anatomy: [
    {
      name: 'Question',
      selector: 'legend',
      side: 'top',
      words: 'Always there, also when `hideLegend` keeps it from sight.',
    },
    { name: 'Chosen', selector: 'label:has(:checked)', side: 'end', words: 'A soft ground and a thicker border.' },
    {
      name: 'Not to be had',
      selector: 'label:has(:disabled)',
      side: 'start',
      words: 'Sunken, its time struck through. The reason is heard.',
    },
    { name: 'Hint', selector: 'p', side: 'bottom', words: 'Optional. An error takes its place.' },
  ],
  pairs: [
    {
      id: 'gone',
      do: 'What has gone stays in its place, struck through: people see that they came late, not that they missed it.',
      dont: 'Times that vanish leave holes that nobody can explain.',
    },
    {
      id: 'short',
      do: 'The hour alone, so that the eye runs down a column.',
      dont: 'Words on each tile say the same over and over, and break its line.',
    },
  ],
  content: [
    'Times as `HH:MM` in 24 hours; a span as “16:00 - 16:30”.',
    'The reason is one word that follows the time when it is read out: “past”, “full”.',
    'The hint says how the times come about: “The kitchen takes six orders in each half hour.”',
  ],
  states: [
    { name: 'Chosen', words: 'One has the thick border.', story: 'Default' },
    { name: 'None chosen', words: 'All that are free look alike.', story: 'NoneChosen' },
    { name: 'Focused', words: 'The ring around the tile.', story: 'Keyboard' },
    { name: 'In error', words: 'Free tiles get a red border, the words stand below.', story: 'Error' },
    { name: 'Disabled', words: 'All sunken; the chosen one is still told.', story: 'Disabled' },
    { name: 'In a TimeField', words: 'In place of its lists, below the question.', story: 'InATimeField' },
    { name: 'Narrow', words: 'Fewer columns.', story: 'Narrow' },
  ],
  behaviour: [
    'The whole tile is the target.',
    'A `disabledReason` turns a tile off, whatever it says.',
    'It keeps nothing: `value` in, `onChange` out, and the empty text for none. With a `name` its form sends the time, `14:30`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen time; one stop for all of them.' },
    {
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'Choose the next time that is free, and from the last one the first.',
    },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Choose the free time before, and from the first one the last.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'Native radios in a group named by its legend.' },
    {
      criterion: '1.4.1',
      how: 'Chosen is told by the thickness of the border, gone by the stroke, not by colour alone.',
    },
    { criterion: '4.1.2', how: 'The reason is part of the name: “13:00 past”.' },
    { criterion: '3.3.1', how: 'The error has an icon and words, and is the description of the group.' },
    { criterion: '2.5.8', how: 'Each tile is at least 46 px high and 88 px wide.' },
  ],
  responsive: [
    'As many columns as fit, each at least 5.5 rem wide.',
    'A span that does not fit its tile wraps onto a second line.',
  ],
  related: [
    { name: 'TimeField', words: 'Asks first whether it shall be now; takes these as its children.' },
    { name: 'DeliveryPicker', words: 'The same tiles for the way of delivery.' },
    { name: 'ChoiceGroup', words: 'The frame of both.' },
  ],
} as const satisfies Guide;
