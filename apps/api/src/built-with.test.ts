import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// What the server is built with, read from its own source: what no answer of it would show.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const FILES = ['apps/api/src', 'packages/domain/src', 'packages/embedded-postgres/src']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file));
const SOURCE = new Map(FILES.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]));

/** Where a pattern stands: `file: what was found`. */
const found = (pattern: RegExp): string[] =>
  [...SOURCE]
    .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([hit, group]) => `${file}: ${group ?? hit}`))
    .toSorted();
const values = (hits: readonly string[]) =>
  [...new Set(hits.map((hit) => hit.slice(hit.indexOf(': ') + 2)))].toSorted();

it('reads the whole server', () => {
  expect(FILES.length).toBeGreaterThan(300);
  expect(found(/from 'node:crypto'/g).length).toBeGreaterThan(5);
});

it('starts programs by name and arguments, never by a line for a shell', () => {
  expect(
    values(found(/import \{([^}]*)\} from 'node:child_process'/g))
      .flatMap((names) => names.split(','))
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => /^exec(Sync)?$/.test(name)),
  ).toEqual([]);
  expect(found(/\bshell:\s*\S+/g)).toEqual([]);
});

it('hashes by SHA-256 and longer; SHA-1 names versions of answers and pages, which guards nothing', () => {
  const hashes = found(/\b(?:createHash|createHmac|hkdfSync)\(\s*'([\w-]+)'/g);
  expect(values(hashes)).toEqual(['sha1', 'sha256', 'sha512']);
  expect(hashes.filter((hit) => hit.endsWith(': sha1'))).toEqual([
    'apps/api/src/pages/first-pages.ts: sha1',
    'apps/api/src/platform/cache/revalidation.ts: sha1',
  ]);
  // an algorithm is named where it is used, and not handed in
  expect(found(/\b(?:createHash|createHmac|hkdfSync)\(\s*[^'\s]\w*/g)).toEqual([]);
});

it('draws what must not be guessed from the system; Math.random is for how long to wait', () => {
  expect(found(/Math\.random/g).map((hit) => hit.slice('apps/api/src/'.length))).toEqual([
    'platform/db/listener.ts: Math.random',
    'platform/db/pool.ts: Math.random',
    'platform/db/tx.ts: Math.random',
    'platform/images/s3-client.ts: Math.random',
    'resources/orders/events/stream.ts: Math.random',
  ]);
});

it('checks the certificates of whom it speaks to', () => {
  expect(found(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual([]);
});
