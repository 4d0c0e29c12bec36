import type { BackupBucket } from '../s3/variables';
import type { BackupStore } from './store';

/** Where the environment has backups go: one of them, or none. */
interface BackupTarget {
  dir: string | null;
  s3: BackupBucket | null;
}

/** Opens the place for backups, without asking there; null where none is named. The client of a bucket is loaded only for one. */
export async function openBackupStore({ dir, s3 }: BackupTarget): Promise<BackupStore | null> {
  if (s3) {
    const { bucketStore } = await import('./bucket-store');
    return bucketStore(s3);
  }
  if (dir === null) return null;
  const { folderStore } = await import('./folder-store');
  return folderStore(dir);
}
