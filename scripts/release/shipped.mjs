// Puts together what the image's last stage copies, in a folder that goes again: `assemble.mjs` refuses what must not ship
// and what weighs too much. After a build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'seduh-shipped-'));
const assemble = fileURLToPath(new URL('assemble.mjs', import.meta.url));
try {
  const { status } = spawnSync(process.execPath, [assemble, join(folder, 'app'), '--without-database'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
