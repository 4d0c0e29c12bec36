import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, writeError } from './error';
import type { Sealer } from './seal';

/** Ends the name of a file that is encrypted. */
const SEALED = '.sealed';
const HALF = /^\.[^/]+\.[0-9a-f]{12}\.part$/;

/** One file of a backup, as it lies there. */
export interface StoredFile {
  /** With its endings. */
  file: string;
  bytes: number;
  /** SHA-256 of the bytes that lie there, in hex. */
  sha256: string;
}

/**
 * Writes a stream as `folder/name`, compressed if the name says `.gz`, encrypted if there is a sealer. The file appears
 * whole and on the disk, for its user alone, or not at all.
 *
 * @param sealedAs - what it can be opened as.
 * @throws BackupError where there is no room, or no right.
 */
export async function keepFile(
  source: Readable | AsyncIterable<Buffer>,
  { folder, name, sealedAs, sealer }: { folder: string; name: string; sealedAs: string; sealer: Sealer | null },
): Promise<StoredFile> {
  const file = sealer ? `${name}${SEALED}` : name;
  const half = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}.part`);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(stored: AsyncIterable<Buffer>) {
    for await (const chunk of stored) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  let written: WriteStream | undefined;
  // what goes wrong with it before it is read is heard by the pipeline
  if (source instanceof Readable) source.on('error', () => undefined);
  try {
    await makeFolder(folder);
    written = createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true });
    const steps = [
      ...(name.endsWith('.gz') ? [createGzip({ level: 3 })] : []),
      ...(sealer ? [sealer.seal(sealedAs)] : []),
      counted,
      written,
    ];
    await throughSteps([source, ...steps]);
    await rename(half, join(folder, file));
    await syncFolder(folder);
    return { file, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    // a file that is still being opened would be there again after it was taken away
    if (written) await closed(written);
    await rm(half, { force: true });
    throw writeError(error, folder);
  }
}

/**
 * Hands on what `keepFile` has written, opened and unpacked.
 *
 * @param file - as it is stored, with all its endings.
 * @throws BackupError where it is damaged, or sealed with another passphrase.
 */
export async function readFileInto(
  folder: string,
  file: string,
  { sealedAs, sealer }: { sealedAs: string; sealer: Sealer | null },
  take: (source: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const isSealed = file.endsWith(SEALED);
  if (isSealed && !sealer) {
    throw new BackupError(
      'This backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE to its passphrase',
    );
  }
  const steps = [
    ...(isSealed && sealer ? [sealer.open(sealedAs)] : []),
    ...(plainName(file).endsWith('.gz') ? [createGunzip()] : []),
    take,
  ];
  try {
    const source = createReadStream(join(folder, file));
    await throughSteps([source, ...steps]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new BackupError(`${sealedAs} is damaged: it cannot be unpacked`, { cause: error });
    }
    throw error;
  }
}

const closed = (stream: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (stream.destroy().closed) resolve();
    else stream.once('close', resolve);
  });

/** Runs a pipeline of as many steps as there are; its types know fixed numbers, and lists of streams alone. */
const throughSteps = (steps: unknown[]): Promise<void> => pipeline(steps as NodeJS.ReadWriteStream[]);

/** The name without the ending of encryption. */
export const plainName = (file: string): string => (file.endsWith(SEALED) ? file.slice(0, -SEALED.length) : file);

/** The names in a folder that are whole; none where it is not there. Half-written ones of a crash are removed. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

/**
 * Removes what was half written when a process was killed; to be called while nobody writes there.
 * @param ageMs only what is older: for a folder into which somebody may be writing
 */
export async function sweepHalves(folder: string, ageMs = 0): Promise<void> {
  const before = Date.now() - ageMs;
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (!HALF.test(name)) continue;
    const isYoung = ageMs > 0 && ((await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? Infinity) > before;
    if (!isYoung) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Makes a folder for its user alone, and those above it that are missing. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Fills a folder aside and gives it its name when it is whole: a crash leaves nothing that looks like one. */
export async function keepFolder<T>(folder: string, fill: (half: string) => Promise<T>): Promise<T> {
  const parent = dirname(folder);
  await makeFolder(parent);
  const half = join(parent, `.${basename(folder)}.${randomBytes(6).toString('hex')}.part`);
  try {
    await makeFolder(half);
    const result = await fill(half);
    await syncFolder(half);
    await rename(half, folder);
    await syncFolder(parent);
    return result;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw writeError(error, parent);
  }
}

/** Has the names in a folder on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** SHA-256 and length of a file as it lies there. */
export async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
