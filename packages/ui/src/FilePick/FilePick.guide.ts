import type { Guide } from '../guide/types';

/** What is said of FilePick. */
export const guide = {
  name: 'FilePick',
  group: 'Actions',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A button that opens the file chooser or, on a phone, the camera, and hands over the one file picked.',
  words: ['file input', 'file upload', 'upload button', 'browse', 'attachment', 'camera', 'choose file', 'file picker'],
  when: [
    'One file or photo is wanted, and a button has room for it.',
    'The camera is asked for: with `capture` a phone opens the one at the back.',
    'It gives a second way in beside a drop zone.',
  ],
  whenNot: [
    { need: 'A picture with its preview, dropped or chosen', use: 'ImageDrop' },
    { need: 'Nothing is chosen from the device', use: 'Button' },
    { need: 'Several files at once', use: 'a file input of your own with `multiple`' },
  ],
  anatomy: [
    { name: 'Face', selector: 'button', side: 'end', words: 'A button of any look; `line` unless you say otherwise.' },
    { name: 'Icon', selector: 'svg', side: 'start', words: 'Optional. Says where the file comes from.' },
    {
      name: 'Words',
      selector: 'button',
      side: 'bottom',
      words: 'The `label`; the chooser behind it has the same name.',
    },
  ],
  pairs: [
    {
      id: 'source',
      do: 'The words say where it comes from, so two of them are two ways.',
      dont: '“Upload” promises to send something, and nothing has been chosen yet.',
    },
    {
      id: 'aside',
      do: 'Ways to the same thing look the same.',
      dont: 'An `accent` here competes with the button that saves the form.',
    },
  ],
  content: [
    'A verb and the source: “Take Picture”, “Choose From Gallery”.',
    'Write beside it what is accepted, before anybody picks: type, size, shape.',
    'Say what was wrong with a file where the file would be shown.',
  ],
  states: [
    { name: 'Rest', words: 'Opens the chooser.', story: 'Default' },
    { name: 'Camera', words: 'With `capture`; on a phone it opens the camera.', story: 'TakesPicture' },
    { name: 'Full width', words: '`block`, under a preview.', story: 'Block' },
    { name: 'Strong', words: '`brand`, where picking is the matter of the page.', story: 'Brand' },
    { name: 'Disabled', words: 'Nothing can be picked now.', story: 'Disabled' },
    { name: 'Long words', words: 'They wrap.', story: 'LongText' },
  ],
  behaviour: [
    '`onPick` gets one file. Closing the chooser without a choice calls nothing.',
    'Without a `name` the same file can be picked twice in a row, say after it was made smaller.',
    '`accept` narrows what the chooser offers and checks nothing: look at the file yourself.',
    'It shows no file. With a `name` it keeps the one picked, and its form sends the file itself.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button. The file input underneath is not in the order.' },
    { keys: ['Enter', 'Space'], does: 'Open the chooser.' },
  ],
  accessibility: [
    {
      criterion: '4.1.2',
      how: 'A native `button` named by its label; the file input behind it is hidden from everybody.',
    },
    { criterion: '2.1.1', how: 'The button opens the same chooser by keyboard as by mouse.' },
    { criterion: '2.4.3', how: 'One stop in the tab order, not two.' },
    { criterion: '2.5.8', how: 'As large as any button: 44 px at least.' },
  ],
  responsive: [
    'Put two below each other with `block` on phones, the camera first: it is nearest at hand there.',
    'On a computer `capture` is ignored and the chooser opens.',
  ],
  related: [
    { name: 'ImageDrop', words: 'The square for a picture; takes these as its buttons.' },
    { name: 'Button', words: 'What it is made of; takes the same looks.' },
  ],
} as const satisfies Guide;
