import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { Readable } from 'node:stream';
import { pack, type Pack } from 'tar-stream';
import { baseBackup, identifyCluster } from '@seduh/embedded-postgres';
import { ImageStoreError } from '../images/store';
import { BackupBusy, unreadable } from './error';
import { digestOf, keepFile, type StoredFile } from './files';
import { goesElsewhere, LOG_PLACE } from './log-place';
import { plainName } from './names';
import {
  baseName,
  keepManifest,
  listBases,
  MANIFEST,
  placeOf,
  readManifest,
  sweepPlace,
  type Manifest,
  type Place,
} from './place';
import type { Sealer } from './seal';
import { shipUploads, shipWal } from './ship';
import type { BackupStore } from './store';
import type { Uploads } from './uploads';
import { numberAt, segmentName } from './wal';

/** What is copied, and to where. */
export interface BackupSource {
  /** Where the embedded PostgreSQL answers now. */
  connection: () => ClientConfig;
  dataDir: string;
  uploads: Uploads;
  store: BackupStore;
  /** Null where nothing is encrypted. */
  sealer: Sealer | null;
  /** The machine's clock, which moments to go back to are told by; tests have another one. */
  now?: () => Date;
}

/** How long a base backup may wait for pictures, ms: a first copy of a large bucket takes hours, and goes on by itself. */
const PICTURES_MS = 20_000;

/** A base backup that was made. */
interface TakenBase {
  place: Place;
  name: string;
  uploadsMissing: string | null;
}

export const DATABASE_TAR = 'database.tar.gz';
export const FILES_TAR = 'files.tar.gz';

/** As what a part of a base backup is sealed. */
export const baseSealedAs = (name: string, file: string): string => `base/${name}/${file}`;

/** The folder of the shop's own PostgreSQL. */
export const clusterDir = (dataDir: string): string => join(dataDir, 'postgres');

/** What of DATA_DIR is not copied as files: clusters, drafts, files of builds, what is noted of a server or of the log, and pictures, which are kept once for all backups. */
const isApart = (name: string): boolean =>
  /^(?:postgres(?:\..*)?|uploads|assets|timelines\.json|\..*)$/.test(name) || name === LOG_PLACE;

/**
 * Copies the whole shop, which goes on meanwhile; to be called under the lock. Pictures that were copied before are kept
 * once; what lies far away and cannot be had, or not in time, holds back nothing.
 * @returns also why its pictures may not be all there; null where they are.
 * @throws BackupError where it cannot be done; nothing half-made is left.
 */
export async function takeBase(source: BackupSource, signal?: AbortSignal): Promise<TakenBase> {
  const { dataDir, uploads, store, sealer, now = () => new Date() } = source;
  store.checkApart(dataDir);
  store.forget();
  const { systemId, timeline, position } = await identifyCluster(source.connection());
  const place = placeOf(store, systemId);
  await sweepPlace(place);
  const known = await knownPictures(place, sealer);
  const name = baseName(now(), segmentName(timeline, numberAt(position)));
  const uploadsMissing = await place.base.fillFolder(name, MANIFEST, async (half) => {
    const files: StoredFile[] = [];
    const keep = async (file: string, stream: Parameters<typeof keepFile>[0]) => {
      const how = { folder: half, name: file, sealedAs: baseSealedAs(name, file), sealer };
      files.push(await keepFile(stream, how));
    };
    const range = await baseBackup(source.connection(), (tar) => keep(DATABASE_TAR, tar), signal);
    const endedAt = now().toISOString();
    await keep(FILES_TAR, packFiles(dataDir));
    const pictures = await shipPictures(uploads, place, sealer, known, signal);
    const postgres = Number((await readFile(join(clusterDir(dataDir), 'PG_VERSION'), 'utf8')).trim());
    const manifest: Manifest = {
      format: 1,
      endedAt,
      postgres,
      ...range,
      files,
      uploads: pictures.files,
      ...(pictures.missing !== null && { uploadsMissing: pictures.missing }),
    };
    await keepManifest(half, name, manifest, sealer);
    return pictures.missing;
  });
  return { place, name, uploadsMissing };
}

