import { tryWithLock } from '@seduh/embedded-postgres';
import { backupStoreAsked } from '../observe/signals';
import { createS3Client, type S3Client, type S3Object, type S3Patience } from '../s3/client';
import type { S3Use } from '../s3/failure';
import { s3Objects, type S3Objects } from '../s3/objects';
import type { BackupBucket } from '../s3/variables';
import { BackupBusy, BackupError, BackupStoreError, FileThere } from './error';
import { lockName, plainName } from './names';
import type { BackupFolder, BackupStore, StoredEntry } from './store';

const BACKUPS: S3Use = {
  name: 'The bucket of backups',
  Failure: BackupStoreError,
  asked: (message) => backupStoreAsked.tell(message),
};

/**
 * Nobody waits in front of it: a slow uplink (100 kB/s, which log, base backup and pictures share) has its time, and what
 * hangs is given up all the same. One of them that was silent must not end another that has been sent for hours.
 */
const PATIENCE: S3Patience = { tryMs: 10_000, allMs: 30_000, tries: 3, restMs: null, slowest: 33 };
/** A list of two weeks' log is twenty requests: it is had so often, and else known from what was written. */
const LOOK_EVERY_MS = 10 * 60_000;
/** A request of a clock that is further away is refused. */
const CLOCKS_APART_MS = 15 * 60_000;
/** No base backup takes as long: what is older and not whole is nobody's any more, on whatever machine it was begun. */
const LONGEST_WRITE_MS = 24 * 60 * 60_000;

/** What may differ in tests. */
interface BucketOptions {
  patience?: Partial<S3Patience>;
  partBytes?: number;
}

/** A list that is being read. */
interface Listing {
  notes: (readonly [key: string, object: S3Object | null])[];
  isForgotten: boolean;
}

/** What one process knows of a bucket. */
interface Bucket {
  address: string;
  client: S3Client;
  objects: S3Objects;
  /** Objects whose key begins so, from what was seen lately and written since. */
  list(prefix: string): Promise<S3Object[]>;
  /** Says what was written or removed. */
  note(key: string, bytes: number | null): void;
}

/** Backups in a bucket of an S3-compatible store. */
export function bucketStore(settings: BackupBucket, { patience, partBytes }: BucketOptions = {}): BackupStore {
  const interruption = new AbortController();
  const client = createS3Client(settings, BACKUPS, { ...PATIENCE, ...patience }, interruption.signal);
  const seen = new Map<string, { at: number; objects: Map<string, S3Object> }>();
  /** Lists that are under way, with what was noted since they were begun: it may not stand in them. */
  const listings = new Set<Listing>();
  const keep = (objects: Map<string, S3Object>, key: string, object: S3Object | null) => {
    if (object === null) objects.delete(key);
    else objects.set(key, object);
  };
  const address = `s3://${settings.bucket}`;
  const bucket: Bucket = {
    address,
    client,
    objects: s3Objects(client, partBytes),
    async list(prefix) {
      const known = seen.get(prefix);
      if (known && performance.now() - known.at < LOOK_EVERY_MS) return [...known.objects.values()];
      const at = performance.now();
      const listing: Listing = { notes: [], isForgotten: false };
      listings.add(listing);
      try {
        const objects = new Map((await client.list(prefix)).map((object) => [object.key, object]));
        for (const [key, object] of listing.notes) if (key.startsWith(prefix)) keep(objects, key, object);
        if (!listing.isForgotten) seen.set(prefix, { at, objects });
        return [...objects.values()];
      } finally {
        listings.delete(listing);
      }
    },
    note(key, bytes) {
      const object = bytes === null ? null : { key, bytes, modifiedMs: Date.now() };
      for (const [prefix, { objects }] of seen) if (key.startsWith(prefix)) keep(objects, key, object);
      for (const { notes } of listings) notes.push([key, object]);
    },
  };
  const root = bucketFolder(bucket, settings.prefix);
  return {
    root,
    lookEveryMs: LOOK_EVERY_MS,
    forget() {
      seen.clear();
      for (const listing of listings) listing.isForgotten = true;
    },
    // on this machine; what two machines write cannot be mixed up: see write
    async lock(work, part = 'all') {
      const place = `${settings.endpoint} ${root.address}`;
      const turn = await tryWithLock(lockName(place, part), work);
      if (!turn) throw new BackupBusy(`Another backup into ${root.address} is under way. Try again when it is done`);
      return turn.result;
    },
    checkApart: () => undefined,
    interrupt: () => interruption.abort(),
  };
}

