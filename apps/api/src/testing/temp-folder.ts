import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that goes with the test; a run that is killed leaves it to the next run's sweep (see global-setup). */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `seduh-test-${process.pid}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
