// Runs a program of the server as it was built last: node scripts/program.mjs NAME [arguments]. Builds only where it was
// never built, because a shop that is open runs from the same folder. The demo's seed is of the sources: it is built anew
// where they have changed since.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-age.mjs';

const OF_SOURCES = new Set(['seed']);

const [name, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const program = fileURLToPath(new URL(`../apps/api/dist/${name}.js`, import.meta.url));
const run = (file, ...rest) => spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' }).status ?? 1;

const pnpm = fileURLToPath(new URL('pnpm.mjs', import.meta.url));
const isThere = OF_SOURCES.has(name) ? isBuilt(root, name) : existsSync(program);
const built = isThere ? 0 : run(pnpm, '--filter', '@seduh/api', 'build');
process.exitCode = built === 0 ? run(program, ...args) : built;
