import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A closed folder for a whole test file, which removes it at its end. */
export const scratchFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'seduh-backup-'));
