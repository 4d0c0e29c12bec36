import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeAddress } from './code';
import { browsable, readCommit } from './commit.mjs';

it.each([
  ['git+https://code.example/seduh.git', 'https://code.example/seduh'],
  [{ type: 'git', url: 'git@code.example:shop/seduh.git' }, 'https://code.example/shop/seduh'],
  ['ssh://git@code.example/seduh.git', 'https://code.example/seduh'],
  ['ssh://git@code.example:2222/shop/seduh.git', 'https://code.example/shop/seduh'],
  ['http://code.example:8080/seduh/', 'http://code.example:8080/seduh'],
  ['https://me:secret@code.example/seduh.git', 'https://code.example/seduh'],
  ['https://code.example', null],
  ['http://127.0.0.1:3000/seduh.git', null],
  ['git@mirror:seduh.git', null],
  ['file:///srv/code.example/seduh', null],
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

it('leads to the code where REPOSITORY_URL says that it is', () => {
  const build = readCommit({ REPOSITORY_URL: 'https://code.example/shop/seduh.git' });
  expect(codeAddress(build, './packages/ui/src/Button/Button.tsx')).toBe(
    `https://code.example/shop/seduh/blob/${build.commit}/packages/ui/src/Button/Button.tsx`,
  );
  expect(() => readCommit({ REPOSITORY_URL: '../seduh' })).toThrow('REPOSITORY_URL is no address of a repository');
});

it('leads to where git got the code from, without its password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seduh-commit-'));
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words]);
  writeFileSync(join(folder, 'package.json'), '{}');
  git('init', '--quiet');
  const before = process.cwd();
  try {
    process.chdir(folder);
    expect(readCommit({}).repository).toBeNull();
    git('remote', 'add', 'origin', 'https://me:secret@code.example/shop/seduh.git');
    expect(readCommit({})).toEqual({ commit: null, changed: false, repository: 'https://code.example/shop/seduh' });
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});
