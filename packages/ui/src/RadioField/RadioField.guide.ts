import type { Guide } from '../guide/types';

/** What is said of RadioField. */
export const guide = {
  name: 'RadioField',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A question of a form with two to five short answers, all of them in sight and one of them chosen.',
  words: ['radio', 'radio button', 'radio group', 'option', 'single choice', 'single select', 'multiple choice'],
  when: [
    'One answer out of two to five, a few words each.',
    'It may be that none is chosen yet: a form should not answer for anybody.',
  ],
  whenNot: [
    { need: 'More than five answers', use: 'SelectField' },
    { need: 'The view follows at once', use: 'Segment' },
    { need: 'Several can be chosen, or a single yes', use: 'Checkbox' },
    { need: 'Each answer has an icon or a line of help', use: 'ChoiceGroup' },
  ],
  anatomy: [
    {
      name: 'Question',
      selector: 'legend',
      side: 'start',
      words: 'Always there, also when `hideLegend` keeps it from sight.',
    },
    {
      name: 'Dot',
      selector: 'label:first-of-type input',
      side: 'start',
      words: '24 px. The chosen one has a thick ring.',
    },
    { name: 'Answer', selector: 'label:last-of-type', side: 'end', words: 'Part of the target.' },
    { name: 'Hint', selector: 'p', side: 'bottom', words: 'Optional. An error takes its place.' },
  ],
  pairs: [
    {
      id: 'question',
      do: 'The legend asks, the answers answer.',
      dont: 'Answers that repeat the question are long and look alike.',
    },
    {
      id: 'none',
      do: 'Nothing is chosen until somebody chooses.',
      dont: 'An answer that nobody gave goes out with the form.',
    },
  ],
  content: [
    'The legend is a noun or a short question, without a colon.',
    'Answers are alike in form and start with what tells them apart.',
    'Give the usual order, or the likeliest first. If somebody may not want to say, offer that too.',
  ],
  states: [
    { name: 'Chosen', words: 'A thick ring around a dot.', story: 'Default' },
    { name: 'None chosen', words: 'All rings are thin.', story: 'NoneChosen' },
    { name: 'Focused', words: 'The ring of focus around the dot.', story: 'Keyboard' },
    { name: 'With a hint', words: 'One line of help below.', story: 'WithHint' },
    { name: 'In error', words: 'Red rings, an icon and words below.', story: 'Error' },
    { name: 'Disabled', words: 'Muted; the chosen one is still told.', story: 'Disabled' },
  ],
  behaviour: [
    'Dot and words are one target.',
    'Once one is chosen it can be changed, not taken back.',
    'The radios are the browser’s own and send their `value` with a form under `name`.',
    'Without `value` the browser keeps the choice, from `defaultValue`, and goes back on reset.',
    'With `required` the form is held back until one is chosen.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the chosen answer, or to the first while there is none; one stop for all of them.',
    },
    { keys: ['Space'], does: 'Chooses the answer that has the focus, while there is none.' },
    {
      keys: ['ArrowUp', 'ArrowLeft'],
      does: 'Move to the answer before and choose it; from the first one to the last.',
    },
    {
      keys: ['ArrowDown', 'ArrowRight'],
      does: 'Move to the next answer and choose it; from the last one to the first.',
    },
  ],
  accessibility: [
    { criterion: '1.3.1', how: 'A `radiogroup` named by its legend, with native radios.' },
    { criterion: '3.3.1', how: 'An error marks the group as invalid and is its description.' },
    { criterion: '1.4.1', how: 'Chosen is told by the thickness of the ring.' },
    { criterion: '2.5.8', how: 'Each answer is 44 px high with its words.' },
    { criterion: '2.4.6', how: 'The legend is a required prop.' },
  ],
  responsive: [
    'Answers stand side by side and go onto the next line where they do not fit.',
    'Long answers wrap beside their dot.',
    'In forced colours the chosen ring takes the colour of selection.',
  ],
  related: [
    { name: 'Segment', words: 'Two or three answers that act at once.' },
    { name: 'SelectField', words: 'Many answers in little room.' },
    { name: 'ChoiceGroup', words: 'Its frame, for answers you draw yourself.' },
  ],
} as const satisfies Guide;
