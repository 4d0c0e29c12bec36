import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Patience } from '../../s3/client';
import { startS3, type TestS3 } from '../../s3/testing/server';
import { bucketStore } from '../bucket-store';
import { folderStore } from '../folder-store';
import type { BackupFolder, BackupStore } from '../store';

/** Places for backups as people have them; each name is another one, and each call knows nothing of the one before. */
export interface BackupStoreKit {
  open(name: string): BackupStore;
  close(): Promise<void>;
}

/** Short enough for a base backup to be of several parts. */
const PART_BYTES = 1024 * 1024;
const HURRIED = { tryMs: 5_000, allMs: 10_000, tries: 2, slowest: 100 };

/** A bucket of backups on a server of the tests. */
export const testBucketStore = (s3: TestS3, name: string, patience: Partial<S3Patience> = HURRIED): BackupStore =>
  bucketStore({ ...s3.settings, prefix: `${name}/` }, { patience, partBytes: PART_BYTES });

async function folderKit(): Promise<BackupStoreKit> {
  const dir = await mkdtemp(join(tmpdir(), 'seduh-backups-'));
  return { open: (name) => folderStore(join(dir, name)), close: () => rm(dir, { recursive: true }) };
}

async function bucketKit(): Promise<BackupStoreKit> {
  const s3 = await startS3(0, 'copies');
  return { open: (name) => testBucketStore(s3, name), close: () => s3.close() };
}

/** Every kind of place: what is asked of one is asked of all. */
export const BACKUP_STORES: readonly (readonly [name: string, open: () => Promise<BackupStoreKit>])[] = [
  ['a folder', folderKit],
  ['a bucket', bucketKit],
];

/** Copies all that lies in a folder into another one, as other programs would. */
export async function copyFolder(from: BackupFolder, to: BackupFolder): Promise<void> {
  for (const { file } of await from.files()) await to.write(file, from.read(file));
  for (const name of await from.folders()) await copyFolder(from.folder(name), to.folder(name));
}
