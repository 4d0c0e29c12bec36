import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxOf } from '@seduh/embedded-postgres';
import { ImageStoreError } from '../images/store';
import { segmentsWait } from '../observe/signals';
import { BackupError, FileThere } from './error';
import { keepFile, readFileInto, storedName } from './files';
import { namesIn } from './folder-store';
import { plainName } from './names';
import { listWal, walSealedAs, type Place } from './place';
import type { Sealer } from './seal';
import type { BackupFolder } from './store';
import type { Uploads } from './uploads';
import { isHistory, isSegment } from './wal';

/**
 * Takes finished segments of the log out of the cluster's outbox into the place, oldest first. A segment leaves the
 * outbox when it is on the disk of the place.
 * @returns how many there were.
 */
export async function shipWal(pgDataDir: string, place: Place, sealer: Sealer | null): Promise<number> {
  const outbox = outboxOf(pgDataDir);
  const names = await namesIn(outbox);
  // a timeline's history first: without it its segments lead nowhere
  const wanted = [...names.filter(isHistory), ...names.filter(isSegment)];
  segmentsWait.tell(wanted.length);
  const there = wanted.length === 0 ? new Map<string, string>() : await listWal(place);
  for (const [index, name] of wanted.entries()) {
    const own = join(outbox, name);
    const stored = there.get(name) ?? (await keepSegment(own, name, place, sealer));
    if (stored !== null && !(await isSame(own, place.wal, stored, { sealedAs: walSealedAs(name), sealer }))) {
      throw new BackupError(
        `${place.wal.address} has another ${name}: two shops keep their backups there. Give each its own`,
      );
    }
    await rm(own, { force: true });
    segmentsWait.tell(wanted.length - index - 1);
  }
  // labels of base backups, and what a timeline left begun: nobody asks for them
  for (const name of names.filter((one) => !wanted.includes(one))) await rm(join(outbox, name), { force: true });
  return wanted.length;
}

/** Stores a segment; gives back as what it is there already, written by somebody meanwhile, or null. */
async function keepSegment(own: string, name: string, { wal }: Place, sealer: Sealer | null): Promise<string | null> {
  const how = { folder: wal, name: `${name}.gz`, sealedAs: walSealedAs(name), sealer };
  try {
    await keepFile(createReadStream(own), how);
    return null;
  } catch (error) {
    if (error instanceof FileThere) return storedName(how.name, sealer);
    throw error;
  }
}

/** A crash between storing and removing leaves the same segment twice. */
async function isSame(
  file: string,
  folder: BackupFolder,
  stored: string,
  how: { sealedAs: string; sealer: Sealer | null },
): Promise<boolean> {
  const digest = async (source: AsyncIterable<Buffer>) => {
    const hash = createHash('sha256');
    for await (const chunk of source) hash.update(chunk);
    return hash.digest('hex');
  };
  const own = await digest(createReadStream(file));
  let other = '';
  await readFileInto(folder, stored, how, async (source) => {
    other = await digest(source);
  });
  return own === other;
}

/** Under which name an uploaded picture is sealed. */
export const uploadSealedAs = (file: string): string => `uploads/${plainName(file)}`;

/** What has become of copying pictures. */
export interface ShippedUploads {
  /** All that the shop has by now. */
  names: string[];
  /** How many of them are not copied yet, as it was stopped or the time was over. */
  left: number;
}

/** When copying pictures ends although some are left. */
interface ShippingEnd {
  signal?: AbortSignal | undefined;
  /** At that time of `performance.now()`. */
  at?: number;
  /** Pictures whose copies are damaged: they are copied once more, over those, where the shop still has them. */
  again?: ReadonlySet<string>;
}

/**
 * Copies uploaded pictures that the place does not have yet; a picture never changes under its name.
 * @throws ImageStoreError where they lie far away and cannot be had; one that is refused holds up no other.
 */
export async function shipUploads(
  uploads: Uploads,
  place: Place,
  sealer: Sealer | null,
  { signal, at = Infinity, again = new Set() }: ShippingEnd = {},
): Promise<ShippedUploads> {
  const there = new Set((await place.uploads.files()).map(({ file }) => plainName(file)));
  const names = await uploads.names();
  const wanted = names.filter((name) => !there.has(name) || again.has(name));
  let refusal: ImageStoreError | undefined;
  for (const [index, name] of wanted.entries()) {
    if (signal?.aborted || performance.now() >= at) return { names, left: wanted.length - index };
    try {
      // one that is gone by now is no matter
      const source = await uploads.open(name);
      const how = { folder: place.uploads, name, sealedAs: uploadSealedAs(name), sealer, over: again.has(name) };
      if (source) await keepFile(source, how);
    } catch (error) {
      // it never changes under its name, whoever has copied it
      if (error instanceof FileThere) continue;
      if (!(error instanceof ImageStoreError) || error.kind === 'silent') throw error;
      refusal ??= error;
    }
  }
  if (refusal) throw refusal;
  return { names, left: 0 };
}
