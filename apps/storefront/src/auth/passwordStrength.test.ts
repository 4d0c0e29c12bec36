import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength';

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
])('%j is %j', (password, words) => {
  expect(passwordStrength(password)).toBe(words);
});
