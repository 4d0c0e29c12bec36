import { mkdir, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from './testing/temp-folder';
import { linkLibraries, sonameOf } from './binaries';

it.each([
  ['libicuuc.so.60.2', 'libicuuc.so.60'],
  ['libpq.so.5.18.1', 'libpq.so.5'],
  ['libicuuc.77.1.dylib', 'libicuuc.77.dylib'],
  ['libz.so.1', undefined],
  ['libpq.a', undefined],
  ['libz.dylib', undefined],
])('finds %s under the name %s', (file, name) => {
  expect(sonameOf(file)).toBe(name);
});

it('makes the links of the manifest and those it misses, again without complaint', async () => {
  const root = await tempFolder();
  const lib = path.join(root, 'native', 'lib');
  const folder = path.join(root, 'links');
  await mkdir(lib, { recursive: true });
  await mkdir(folder);
  await writeFile(path.join(lib, 'libpq.so.5.18'), '');
  await writeFile(path.join(lib, 'libicuuc.so.60.2'), '');
  const manifest = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  await writeFile(path.join(root, 'native', 'pg-symlinks.json'), JSON.stringify(manifest));

  await linkLibraries(root, folder);
  expect(await linkLibraries(root, folder)).toEqual({ LD_LIBRARY_PATH: `${folder}:${lib}` });

  expect(await readlink(path.join(folder, 'libpq.so'))).toBe(path.join(lib, 'libpq.so.5.18'));
  expect(await readlink(path.join(folder, 'libicuuc.so.60'))).toBe(path.join(lib, 'libicuuc.so.60.2'));
});
