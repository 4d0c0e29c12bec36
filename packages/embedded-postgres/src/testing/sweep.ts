import { readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeProcess } from '../process-table';
import { sweepRuntimeFolders } from '../runtime-folder';
import { quiet, TEST_PREFIX } from './quiet';

/** Removes the folders of runs that were killed, before a run begins; their PostgreSQL has stopped with them. */
export default async function sweep(): Promise<void> {
  const names = await readdir(os.tmpdir());
  for (const name of names.filter((candidate) => candidate.startsWith(TEST_PREFIX))) {
    const pid = Number(name.slice(TEST_PREFIX.length).split('-')[0]);
    if (await describeProcess(pid)) continue;
    const folder = path.join(os.tmpdir(), name);
    await sweepRuntimeFolders({ ...quiet, dataDir: path.join(folder, 'postgres') });
    await rm(folder, { recursive: true, force: true });
  }
}
