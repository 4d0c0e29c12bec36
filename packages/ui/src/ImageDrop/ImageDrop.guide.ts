import type { Guide } from '../guide/types';

/** What is said of ImageDrop. */
export const guide = {
  name: 'ImageDrop',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'The square into which a picture is dropped, or which opens the file chooser, and where it is then seen.',
  words: [
    'dropzone',
    'drop zone',
    'drag and drop',
    'image upload',
    'photo upload',
    'file upload',
    'avatar upload',
    'picture field',
  ],
  when: [
    'One picture belongs to what is being written: a product, a profile.',
    'People should see it as it will be shown, square, before they save.',
  ],
  whenNot: [
    { need: 'Any other file', use: 'FilePick' },
    { need: 'A picture is shown only', use: 'Picture' },
    { need: 'A person beside their name', use: 'Avatar' },
  ],
  anatomy: [
    {
      name: 'Zone',
      selector: 'button',
      side: 'start',
      words: 'A dashed square that takes drops and presses. A picture fills it.',
    },
    {
      name: 'Label',
      selector: 'button span',
      side: 'end',
      words: 'Seen while there is no picture; it stays the name of the zone.',
    },
    {
      name: 'Other ways',
      selector: 'input ~ button',
      side: 'end',
      words: 'Optional: `FilePick` for camera and gallery.',
    },
    {
      name: 'Hint',
      selector: 'p:last-child',
      side: 'bottom',
      words: 'Optional. What makes a good picture. It stays below an error.',
    },
  ],
  pairs: [
    {
      id: 'hint',
      do: 'What is accepted stands there before anybody picks.',
      dont: 'Rules that come as an error cost a picture each.',
    },
    {
      id: 'keep',
      do: 'After a bad file the picture before it stays, and the words below say why.',
      dont: 'An empty square looks as if the picture had been deleted.',
    },
  ],
  content: [
    'The label is what to do: “Drop a picture here”.',
    'The hint names type, size and shape: “.jpeg, .jpg or .png, up to 2 Mb.”',
    'One error at a time, the type before the size.',
  ],
  states: [
    { name: 'Empty', words: 'A dashed square with an icon and the label.', story: 'Default' },
    { name: 'Filled', words: 'The picture, cut to the square.', story: 'Filled' },
    { name: 'With buttons', words: 'Camera and gallery below.', story: 'WithButtons' },
    { name: 'A file above it', words: 'Dashed, a warm ground, the picture faint.', story: 'DragOver' },
    { name: 'In error', words: 'Red dashes; the picture before it stays.', story: 'Error' },
    { name: 'In error, empty', words: 'Red ground and icon.', story: 'ErrorWithoutPicture' },
    { name: 'Disabled', words: 'Nothing can be dropped or chosen.', story: 'Disabled' },
    { name: 'Disabled, filled', words: 'The picture is faint.', story: 'DisabledFilled' },
  ],
  behaviour: [
    'A press opens the chooser; `onPick` gets the file chosen or dropped.',
    'A dropped file may be anything: check it. `usePickedImage` does so and keeps the last good one.',
    'A word or a link dragged by chance is not taken.',
    'A file that misses the square does not make the browser leave the page.',
    'With a `name` its form sends the file itself, chosen, dropped or picked by a FilePick inside, one of them; `required` or an `error` holds the form back.',
    'The preview is yours, also when the form is reset.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the square, then to the buttons below.' },
    { keys: ['Enter', 'Space'], does: 'Open the chooser, from the square as from a button below.' },
  ],
  accessibility: [
    { criterion: '2.5.7', how: 'Dragging is one way; a press on the square does the same.' },
    { criterion: '2.1.1', how: 'The square is a `button`, and the file input underneath is no stop of its own.' },
    {
      criterion: '4.1.2',
      how: 'Named by its label, also when a picture covers it; error and hint are its description.',
    },
    { criterion: '1.4.1', how: 'An error has an icon and words, not only red dashes.' },
    {
      criterion: '4.1.3',
      how: 'The error is seen here and not announced. Say it aloud where you refuse the file, as `usePickedImage` asks you to.',
    },
  ],
  responsive: [
    'At most 26 rem wide, the square 22; on narrow pages as wide as there is room, and always square.',
    'Phones cannot drop: give them buttons for camera and gallery below.',
    'Long words wrap inside the square.',
  ],
  related: [
    { name: 'FilePick', words: 'The buttons below it.' },
    { name: 'Picture', words: 'Shows the picture once it is stored.' },
    { name: 'SaveBar', words: 'Asks to keep the new picture.' },
  ],
} as const satisfies Guide;
