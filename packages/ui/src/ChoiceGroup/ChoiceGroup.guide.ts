import type { Guide } from '../guide/types';

/** What is said of ChoiceGroup. */
export const guide = {
  name: 'ChoiceGroup',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'Gives a set of choices of your own its name. All pickers here stand in one.',
  words: ['fieldset', 'legend', 'radio group', 'choice set', 'form group', 'group label', 'option group'],
  when: [
    'You draw radios of your own, as tiles or rows, and the set needs a legend.',
    'Several checkboxes answer one question.',
  ],
  whenNot: [
    { need: 'A few short answers in words', use: 'RadioField' },
    { need: 'A single control', use: 'Field' },
    { need: 'Delivery methods with icons', use: 'DeliveryPicker' },
    { need: 'Sizes', use: 'SizePicker' },
    { need: 'A card round one matter', use: 'Panel' },
  ],
  anatomy: [
    { name: 'Group', selector: 'fieldset', side: 'end', words: 'Without a border or room of its own.' },
    {
      name: 'Legend',
      selector: 'legend',
      side: 'start',
      words: 'What is being chosen. Always there, also when it is hidden.',
    },
    {
      name: 'Choices',
      selector: 'label',
      side: 'bottom',
      words: 'Yours: native radios of one `name`, each in its label.',
    },
  ],
  pairs: [
    {
      id: 'legend',
      do: 'The legend is heard with the first choice: “Delivery, Dine in”.',
      dont: 'A bare line above belongs to none of them.',
    },
  ],
  content: [
    'The legend is a noun: “Delivery”, “Size”, “Payment”.',
    'Hide it only where a heading beside the group says the same.',
    'Choices need not repeat it.',
  ],
  states: [
    { name: 'Rest', words: 'The legend above the choices.', story: 'Default' },
    { name: 'Focused', words: 'One stop of Tab for a set of radios.', story: 'Keyboard' },
    { name: 'Legend hidden', words: 'For screen readers only.', story: 'HiddenLegend' },
    { name: 'Disabled', words: 'All choices are off at once.', story: 'Disabled' },
    { name: 'Long words', words: 'The legend wraps.', story: 'LongText' },
  ],
  behaviour: [
    'With `disabled` the browser turns off every control inside.',
    'It draws no choices and keeps none.',
    'Native inputs in it work before scripts have arrived.',
    'Its form gets the `value` of the chosen radio, under the `name` you give the radios.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen radio, and past the others.' },
    { keys: ['ArrowDown'], does: 'Moves to the next radio and chooses it; from the last one to the first.' },
    { keys: ['ArrowUp'], does: 'The same, backwards.' },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A native `fieldset` named by its `legend`.' },
    { criterion: '2.4.6', how: 'The legend is a required prop; hiding it takes it from sight only.' },
    { criterion: '2.1.1', how: 'Arrows come from native radios. Give them all one `name`.' },
  ],
  responsive: [
    'As wide as its container, and it may shrink further than a fieldset does by itself.',
    'How the choices stand is yours; let them wrap.',
  ],
  related: [
    { name: 'RadioField', words: 'Ready-made, with hint and error.' },
    { name: 'Field', words: 'The frame of a single control.' },
    { name: 'PaymentRadio', words: 'Rows with a line of help, in this frame.' },
  ],
} as const satisfies Guide;
