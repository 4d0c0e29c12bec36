import { expect, it } from 'vitest';
import { untold, untrueDeprecated, untrueSince } from './release-rules.mjs';

const last = { released: ['Cup', 'CupProps'], versions: ['0.1.0'] };
const changeset = (bump: string, words: string) => ({ bump, words });

it('wants a changeset for each new name, where the props of a part go with it', () => {
  const exports = [...last.released, 'Mug', 'MugProps', 'MugHandle'];
  const changesets = [changeset('minor', '`Mug`: a cup that is higher.')];
  expect(untold({ ...last, exports, changesets })).toEqual(['MugHandle is new, and no changeset names it']);
});

it('wants a major changeset for each name that is gone', () => {
  const renamed = { ...last, exports: ['Mug'] };
  const words = '`Cup` is `Mug`.';
  expect(untold({ ...renamed, changesets: [changeset('major', words)] })).toEqual([]);
  expect(untold({ ...renamed, changesets: [changeset('minor', words)] })).toEqual([
    'Cup is gone, and no major changeset names it',
    'CupProps is gone, and no major changeset names it',
  ]);
});

it.each([
  ['Cup', '0.1.0', []],
  ['Cup', 'next', []],
  ['Mug', 'next', []],
  ['Mug', '0.1.0', ['Mug: the last version does not have it, and its guide says 0.1.0']],
  ['Cup', '0.2.0', ['Cup: there is no version 0.2.0 in the changelog']],
])('%s since %s', (name, since, flaws) => expect(untrueSince([{ name, status: { since } }], last)).toEqual(flaws));

it('knows a deprecation by a version that is not out', () => {
  expect(untrueDeprecated('@deprecated since 0.2: x\n@deprecated since 0.1.0: y', ['0.1.0'])).toEqual(['0.2']);
  expect(untrueDeprecated('@deprecated since the next version: x', [])).toEqual([]);
});
