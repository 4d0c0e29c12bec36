import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { TEST_PREFIX } from './quiet';

/** A closed folder (0700) that goes with the test; a run that is killed leaves it to the next run's sweep. */
export async function tempFolder(owner?: { uid: number; gid: number }): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${TEST_PREFIX}${process.pid}-`));
  if (owner) await chown(folder, owner.uid, owner.gid);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
