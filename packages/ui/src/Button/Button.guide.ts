import type { Guide } from '../guide/types';

/** What is said of Button. */
export const guide = {
  name: 'Button',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose:
    'Does something here and now: adds, saves, pays, deletes. Its look says how much the press matters, its words say what comes of it.',
  words: ['cta', 'call to action', 'submit', 'primary button', 'spinner', 'loading button', 'destructive', 'press'],
  when: [
    'Something changes, is sent or opens on this page.',
    'A form is sent: give it `type="submit"`, it is `button` otherwise.',
    'The work takes a moment: `loading` says so and holds further presses.',
  ],
  whenNot: [
    { need: 'It goes to another page', use: 'LinkButton' },
    { need: 'One icon says it all, as on a card or in a bar', use: 'IconButton' },
    { need: 'A value is switched and the view follows at once', use: 'Segment' },
    { need: 'A file or a photo is chosen', use: 'FilePick' },
    { need: 'A number or code is copied', use: 'CopyButton' },
  ],
  anatomy: [
    {
      name: 'Face',
      selector: 'button',
      side: 'end',
      words: 'A flat fill over a darker lip. At least 48 px high, 44 when `sm`, 56 when `lg`.',
    },
    {
      name: 'Icon',
      selector: 'svg',
      side: 'start',
      words: 'Optional. 20 px, before the words; the loading ring takes its place.',
    },
    {
      name: 'Words',
      selector: 'button',
      side: 'bottom',
      words: 'Always there. They wrap onto a second line and are never cut.',
    },
  ],
  pairs: [
    {
      id: 'one-forward',
      do: 'One `accent` button leads on; what stands beside it is `line` or `quiet`.',
      dont: 'Two that both shout leave the choice to chance.',
    },
    {
      id: 'says-what',
      do: 'The words name what happens, so they make sense without the page around them.',
      dont: '“OK” and “Yes” make people read everything again.',
    },
    {
      id: 'busy',
      do: 'While it works it keeps its words and its place, and a ring turns in front.',
      dont: 'Words that change, or a button that goes grey, move the eye and lose the focus.',
    },
  ],
  content: [
    'Start with a verb and name the thing: “Add to cart”, “Cancel order”.',
    'Two or three words, sentence case, no full stop.',
    'If money leaves, say so: “Confirm and pay”.',
    'A dangerous press repeats the word of the danger: “Delete”, never “Confirm”.',
  ],
  states: [
    { name: 'Rest', words: 'Ready. The lip says that it can be pressed.', story: 'Default' },
    {
      name: 'Hover',
      words: '`accent` lightens, `brand` darkens by day and lightens by night, the others get a soft ground.',
    },
    { name: 'Pressed', words: 'The face goes down 1 px onto its lip, within 90 ms.' },
    { name: 'Focused', words: 'A ring of 3 px with a gap of 2 px, in the colour of focus.', story: 'Keyboard' },
    {
      name: 'Loading',
      words: 'A ring before the unchanged words. It stays in the tab order and ignores presses.',
      story: 'Loading',
    },
    { name: 'Disabled', words: 'Sunken, still readable. Say nearby what is missing.', story: 'Disabled' },
    {
      name: 'Dangerous',
      words: 'Red all over for the act itself; `line` and `quiet` have red words and lead to a question.',
      story: 'Danger',
    },
  ],
  behaviour: [
    'A press while `loading` does nothing and sends no form, so a double tap pays once.',
    'The width does not change when loading starts: the ring takes its room from the padding.',
    'Without `type` it never sends the form around it.',
  ],
  yours: [
    'Hold a second press on the server as well: two windows, or a press before scripts have come, are out of its sight.',
    'Take `loading` away when the work has failed, and say so in a `Banner` or beside the field.',
    'Say nearby why it is `disabled`. Better still, leave it on and say what is missing after the press.',
  ],
  gaps: [
    'No icon behind the words and no menu of its own: acts that belong together are buttons beside each other.',
    'No pressed state of its own: give it `aria-pressed`, or take a `Segment`.',
    '`loading` is told as busy, not in words. Let a `Toaster` or a `Banner` say how it ended.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it, and past it when it is disabled.' },
    { keys: ['Enter', 'Space'], does: 'Press it. Nothing happens while `loading`, and the focus stays.' },
  ],
  accessibility: [
    { criterion: '4.1.2', how: 'A native `button`, named by its words; `aria-busy` while loading.' },
    { criterion: '1.4.3', how: 'Words have at least 4.5:1 on every face, in both themes.' },
    { criterion: '1.4.1', how: 'Danger is told by the word as well as by red.' },
    { criterion: '2.4.7', how: 'The focus ring stands outside the face, so it is seen on every variant.' },
    { criterion: '2.5.8', how: 'Never smaller than 44 px, also when `sm`.' },
  ],
  responsive: [
    'Use `block` in forms and dialogs on phones: the thumb finds the whole width.',
    'Put two buttons below each other where their words do not fit side by side, the forward one last, nearest to the thumb.',
    'With text at 200 % the words wrap and the button grows in height.',
  ],
  related: [
    { name: 'LinkButton', words: 'The same looks for a way to another page.' },
    { name: 'IconButton', words: 'When there is no room for words; it still asks for a name.' },
    { name: 'ConfirmModal', words: 'Asks before a press that nobody can undo.' },
    { name: 'SaveBar', words: 'Keeps the button of a long form in reach.' },
  ],
} as const satisfies Guide;