/**
 * @param prefix of all keys in it: empty, or with `/` at its end
 * @param wrote gets what may have been written by this one alone, told from what others have written there
 */
function bucketFolder(bucket: Bucket, prefix: string, wrote?: Set<string>): BackupFolder {
  const { client, objects } = bucket;
  const address = `${bucket.address}/${prefix}`.replace(/\/$/, '');
  const remove = async (key: string) => {
    await client.remove(key);
    bucket.note(key, null);
  };
  const removeAll = async (folder: string, keys: Iterable<string>, last: string | null) => {
    const all = [...keys];
    const isLast = (key: string) => plainName(key.slice(folder.length)) === last;
    // without it the folder is not whole: as long as it may be there, all else stays as well
    for (const key of [...all.filter(isLast), ...all.filter((one) => !isLast(one))]) await remove(key);
  };
  const removeListed = async (folder: string, last: string | null) =>
    removeAll(
      folder,
      (await client.list(folder)).map(({ key }) => key),
      last,
    );
  return {
    address,
    folder: (name) => bucketFolder(bucket, `${prefix}${name}/`),
    async files() {
      const entries = (await bucket.list(prefix)).map(({ key, bytes, modifiedMs }): StoredEntry => ({
        file: key.slice(prefix.length),
        bytes,
        storedMs: modifiedMs + CLOCKS_APART_MS,
      }));
      return entries.filter(({ file }) => !file.includes('/')).toSorted((a, b) => (a.file < b.file ? -1 : 1));
    },
    async folders(last) {
      if (last === undefined) return (await client.listFolders(prefix)).toSorted();
      return [...foldersOf(await bucket.list(prefix), prefix)]
        .filter(([, files]) => files.some(({ file }) => plainName(file) === last))
        .map(([name]) => name)
        .toSorted();
    },

    async write(file, source, over = false) {
      const key = prefix + file;
      let bytes = 0;
      const counted = (async function* count() {
        for await (const chunk of source) {
          bytes += chunk.length;
          yield chunk;
        }
      })();
      // what became of a write that fails is not known
      wrote?.add(key);
      if ((await objects.write(key, counted, over)) === 'there') {
        wrote?.delete(key);
        // whoever wrote it is not known here yet
        bucket.note(key, bytes);
        throw new FileThere(`${address} has another ${file}: two shops keep their backups there. Give each its own`);
      }
      bucket.note(key, bytes);
    },
    read: (file) => objects.read(prefix + file, () => new BackupError(`${file} is missing in ${address}`)),
    remove: (file) => remove(prefix + file),

    async fillFolder(name, last, fill) {
      const folder = `${prefix}${name}/`;
      const own = new Set<string>();
      try {
        return await fill(bucketFolder(bucket, folder, own));
      } catch (error) {
        // what failed is what is said; what cannot be removed now is swept
        await removeAll(folder, own, last).catch(() => undefined);
        throw error;
      }
    },
    removeFolder: (name, last) => removeListed(`${prefix}${name}/`, last),
    async sweep(last) {
      const before = Date.now() - LONGEST_WRITE_MS;
      for (const upload of await objects.begun(prefix)) if (upload.begunMs < before) await objects.abort(upload);
      if (last === null) return;
      for (const [name, files] of foldersOf(await bucket.list(prefix), prefix)) {
        const isWhole = files.some(({ file }) => plainName(file) === last);
        if (!isWhole && files.every(({ modifiedMs }) => modifiedMs < before))
          await removeListed(`${prefix}${name}/`, null);
      }
    },
  };
}

/** Objects by the folder that they lie in, below the prefix. */
function foldersOf(objects: readonly S3Object[], prefix: string): Map<string, { file: string; modifiedMs: number }[]> {
  const folders = new Map<string, { file: string; modifiedMs: number }[]>();
  for (const { key, modifiedMs } of objects) {
    const [name = '', file] = key.slice(prefix.length).split('/');
    if (file === undefined) continue;
    folders.set(name, [...(folders.get(name) ?? []), { file, modifiedMs }]);
  }
  return folders;
}
