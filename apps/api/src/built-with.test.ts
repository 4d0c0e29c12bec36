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

const HASHING = String.raw`\b(?:createHash|createHmac|hkdf|hkdfSync|crypto\.hash|createSign|createVerify)\(\s*`;
/** Hashes that are named in some other way than by {@link HASHING}, or by a variable. */
const UNNAMED = new RegExp(
  `${HASHING}(?!['"\`])[^)]|\\bpbkdf2(?:Sync)?\\(|\\bsubtle\\b|\\{[^}]*\\bhash\\b[^}]*\\} from 'node:crypto'`,
  'g',
);
const NAMED = new RegExp(`${HASHING}['"\`]([\\w-]+)['"\`]`, 'g');
/** Whole modules under a name of their own, whose parts would not be seen. */
const WHOLE =
  /import (?:\* as \w+|\w+)(?:, \{[^}]*\})? from ['"](?:node:)?(?:child_process|crypto)['"]|(?:require|import)\(\s*['"](?:node:)?(?:child_process|crypto)['"]/g;

it('sees hashes and programs in whatever way they are written', () => {
  const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([hit, group]) => group ?? hit);
  for (const text of ["createHash('md5')", 'createHmac("md5", key)', "crypto.hash('md5', x)", 'createSign(`md5`)'])
    expect(all(NAMED, text)).toEqual(['md5']);
  for (const text of [
    'createHash(name)',
    'crypto.hash(name, x)',
    "pbkdf2Sync(a, b, 1, 2, 'sha1')",
    "crypto.subtle.digest('SHA-1', x)",
    "import { hash } from 'node:crypto'",
  ])
    expect(all(UNNAMED, text), text).toHaveLength(1);
  for (const text of [
    "import * as child from 'node:child_process'",
    "import child from 'child_process'",
    "await import('node:child_process')",
  ])
    expect(all(WHOLE, text), text).toHaveLength(1);
});

it('reads the whole server', () => {
  expect(FILES.length).toBeGreaterThan(300);
  expect(found(/from 'node:crypto'/g).length).toBeGreaterThan(5);
});

it('names what it takes of hashing and of starting programs', () => {
  expect(found(WHOLE)).toEqual([]);
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
  const hashes = found(NAMED);
  expect(values(hashes)).toEqual(['sha1', 'sha256', 'sha512']);
  expect(hashes.filter((hit) => hit.endsWith(': sha1'))).toEqual([
    'apps/api/src/pages/first-pages.ts: sha1',
    'apps/api/src/platform/cache/revalidation.ts: sha1',
  ]);
  // an algorithm is named where it is used, and not handed in
  expect(found(UNNAMED)).toEqual([]);
});

it('draws what must not be guessed from the system; Math.random is for how long to wait', () => {
  expect(found(/Math\.random/g).map((hit) => hit.slice('apps/api/src/'.length))).toEqual([
    'platform/db/listener.ts: Math.random',
    'platform/db/pool.ts: Math.random',
    'platform/db/tx.ts: Math.random',
    'platform/s3/client.ts: Math.random',
    'resources/orders/events/stream.ts: Math.random',
  ]);
});

it('checks the certificates of whom it speaks to', () => {
  expect(found(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual([]);
});
