import { LIMITS } from '@seduh/contract/constants';
import { isCommonPassword as isCalledCommon } from '@seduh/domain/common-passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isCommonPassword } from './passwords';

it('what the server refuses as common, the pages call common, and nothing else', async () => {
  const words = dictionary.passwords.filter((word) => word.length >= LIMITS.passwordMin).slice(0, 6_000);
  const refused = await Promise.all(words.map((word) => isCommonPassword(word)));
  expect(words.filter((word) => isCalledCommon(word.toUpperCase()))).toEqual(
    words.filter((_, index) => refused[index]),
  );
  expect(refused.filter(Boolean).length).toBeGreaterThan(600);
});
