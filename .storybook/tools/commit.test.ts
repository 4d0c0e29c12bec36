import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { codeAddress } from './code';
import { browsable, readCommit } from './commit.mjs';

it.each([
  ['git+https://code.example/seduh.git', 'https://code.example/seduh'],
  [{ type: 'git', url: 'git@code.example:shop/seduh.git' }, 'https://code.example/shop/seduh'],
  ['ssh://git@code.example/seduh.git', 'https://code.example/seduh'],
  ['../seduh', null],
  [undefined, null],
])('opens %o in a browser', (repository, address) => {
  expect(browsable(repository)).toBe(address);
});

it('reads the commit that stands here', () => {
  expect(readCommit().commit).toBe(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim());
});

it('leads to the file as it was in that commit, where there is a place that shows it', () => {
  const build = { commit: 'abc', changed: false, repository: 'https://code.example/seduh' };
  expect(codeAddress(build, './packages/ui/src/Button/Button.stories.tsx')).toBe(
    'https://code.example/seduh/blob/abc/packages/ui/src/Button/Button.stories.tsx',
  );
  expect(codeAddress({ ...build, repository: null }, './a.tsx')).toBeNull();
  expect(codeAddress({ ...build, commit: null }, './a.tsx')).toBeNull();
});
