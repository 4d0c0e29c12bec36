import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPrivate } from '../names';
import { localStore } from '../local-store';
import { s3Store } from '../s3-store';
import type { ImageStore } from '../store';
import { startS3 } from '../../s3/testing/server';

/** A store as people run it, seen from behind. */
export interface StoreKit {
  store: ImageStore;
  /** All that lies there, sorted, as the store calls its files. */
  there(): Promise<string[]>;
  /** As if a file had been kept so many hours ago. */
  age(file: string, hours: number): Promise<void>;
  close(): Promise<void>;
}

async function folderKit(): Promise<StoreKit> {
  const dir = await mkdtemp(join(tmpdir(), 'seduh-images-'));
  return {
    store: await localStore(join(dir, 'uploads')),
    there: async () => (await readdir(join(dir, 'uploads'))).toSorted(),
    async age(file, hours) {
      const at = new Date(Date.now() - hours * 60 * 60_000);
      await utimes(join(dir, 'uploads', file), at, at);
    },
    close: () => rm(dir, { recursive: true }),
  };
}

async function bucketKit(): Promise<StoreKit> {
  const s3 = await startS3();
  return {
    store: s3Store(s3.settings),
    there: async () => (await s3.keys()).map((key) => key.replace(/^(?:images|private)\//, '')).toSorted(),
    age: (file, hours) => s3.age((isPrivate({ name: file }) ? 'private/' : 'images/') + file, hours),
    close: () => s3.close(),
  };
}

/** Every kind of store: what is asked of one is asked of all. */
export const STORE_KITS: readonly (readonly [name: string, open: () => Promise<StoreKit>])[] = [
  ['the folder', folderKit],
  ['the bucket', bucketKit],
];
