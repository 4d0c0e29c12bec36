// Starts the built server on an empty data folder and outbox, and takes both away when it ends.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'seduh-e2e-'));
const takeAway = (folder) => folder && rmSync(folder, { recursive: true, force: true });
takeAway(process.env.MAIL_DIR);
const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  takeAway(dataDir);
  takeAway(process.env.MAIL_DIR);
  process.exit(code ?? 1);
});