/**
 * Takes the log along beside a base backup that was made by hand, which brings what it needs of it itself: where it goes
 * to another place none is taken away, and the open shop may be at it.
 */
export async function takeLogAlong({ dataDir, sealer }: BackupSource, place: Place): Promise<void> {
  if (await goesElsewhere(dataDir, place)) return;
  try {
    await place.store.lock(() => shipWal(clusterDir(dataDir), place, sealer), 'log');
  } catch (error) {
    if (!(error instanceof BackupBusy)) throw error;
  }
}

/** Copies new pictures. What cannot be had is said: a database that waited for its pictures would not be copied. */
async function shipPictures(
  uploads: Uploads,
  place: Place,
  sealer: Sealer | null,
  known: KnownPictures,
  signal?: AbortSignal,
) {
  try {
    const { names, left } = await shipUploads(uploads, place, sealer, {
      signal,
      at: performance.now() + PICTURES_MS,
      again: await damagedIn(place, known),
    });
    const missing = left === 0 ? null : `${left} of ${names.length} files of pictures were not copied yet`;
    return { files: await storedUploadsIn(place, new Set(names), known), missing };
  } catch (error) {
    if (!(error instanceof ImageStoreError)) throw error;
    return { files: await storedUploadsIn(place, null, known), missing: error.message };
  }
}

/** What stored pictures were when they were looked at, by file: the last base backup's word, and when that was begun. */
interface KnownPictures {
  asOf: number;
  files: ReadonlyMap<string, StoredFile>;
}

/** What the newest base backup says of pictures; nothing where there is none, or none that can be read. */
async function knownPictures(place: Place, sealer: Sealer | null): Promise<KnownPictures> {
  const last = (await listBases(place)).at(-1);
  // a damaged one, or one under another passphrase, is `verify`'s to tell of, and holds up no new backup
  const manifest = last && (await readManifest(place, last.name, sealer).catch(unreadable));
  const files = manifest?.uploads ?? [];
  return { asOf: last?.startedAt.getTime() ?? 0, files: new Map(files.map((file) => [file.file, file])) };
}

/** Which stored pictures are not as long as the last base backup says: cut off, or another one under their name. */
export async function damagedIn(place: Place, { files }: KnownPictures): Promise<Set<string>> {
  const damaged = new Set<string>();
  for (const { file, bytes } of await place.uploads.files()) {
    const before = files.get(file);
    if (before && bytes !== before.bytes) damaged.add(plainName(file));
  }
  return damaged;
}

/** The stored files of the pictures that the shop has by now, null: nobody knows; what it has deleted is kept for older backups. */
export async function storedUploadsIn(
  place: Place,
  current: Set<string> | null,
  known: KnownPictures,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const { file, storedMs } of await place.uploads.files()) {
    if (current && !current.has(plainName(file))) continue;
    const before = known.files.get(file);
    // a picture is stored once and never written again: read anew is what was stored since. Of the others the first word
    // stands, so that one which has gone bad on its disk does not become what it should be
    const isOld = before !== undefined && storedMs < known.asOf;
    files.push(isOld ? before : { file, ...(await digestOf(place.uploads, file)) });
  }
  return files;
}

/** All other files of DATA_DIR as one archive: the key, mails. They are small, and may change while they are read. */
export function packFiles(dataDir: string): Readable {
  const archive = pack();
  void fillArchive(archive, dataDir).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  );
  // its streams are none of Node's own class
  return Readable.from(archive as unknown as AsyncIterable<Buffer>);
}

async function fillArchive(archive: Pack, dataDir: string): Promise<void> {
  for (const top of await readdir(dataDir)) if (!isApart(top)) await addTo(archive, dataDir, top);
}

async function addTo(archive: Pack, dataDir: string, name: string): Promise<void> {
  const file = join(dataDir, name);
  const stats = await stat(file).catch(() => null);
  if (stats?.isDirectory()) {
    for (const inner of await readdir(file)) await addTo(archive, dataDir, `${name}/${inner}`);
  } else if (stats?.isFile()) {
    const bytes = await readFile(file);
    await new Promise<void>((resolve, reject) => {
      const header = { name, mode: 0o600, mtime: stats.mtime };
      archive.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
}
