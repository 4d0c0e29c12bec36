// Runs a program of the server as it was built last: node scripts/program.mjs NAME [arguments]. Builds only where it was
// never built, because a shop that is open runs from the same folder.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name, ...args] = process.argv.slice(2);
const program = fileURLToPath(new URL(`../apps/api/dist/${name}.js`, import.meta.url));
const run = (file, ...rest) => spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' }).status ?? 1;

const pnpm = fileURLToPath(new URL('pnpm.mjs', import.meta.url));
const built = existsSync(program) ? 0 : run(pnpm, '--filter', '@seduh/api', 'build');
process.exitCode = built === 0 ? run(program, ...args) : built;
