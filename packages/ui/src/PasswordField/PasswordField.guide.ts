import type { Guide } from '../guide/types';

/** What is said of PasswordField. */
export const guide = {
  name: 'PasswordField',
  group: 'Fields',
  status: { is: 'stable', since: '0.1.0' },
  purpose: 'A secret to type, with an eye that shows it and room for a word on how strong it is.',
  words: ['password input', 'secret', 'passphrase', 'show password', 'reveal', 'password strength', 'login'],
  when: [
    'Somebody logs in: `autoComplete="current-password"`.',
    'Somebody chooses a new password: `autoComplete="new-password"`, with the rule as a hint.',
  ],
  whenNot: [
    { need: 'A short code from a message', use: 'TextField' },
    { need: 'A number that is private but seen by whoever types it', use: 'TextField' },
    { need: 'A key to take elsewhere', use: 'CopyButton' },
  ],
  anatomy: [
    { name: 'Label', selector: 'label', side: 'start', words: 'What secret is asked for.' },
    { name: 'Field', selector: 'input', side: 'start', words: 'Dots until the eye is pressed.' },
    { name: 'Eye', selector: 'button', side: 'end', words: 'Always there. Its name says what a press does.' },
    {
      name: 'Strength',
      selector: '[role="status"]',
      side: 'bottom',
      words: 'Optional, in words. Comes below a hint or an error.',
    },
  ],
  pairs: [
    {
      id: 'once',
      do: 'One field with the eye: whoever is unsure looks.',
      dont: 'A second field to repeat it doubles the work and can be pasted.',
    },
    {
      id: 'strength',
      do: 'Strength in words, with the reason.',
      dont: 'A list of signs it must hold makes passwords that nobody remembers.',
    },
  ],
  content: [
    'The label is “Password”, or “New password” where there are both.',
    'Give the rule before it is broken: “At least 8 characters”.',
    'The strength is a judgement and a reason: “Weak: too short”.',
    'On logging in the error does not tell which was wrong: “Wrong email or password”.',
  ],
  states: [
    { name: 'Hidden', words: 'Dots and an open eye.', story: 'Default' },
    { name: 'Shown', words: 'The words, and an eye with a stroke.', story: 'Shown' },
    { name: 'Empty', words: 'Nothing typed yet.', story: 'Empty' },
    { name: 'With a hint', words: 'The rule, below.', story: 'WithHint' },
    { name: 'With its strength', words: 'How good it is, in words.', story: 'Strength' },
    { name: 'In error', words: 'A thicker red border, an icon and words.', story: 'WithError' },
    { name: 'Disabled', words: 'The field and its eye are off.', story: 'Disabled' },
    { name: 'Indonesian', words: 'The button’s names come from `LocaleProvider`.', story: 'Indonesian' },
  ],
  behaviour: [
    'The eye shows and hides. What was typed and the focus stay.',
    'While it is shown phones set no capitals and nothing is marked as misspelt.',
    'Pasting and password managers work: nothing is kept away.',
    'It does not judge the password; `strength` is your word.',
    'With a `name` its form sends the password as typed, shown or not.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes into the field, then to the eye.' },
    { keys: ['Space', 'Enter'], does: 'On the eye: show the password, or hide it again. The focus stays.' },
  ],
  accessibility: [
    {
      criterion: '3.3.8',
      how: 'Password managers fill it in and pasting works, so nobody has to remember or retype it.',
    },
    { criterion: '4.1.2', how: 'The eye is a `button` whose name turns round: “Show password”, “Hide password”.' },
    { criterion: '4.1.3', how: 'The strength is a polite live region, heard as it changes.' },
    { criterion: '1.4.1', how: 'Strength is told in words alone.' },
    { criterion: '1.3.5', how: 'Give `autoComplete`; the browser then knows an old password from a new one.' },
  ],
  responsive: [
    'As wide as its container; the eye keeps 44 px at its end.',
    'A long password scrolls in the field and never runs under the eye.',
  ],
  related: [
    { name: 'TextField', words: 'The email above it.' },
    { name: 'Button', words: 'Sends both; set `loading` while it does.' },
    { name: 'Banner', words: 'Where the error is about the whole form.' },
  ],
} as const satisfies Guide;
