import type { Guide } from '../guide/types';

/** What is said of ChatPanel. */
export const guide = {
  name: 'ChatPanel',
  group: 'Saying something',
  status: {
    is: 'beta',
    since: '0.1.0',
    why: 'In use since November 2026: its props may still change with what shops find.',
  },
  purpose: 'A talk with one person, beside a page that stays in use; over the whole screen on phones.',
  words: ['chat', 'messenger', 'live chat', 'support chat', 'conversation', 'messages', 'helpdesk', 'chat window'],
  when: [
    'People ask somebody while they look at what they ask about.',
    'Answers come within minutes, and the talk is read from its newest words.',
  ],
  whenNot: [
    { need: 'One question with an answer to be chosen', use: 'Modal' },
    { need: 'A message that nobody answers', use: 'TextArea' },
    { need: 'Something to say in passing', use: 'Toaster' },
    { need: 'What became of an order', use: 'StatusTimeline' },
  ],
  anatomy: [
    {
      name: 'Head',
      selector: '[role="dialog"] header',
      side: 'top',
      words: 'Who answers, a line about them, and the cross.',
    },
    {
      name: 'Log',
      selector: '[role="log"]',
      side: 'start',
      words: 'The messages, the newest at the foot and in sight.',
    },
    {
      name: 'Theirs',
      selector: '[role="log"] li:first-child > .sd-bubble',
      side: 'end',
      words: 'At the start of the line, on a sunken ground.',
    },
    {
      name: 'One’s own',
      selector: '[role="log"] li:nth-child(2) > .sd-bubble',
      side: 'start',
      words: 'At the end of the line, in the colour of the brand.',
    },
    { name: 'Field', selector: '[role="dialog"] textarea', side: 'bottom', words: 'Grows with its words up to 8 rem.' },
    { name: 'Send', selector: 'button[type="submit"]', side: 'top', words: 'Off while there is nothing to send.' },
  ],
  pairs: [
    {
      id: 'note',
      do: 'Say how long an answer takes.',
      dont: '“Online” promises one at once, and is wrong in every rush.',
    },
  ],
  content: [
    'The name is that of a person. The note says where they are and how soon they answer.',
    'Let `emptyText` say what may be asked: “Ask about a dish, a table or your order.”',
    'Let `offline` say what becomes of the words: “You are offline. Your words wait here.”',
    'Times are short: “14:03”.',
  ],
  states: [
    { name: 'In a talk', words: 'The field has the focus; on phones the panel has it.', story: 'Default' },
    { name: 'Empty', words: 'A line in the place of messages.', story: 'Empty' },
    { name: 'Sending', words: 'A paler bubble with a clock.', story: 'Sending' },
    { name: 'Failed', words: 'A red ground, and below it a button to try again.', story: 'Failed' },
    { name: 'To be taken back', words: 'A second button, for who wants to write it anew.', story: 'TakenBack' },
    { name: 'Offline', words: 'A line under the head. One may go on writing; nothing is sent.', story: 'Offline' },
    { name: 'A picture', words: 'Above its words, in the same bubble.', story: 'Pictures' },
    { name: 'Days and read marks', words: 'A line between two days; “Read” beside the time.', story: 'Days' },
    { name: 'Quick answers', words: 'One line above the field, which scrolls sideways.', story: 'Answers' },
    { name: 'Closed', words: 'Words in place of the field.', story: 'Closed' },
    { name: 'Long words', words: 'Everything wraps; the talk and the field scroll.', story: 'LongText' },
    { name: 'On a phone', words: 'The whole screen.', story: 'Narrow' },
  ],
  behaviour: [
    'It sends nothing itself: `onSend` gets the trimmed words, and the caller empties the draft and adds a message that is `sending`.',
    'The draft is the caller’s, so closing loses nothing.',
    'The newest words stay in sight, unless one has scrolled up; one’s own bring the foot back.',
    'A failed message may say why; with `closed` there is no field, and what was said stays.',
    'A press beside it does not close it. On closing, the focus goes back to what opened it.',
    'On phones it is modal and the page behind does not scroll.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from the cross to the talk, the field and, with something to send, to Send.' },
    { keys: ['Shift+Tab'], does: 'The same, backwards: from the field to the talk, which arrow keys then scroll.' },
    { keys: ['Text'], does: 'Writes into the field.' },
    { keys: ['Enter'], does: 'Sends, and the field keeps the focus. Nothing happens with blanks only, or offline.' },
    { keys: ['Shift+Enter'], does: 'Begins a new line.' },
    { keys: ['Escape'], does: 'Closes it while the focus is inside.' },
  ],
  accessibility: [
    {
      criterion: '4.1.3',
      how: 'The messages are a `log`: what comes in is read politely. Being offline is a `status`.',
    },
    {
      criterion: '4.1.2',
      how: 'A `dialog` with the name of who answers, described by the note; modal on phones only.',
    },
    { criterion: '1.3.1', how: 'A list; each message begins with “You:” or the name, for those who listen.' },
    { criterion: '2.1.1', how: 'The log can be focused, so the keyboard can scroll it.' },
    { criterion: '2.4.3', how: 'Trying again and taking back move the focus to the log, as their buttons go.' },
    { criterion: '1.4.1', how: 'A failed message has an icon and words besides its red ground.' },
  ],
  responsive: [
    'From 768 px it is 384 px wide in the corner at the end, at most 600 high.',
    'Under 768 px it fills the screen, within its safe area. It opens without the phone’s keyboard.',
    'With reduced motion it is there at once.',
  ],
  related: [
    { name: 'IconButton', words: 'Opens it, with the count of what is unread.' },
    { name: 'Badge', words: 'That count.' },
    { name: 'Avatar', words: 'Who answers.' },
    { name: 'Modal', words: 'Holds the page; this one lets it be used.' },
  ],
} as const satisfies Guide;
