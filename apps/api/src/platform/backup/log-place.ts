import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place';

/** In DATA_DIR, and in no backup: what is brought back may be copied elsewhere. */
export const LOG_PLACE = 'log-place.txt';

/**
 * Notes where the log of a shop goes. A segment leaves the outbox once: whoever took one to another place would leave a
 * gap in this one.
 */
export async function claimLog(dataDir: string, place: Place): Promise<void> {
  if ((await notedIn(dataDir)) === place.dir.address) return;
  // a full disk holds up no segment: taking them away is what makes room
  await writeFile(join(dataDir, LOG_PLACE), place.dir.address, { mode: 0o600 }).catch(() => undefined);
}

/** Whether the log goes to another place, as was noted last; that of a shop that copies nothing by itself goes nowhere. */
export async function goesElsewhere(dataDir: string, place: Place): Promise<boolean> {
  const noted = await notedIn(dataDir);
  return noted !== null && noted !== place.dir.address;
}

async function notedIn(dataDir: string): Promise<string | null> {
  try {
    return await readFile(join(dataDir, LOG_PLACE), 'utf8');
  } catch (error) {
    // one that cannot be read is of whoever runs the shop
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : '';
  }
}
