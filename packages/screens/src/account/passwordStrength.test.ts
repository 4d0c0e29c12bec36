import { isCommonPassword } from '@seduh/domain/common-passwords';
import { isOwnWords } from '@seduh/domain/own-words';
import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength';
import { words } from './words/en';

it.each([
  ['', ''],
  ['kopi', '4 more characters'],
  ['kopisus', '1 more character'],
  ['aaaaaaaaaaaaaaaa', 'Weak: too much of the same'],
  ['kopisusu', 'Weak: longer is stronger'],
  ['kopitubruk', 'Weak: longer is stronger'],
  ['kopitubruk8', 'Fair: longer is stronger'],
  ['Kopitubruk8', 'Strong'],
  ['kopi tubruk manis', 'Strong'],
  // what the server refuses is not called strong, in whatever case
  ['Password123', 'Too common: everybody tries this one'],
  ['mailcreated5240', 'Too common: everybody tries this one'],
  ['password1', 'Too common: everybody tries this one'],
  [`kopi tubruk ${'x'.repeat(117)}`, 'Too long: at most 128 characters'],
])('%j is %j', (password, said) => {
  expect(passwordStrength(password, isCommonPassword, words.strength)).toBe(said);
});

it('calls nothing strong that is only words of the shop or of whose it is', () => {
  const owner = { email: 'rani.putri@mail.example' };
  const said = (password: string) =>
    passwordStrength(password, isCommonPassword, words.strength, (typed) => isOwnWords(typed, owner));
  expect(said('KopiSeduh-2026')).toBe('Too easy: your own details or words of this shop');
  expect(said('RaniPutri-2026')).toBe('Too easy: your own details or words of this shop');
  expect(said('RaniTubruk-2026')).toBe('Strong');
});

it('calls nothing strong before the list of common ones is there', () => {
  expect(passwordStrength('Password123', undefined, words.strength)).toBe('Fair: longer is stronger');
});
