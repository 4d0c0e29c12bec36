import { createHash } from 'node:crypto';
import type { BackupLock } from './store';

/** Ends the name of a file that is encrypted. */
export const SEALED = '.sealed';

/** The name without the ending of encryption. */
export const plainName = (file: string): string => (file.endsWith(SEALED) ? file.slice(0, -SEALED.length) : file);

/** What the lock of a part of a place is called on this machine; the name of a socket is short. */
export function lockName(place: string, part: BackupLock): string {
  const key = createHash('sha256').update(place).digest('hex').slice(0, 16);
  if (part === 'all') return `seduh-backup-${key}`;
  if (part === 'log' || part === 'pictures') return `seduh-backup-${key}-${part}`;
  return `seduh-backup-${createHash('sha256').update(`${place} ${part}`).digest('hex').slice(0, 16)}`;
}
