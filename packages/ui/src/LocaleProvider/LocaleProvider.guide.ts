import type { Guide } from '../guide/types';

/** What is said of LocaleProvider. */
export const guide = {
  name: 'LocaleProvider',
  group: 'Navigation and frame',
  status: { is: 'stable', since: 'next' },
  purpose:
    'Tells the parts below it their language: the few phrases they have of their own, how numbers and days are written, and which way lines run.',
  words: [
    'i18n',
    'internationalisation provider',
    'localisation',
    'language',
    'translation',
    'messages',
    'strings',
    'bahasa indonesia',
    'number format',
    'date format',
  ],
  when: [
    'Once round an app in another language than English.',
    'Round a part of a page in another language than the rest.',
    'A phrase of one part should read otherwise everywhere: give only that one.',
  ],
  whenNot: [
    { need: 'An app in English', use: 'nothing: that is how parts speak by themselves' },
    { need: 'The words of your own pages', use: 'the library your app has for that; parts get them by props' },
    { need: 'Only the direction is another', use: 'DirectionProvider' },
    { need: 'One label in one place', use: 'the prop of that part, such as `yesLabel`' },
  ],
  anatomy: [
    {
      name: 'Element',
      selector: '[lang="id"]',
      side: 'top',
      words: 'Yours. Its `lang` tells readers aloud the language.',
    },
    {
      name: 'Phrase',
      selector: 'nav > span',
      side: 'bottom',
      words: 'A part’s own words. They come from `phrases`; what is missing there stays as it was.',
    },
    {
      name: 'Name',
      selector: 'button:last-of-type',
      side: 'end',
      words: 'What is only read aloud is a phrase as well: “Halaman berikutnya”.',
    },
  ],
  pairs: [
    {
      id: 'whole',
      do: 'Language of the element and language of the provider agree: numbers, money and words.',
      dont: 'Only `lang`. A voice reads English money by the rules of another language.',
    },
    {
      id: 'few',
      do: 'A phrase of one’s own is a name that says what happens.',
      dont: 'Signs in place of words: these are read aloud, and nobody sees them.',
    },
  ],
  content: [
    'Write phrases as the part has them in English: whole, or beginning with a comma where it says so, and as short.',
    'A function gets what it fills in, and may use any plural and any order.',
    'Put `lang` on the element around, and `dir` where the language runs from right to left.',
  ],
  states: [
    { name: 'Indonesian', words: 'A whole language that ships: `@seduh/ui/phrases/id`.', story: 'Default' },
    { name: 'English', words: 'Without a provider, or again with `phrases={null}` inside of one.', story: 'English' },
    { name: 'Some phrases', words: 'The others stay as they are around.', story: 'SomePhrases' },
    { name: 'Numbers and days', words: 'A `locale` alone: written its way, in the words around.', story: 'German' },
    { name: 'Right to left', words: 'The language says which way arrow keys lead.', story: 'RightToLeft' },
    { name: 'Dark', words: 'The same in the dark theme.', story: 'Dark' },
  ],
  behaviour: [
    'Providers add up: an inner one replaces only what it names.',
    'Numbers are grouped and days are ordered by `Intl`, in the digits 0 to 9 that people type.',
    'Rupiah stay whole and keep their unit in front: `IDR 25,000`, `Rp25.000`.',
    'What a form sends is the same in every language: `25000`, `2026-11-23`.',
    'It writes nothing into the page.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes on in the order of the page, whichever way it runs.' },
    { keys: ['ArrowLeft'], does: 'In a language from right to left: goes on to the next tab.' },
  ],
  accessibility: [
    { criterion: '3.1.2', how: 'What is only read aloud is in the language of the part, too; mark it with `lang`.' },
    { criterion: '2.5.3', how: 'A phrase that names a button begins with the word that is seen on it.' },
    { criterion: '4.1.2', how: 'No phrase can be left out: a language that ships is held to the whole by its type.' },
  ],
  responsive: [
    'It changes nothing between narrow and wide pages.',
    'Other languages are longer, short words most. Of 59 phrases the middle one is a seventh longer in Indonesian, 13 are more than half longer, and `tidak` for “no” is 2.5 times as long.',
  ],
  related: [
    { name: 'DirectionProvider', words: 'Direction alone.' },
    { name: 'Price', words: 'Writes money by the locale.' },
    { name: 'DateField', words: 'Writes and reads days in the order of the locale.' },
  ],
} as const satisfies Guide;
