// What differs from a branch that passed the whole suite, and what of the suite that can touch.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseParts, SERVER_TEST, TEST } from './choose-parts.mjs';
import { importersOf } from './graph.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
const listed = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

/** Every file that differs from where this branch left `ref`: committed, not yet committed, not yet known to git. */
function changedSince(ref) {
  const base = git('merge-base', 'HEAD', ref).trim();
  return [
    ...new Set([
      ...listed('diff', '--name-only', '--no-renames', base),
      ...listed('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

const isKnown = (ref) => spawnSync('git', ['rev-parse', '--verify', '--quiet', ref], { cwd: root }).status === 0;

/** Every file there is, and who imports whom. */
export function readTree() {
  const files = listed('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(root, file)),
  );
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const manifests = files.filter((file) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file));
  const packages = Object.fromEntries(
    manifests.map((file) => {
      const { name, exports = {} } = JSON.parse(read(file));
      return [name, { folder: file.replace('/package.json', ''), exports }];
    }),
  );
  return {
    files,
    importers: importersOf(files, read, packages),
    readers: files.filter(
      (file) => TEST.test(file) && !SERVER_TEST.test(file) && /\b(?:readFileSync|readdirSync)\b/.test(read(file)),
    ),
  };
}

/** @param {string} [ref] a branch or commit that passed the whole suite */
export const planFor = (ref = isKnown('main') ? 'main' : 'origin/main') => chooseParts(changedSince(ref), readTree());
