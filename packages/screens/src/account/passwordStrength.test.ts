import { isCommonPassword } from '@seduh/domain/common-passwords';
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

it('calls nothing strong before the list of common ones is there', () => {
  expect(passwordStrength('Password123', undefined, words.strength)).toBe('Fair: longer is stronger');
});
