// Runs the pnpm that package.json names ("packageManager"): Node and npm are all a machine needs, and the version
// stands once. `node scripts/pnpm.mjs run build`; pnpm first installs what is missing (pnpm-workspace.yaml).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [wanted] = manifest.packageManager.split('+');
// the package manager that runs this script: "pnpm/12.21.0 npm/? node/…"
const running = process.env.npm_config_user_agent?.split(' ')[0].replace('/', '@');
const [command, ...first] = running === wanted ? ['pnpm'] : ['npx', '--yes', wanted];

const child = spawn(command, [...first, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// a terminal sends Ctrl+C to the child as well; SIGTERM comes to this process alone
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
