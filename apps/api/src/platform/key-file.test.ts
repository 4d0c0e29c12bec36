import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../testing/helpers';
import { KEY_BYTES, keepKeyFile } from './key-file';

it('makes a key once, which nobody else may read, also where many ask at once', async () => {
  const file = join(await tempFolder(), 'not/there/yet/second-factor.key');
  const keys = await Promise.all([1, 2, 3, 4].map(() => keepKeyFile(file)));
  const [first] = keys;
  expect(first).toHaveLength(KEY_BYTES);
  for (const key of [...keys, await keepKeyFile(file)]) expect(key).toEqual(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('makes another one for another shop', async () => {
  const make = async () => keepKeyFile(join(await tempFolder(), 'k'));
  expect(await make()).not.toEqual(await make());
});

it.each(['', 'c2hvcnQ=', 'not a key at all, and by far too long to be one of these'])(
  'says so, and leaves the file, where it holds no key: %j',
  async (text) => {
    const file = join(await tempFolder(), 'second-factor.key');
    await writeFile(file, text);
    await expect(keepKeyFile(file)).rejects.toThrow(`${file} holds no key`);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
