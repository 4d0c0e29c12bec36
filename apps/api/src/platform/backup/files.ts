import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, writeError } from './error';
import { plainName, SEALED } from './names';
import type { Sealer } from './seal';
import type { BackupFolder } from './store';

/** One file of a backup, as it lies there. */
export interface StoredFile {
  /** With its endings. */
  file: string;
  bytes: number;
  /** SHA-256 of the bytes that lie there, in hex. */
  sha256: string;
}

/** Which file is written, and how. */
interface KeptFile {
  folder: BackupFolder;
  name: string;
  /** What it can be opened as. */
  sealedAs: string;
  sealer: Sealer | null;
  /** Whether it takes the place of one that is there. */
  over?: boolean;
}

/** The name under which a file lies. */
export const storedName = (name: string, sealer: Sealer | null): string => (sealer ? `${name}${SEALED}` : name);

/**
 * Writes a stream as `name` into a folder, compressed if the name says `.gz`, encrypted if there is a sealer. The file
 * appears whole and to stay, or not at all.
 *
 * @throws what the folder's `write` does.
 */
export async function keepFile(
  source: Readable | AsyncIterable<Buffer>,
  { folder, name, sealedAs, sealer, over = false }: KeptFile,
): Promise<StoredFile> {
  const file = storedName(name, sealer);
  const { counted, digest } = createDigest();
  // what goes wrong with it before it is read is heard by the pipeline
  if (source instanceof Readable) source.on('error', () => undefined);
  let writing: Promise<void> | undefined;
  const steps = [
    ...(name.endsWith('.gz') ? [createGzip({ level: 3 })] : []),
    ...(sealer ? [sealer.seal(sealedAs)] : []),
    counted,
    (stored: AsyncIterable<Buffer>) => (writing = folder.write(file, stored, over)),
  ];
  try {
    await throughSteps([source, ...steps]);
    return { file, ...digest() };
  } catch (error) {
    // who writes is told of a source that failed, and takes away what is half written
    await writing?.catch(() => undefined);
    throw writeError(error, folder.address);
  }
}

/**
 * Hands on what `keepFile` has written, opened and unpacked.
 *
 * @param file - as it is stored, with all its endings.
 * @returns what of it lies there, as `digestOf` says.
 * @throws BackupError where it is damaged, or sealed with another passphrase.
 */
export async function readFileInto(
  folder: BackupFolder,
  file: string,
  { sealedAs, sealer }: { sealedAs: string; sealer: Sealer | null },
  take: (source: AsyncIterable<Buffer>) => Promise<void>,
): Promise<Omit<StoredFile, 'file'>> {
  const isSealed = file.endsWith(SEALED);
  if (isSealed && !sealer) {
    throw new BackupError(
      'This backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE to its passphrase',
    );
  }
  const { counted, digest } = createDigest();
  const steps = [
    counted,
    ...(isSealed && sealer ? [sealer.open(sealedAs)] : []),
    ...(plainName(file).endsWith('.gz') ? [createGunzip()] : []),
    take,
  ];
  try {
    await throughSteps([folder.read(file), ...steps]);
    return digest();
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new BackupError(`${sealedAs} is damaged: it cannot be unpacked`, { cause: error });
    }
    throw error;
  }
}

/** Runs a pipeline of as many steps as there are; its types know fixed numbers, and lists of streams alone. */
const throughSteps = (steps: unknown[]): Promise<void> => pipeline(steps as NodeJS.ReadWriteStream[]);

/** SHA-256 and length of a file as it lies there. */
export async function digestOf(folder: BackupFolder, file: string): Promise<Omit<StoredFile, 'file'>> {
  const { counted, digest } = createDigest();
  for await (const chunk of counted(folder.read(file))) void chunk;
  return digest();
}

/** A step of a pipeline that counts what goes through it, and what it was when all has. */
function createDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *counted(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    digest: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
