import { LIMITS } from '@seduh/contract/constants';
import { isCommonPassword as isCalledCommon } from '@seduh/domain/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { COMMON, isCommonPassword } from './passwords';

/** Most used first. */
const words = dictionary.passwords.filter((word) => word.length >= LIMITS.passwordMin);

it('the 3,000 most common ones that are long enough are refused, in whatever case, and those after them are not', async () => {
  const refused = await Promise.all(words.slice(0, 6_000).map((word) => isCommonPassword(word.toUpperCase())));
  expect(COMMON).toBe(3_000);
  expect(refused.indexOf(false)).toBe(COMMON);
  expect(refused.lastIndexOf(true)).toBe(COMMON - 1);
});

it('what the pages call common, the server refuses', async () => {
  const called = words.filter((word) => isCalledCommon(word.toUpperCase()));
  const refused = await Promise.all(called.map((word) => isCommonPassword(word)));
  expect(called.length).toBeGreaterThan(600);
  expect(called.filter((_, index) => !refused[index])).toEqual([]);
});

it('nothing that is refused looks strong: the pages know all that are long', () => {
  const long = words.slice(0, COMMON).filter((word) => word.length >= LIMITS.passwordStrong);
  expect(long.length).toBeGreaterThan(30);
  expect(long.filter((word) => !isCalledCommon(word))).toEqual([]);
});
