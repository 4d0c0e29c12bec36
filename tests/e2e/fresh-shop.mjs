// Starts the built server on an empty data folder and outbox, and takes both away when it ends.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPictures, narrow } from '../../.storybook/demo-pictures.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'seduh-e2e-'));
const takeAway = (folder) => folder && rmSync(folder, { recursive: true, force: true });
takeAway(process.env.MAIL_DIR);
// the stories' pictures: a shop that makes its own takes ten seconds of a core from the journeys beside it
const uploads = join(dataDir, 'uploads');
cpSync(await demoPictures(), uploads, { recursive: true });
await narrow(uploads);
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
