import type { Guide } from '../../guide/types';

/** What is said of OptionGroup. */
export const guide = {
  name: 'OptionGroup',
  group: 'Choosing',
  status: { is: 'beta', since: 'next', why: 'One shop uses it so far.' },
  purpose:
    'What goes into a cup, as chips: one of them, or as many as the group allows. The limit is said before it is met.',
  words: ['modifiers', 'add-ons', 'toppings', 'extras', 'product options', 'chip group', 'multi select', 'customise'],
  when: [
    'A thing for sale can be had in several ways: its milk, its sweetness, its extras.',
    'How many may be chosen is limited, or one must be.',
  ],
  whenNot: [
    { need: 'Sizes that can be drawn', use: 'SizePicker' },
    { need: 'A question of a form with few answers', use: 'RadioField' },
    { need: 'One of many in little room', use: 'SelectField' },
    { need: 'How many of one thing', use: 'QuantityStepper' },
  ],
  anatomy: [
    {
      name: 'Legend',
      selector: 'legend',
      side: 'start',
      words: 'What is chosen. Always there, also when it is hidden.',
    },
    {
      name: 'Limit',
      selector: 'legend + p > span',
      side: 'start',
      words: 'How many may or must be chosen; left out where anything goes.',
    },
    { name: 'Count', selector: '[role="status"]', side: 'end', words: 'How many are, where it may be more than one.' },
    {
      name: 'Chosen',
      selector: 'label:has(:checked)',
      side: 'bottom',
      words: 'A tick, a soft ground and a thicker border.',
    },
    { name: 'Note', selector: 'label:last-of-type span:last-of-type', side: 'end', words: 'Optional: what it costs.' },
  ],
  pairs: [
    {
      id: 'note',
      do: 'What it costs is a note: paler, and heard after the name.',
      dont: 'In the name it is as loud as what is chosen.',
    },
    {
      id: 'usual',
      do: 'The usual one is chosen already, so that most people need not read on.',
      dont: 'Everybody has to answer what hardly anybody asks.',
    },
  ],
  content: [
    'The legend is a noun: “Milk”, “Extras”.',
    'An option is a word or two: “Oat milk”, “Less”.',
    'A note is what one pays more or less, or why it cannot be had: “+ IDR 5,000”, “Sold out”.',
    'The limit and the count are the part’s own, in English and Indonesian.',
  ],
  states: [
    { name: 'One of several', words: 'Round chips, of which one is chosen.', story: 'Default' },
    { name: 'Nothing chosen', words: 'One must be, and nobody has.', story: 'NothingChosen' },
    { name: 'Several', words: 'Cornered chips, with a count.', story: 'Several' },
    { name: 'Full', words: 'The others wait until one is taken away.', story: 'Full' },
    { name: 'No limit', words: 'Neither limit nor count.', story: 'Unlimited' },
    { name: 'Sold out', words: 'Sunken, with the reason as its note.', story: 'SoldOut' },
    { name: 'Sold out since', words: 'Still chosen; it can be taken away.', story: 'SoldOutSince' },
    { name: 'Wrong', words: 'What to do, below the chips.', story: 'Error' },
    { name: 'Focused', words: 'The ring round the chip.', story: 'Keyboard' },
    { name: 'Disabled', words: 'All of it is off.', story: 'Disabled' },
    { name: 'Long words', words: 'They wrap within the chip.', story: 'LongText' },
  ],
  behaviour: [
    'With `min` and `max` of 1 its chips are radios, otherwise checkboxes.',
    'With a `max` of 1 another choice takes the place of the one before.',
    'At its limit the other chips are off until one is taken away.',
    'It keeps nothing: `value` in, `onChange` out, in the order of `options`.',
    'With fewer than `min` its form is not sent, and the message is the limit.',
    'With a `name` its form sends the id of each that is chosen.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen radio, or from checkbox to checkbox.' },
    { keys: ['Space'], does: 'Chooses a checkbox, or takes it away.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Choose the next radio.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Choose the radio before.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'Native inputs in a group named by its legend and described by its limit.' },
    { criterion: '4.1.2', how: 'Each is named by the option; its note is its description.' },
    { criterion: '4.1.3', how: 'The count is a status, so that it is heard as it changes.' },
    { criterion: '1.4.1', how: 'Chosen is told by a tick and the thickness of the border.' },
    { criterion: '3.3.1', how: 'What is wrong stands in words below, and describes the group.' },
    { criterion: '2.5.8', how: 'Each chip is at least 44 px high and wide.' },
  ],
  responsive: [
    'Chips go onto the next line where they do not fit; a note goes below its name.',
    'With large text they grow, since they are measured in rem.',
  ],
  related: [
    { name: 'SizePicker', words: 'How large, before what is in it.' },
    { name: 'QuantityStepper', words: 'How many of the whole.' },
    { name: 'ChoiceGroup', words: 'Its frame.' },
  ],
} as const satisfies Guide;
