// `npm run version:ui`: turns the waiting changesets into a version and its changelog, writes the version wherever the
// package says `next`, and keeps the list of what this version exports, which the next one is compared with.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames } from './exported.mjs';
import { RELEASED } from './released.mjs';
import { uiSrc } from './sources.mjs';
import { versioned } from './versioned.mjs';

const root = join(uiSrc, '../../..');
const run = (...words) => execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
const readVersion = () => JSON.parse(readFileSync(join(uiSrc, '../package.json'), 'utf8')).version;

const before = readVersion();
run('scripts/pnpm.mjs', 'exec', 'changeset', 'version');
const version = readVersion();
if (version === before) {
  console.log(`no changeset waits: ${version} stays`);
  process.exit(0);
}
for (const path of readdirSync(uiSrc, { recursive: true })) {
  if (!/\.tsx?$/.test(path)) continue;
  const file = join(uiSrc, path);
  const text = readFileSync(file, 'utf8');
  const filled = versioned(text, version);
  if (filled !== text) writeFileSync(file, filled);
}
writeFileSync(RELEASED, `${JSON.stringify({ version, exports: exportedNames(join(uiSrc, 'index.ts')) }, null, 2)}\n`);
run('scripts/ui/llms.mjs');
