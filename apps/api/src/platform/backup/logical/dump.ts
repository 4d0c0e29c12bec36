import { basename, dirname, join, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { migrations } from '../../db/migrations';
import type { Logger } from '../../logging/logger';
import { ImageStoreError } from '../../images/store';
import { BackupError } from '../error';
import { digestOf, keepFile, readFileInto, type StoredFile } from '../files';
import { localFolder } from '../folder-store';
import { plainName } from '../names';
import { readJson } from '../place';
import type { Sealer } from '../seal';
import type { BackupFolder, BackupStore } from '../store';
import { FILES_TAR, packFiles } from '../take';
import { unpackTar } from '../unpack';
import type { Uploads } from '../uploads';
import { loadContents } from './load';
import { readContents, type TableColumns } from './source';

const CONTENTS = 'contents.json';

const Dump = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ file: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Why pictures that were there by then may not be among them; left out where all are. */
  uploadsMissing: z.string().optional(),
});

const tableFile = (name: string): string => `table-${name}.copy.gz`;
const uploadFile = (name: string): string => `upload-${name}`;
const sealedAs = (name: string): string => `dump/${name}`;

/** What a dump is made of besides the database. */
interface DumpSource {
  dataDir: string;
  uploads: Uploads;
}

/** A folder that a dump is, or is to become. */
interface DumpPlace {
  within: BackupFolder;
  name: string;
  /** Runs `work` while nobody else on this machine writes a dump of that name. */
  lock<T>(work: () => Promise<T>): Promise<T>;
}

/** Begins the name of a dump that lies in the bucket of backups. */
const IN_BUCKET = 's3:';
const NAME_IN_BUCKET = /^[a-z0-9][\w.-]*$/i;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Where the dump lies that `--dump` names: a folder, or `s3:NAME` in the bucket of backups.
 * @throws BackupError where there is no bucket, or that is no name.
 */
export function dumpPlace(given: string, bucket: BackupStore | null): DumpPlace {
  if (!given.startsWith(IN_BUCKET)) {
    const path = resolve(given);
    // two of them work in drafts of their own, and one gets the name
    return { within: localFolder(dirname(path)), name: basename(path), lock: (work) => work() };
  }
  if (!bucket) throw new BackupError(`${given}: set BACKUP_S3_BUCKET to the bucket that it lies in`);
  const name = given.slice(IN_BUCKET.length);
  if (!NAME_IN_BUCKET.test(name)) throw new BackupError(`${given}: name it by letters, digits, dots and dashes`);
  return { within: bucket.root.folder('dumps'), name, lock: (work) => bucket.lock(work, `dump ${name}`) };
}

/**
 * Writes a shop as a folder that any version of PostgreSQL can be filled from: each table as text in one snapshot,
 * pictures, keys. The shop goes on meanwhile.
 * @returns why its pictures may not be all there, as they lie far away and cannot be had; null where they are.
 * @throws BackupError where the folder is there already, or there is no room; BackupBusy where it is being written.
 */
export const writeDump = (
  pool: Pool,
  source: DumpSource,
  place: DumpPlace,
  sealer: Sealer | null,
): Promise<string | null> => place.lock(() => writeAlone(pool, source, place, sealer));

async function writeAlone(
  pool: Pool,
  { dataDir, uploads }: DumpSource,
  { within, name: folderName }: DumpPlace,
  sealer: Sealer | null,
): Promise<string | null> {
  await within.sweep(CONTENTS, DAY_MS);
  if ((await within.folders(CONTENTS)).includes(folderName))
    throw new BackupError(`${within.folder(folderName).address} is there already: name another folder`);
  // what a killed one left half written; in a folder on a disk it has another name
  if ((await within.folders()).includes(folderName)) await within.removeFolder(folderName, CONTENTS);
  const client = await pool.connect();
  try {
    return await within.fillFolder(folderName, CONTENTS, async (half) => {
      const files: StoredFile[] = [];
      const keep = async (name: string, source: Parameters<typeof keepFile>[0]) => {
        files.push(await keepFile(source, { folder: half, name, sealedAs: sealedAs(name), sealer }));
      };
      const { rows, ...contents } = await readContents(client);
      for (const table of contents.tables) await keep(tableFile(table.name), await rows(table));
      await keep(FILES_TAR, packFiles(dataDir));
      const uploadsMissing = await keepUploads(uploads, (name, source) => keep(uploadFile(name), source));
      await refuseTaken(half, files);
      const dump: z.output<typeof Dump> = {
        format: 1,
        madeAt: new Date().toISOString(),
        ...contents,
        files,
        ...(uploadsMissing !== null && { uploadsMissing }),
      };
      const source = Readable.from([Buffer.from(`${JSON.stringify(dump, null, 2)}\n`)]);
      await keepFile(source, { folder: half, name: CONTENTS, sealedAs: sealedAs(CONTENTS), sealer });
      return uploadsMissing;
    });
  } finally {
    client.release(true);
  }
}

/** No lock holds across machines: another one may have taken this dump for one that was left half written. */
async function refuseTaken(half: BackupFolder, files: readonly StoredFile[]): Promise<void> {
  const there = new Map((await half.files()).map(({ file, bytes }) => [file, bytes]));
  const taken = files.find(({ file, bytes }) => there.get(file) !== bytes);
  if (taken) throw new BackupError(`Somebody else writes a dump into ${half.address}: ${taken.file} is not as written`);
}

/** Keeps pictures, as far as they can be had; says why not all can. */
async function keepUploads(
  uploads: Uploads,
  keep: (name: string, source: Readable) => Promise<void>,
): Promise<string | null> {
  let missing: string | null = null;
  try {
    for (const name of await uploads.names()) {
      const source = await uploads.open(name).catch((error: unknown) => {
        if (!(error instanceof ImageStoreError) || error.kind === 'silent') throw error;
        missing ??= error.message;
        return null;
      });
      if (source) await keep(name, source);
    }
    return missing;
  } catch (error) {
    if (error instanceof ImageStoreError) return error.message;
    throw error;
  }
}

/** A dump that is all there: every file is as it was written. */
interface CheckedDump {
  /** When it was made, as an ISO instant. */
  madeAt: string;
  /** Why pictures may be missing in it; null where none are. */
  uploadsMissing: string | null;
  /** Fills an empty database. */
  load(pool: Pool, logger: Logger): Promise<void>;
  /** Unpacks pictures and keys into a folder. */
  unpack(folder: string): Promise<void>;
}

/**
 * Opens a dump and checks every file against its sum.
 * @throws BackupError where it is no dump, damaged, or sealed with another passphrase.
 */
export async function openDump({ within, name }: DumpPlace, sealer: Sealer | null): Promise<CheckedDump> {
  const folder = within.folder(name);
  const names = (await folder.files()).map(({ file }) => file);
  const index = names.find((file) => plainName(file) === CONTENTS);
  if (!index) throw new BackupError(`There is no dump of a shop in ${folder.address}`);
  const read = Dump.safeParse(await readJson(folder, index, { sealedAs: sealedAs(CONTENTS), sealer }));
  if (!read.success) throw new BackupError(`The dump in ${folder.address} is damaged, or of a newer version`);
  const dump = read.data;
  for (const { file, bytes, sha256 } of dump.files) {
    const digest = names.includes(file) ? await digestOf(folder, file) : null;
    if (digest?.sha256 !== sha256 || digest.bytes !== bytes) {
      throw new BackupError(`The dump in ${folder.address} is damaged: ${file} is missing or not as it was written`);
    }
  }
  const fileOf = (plain: string) => dump.files.find(({ file }) => plainName(file) === plain)?.file ?? plain;
  const readInto = (plain: string, take: (source: AsyncIterable<Buffer>) => Promise<void>) =>
    readFileInto(folder, fileOf(plain), { sealedAs: sealedAs(plain), sealer }, take);
  return {
    madeAt: dump.madeAt,
    uploadsMissing: dump.uploadsMissing ?? null,
    load: (pool, logger) => {
      const rows = async (table: TableColumns) => {
        const stream = new PassThrough();
        readInto(tableFile(table.name), (source) => pipeline(source, stream)).catch((error: Error) =>
          stream.destroy(error),
        );
        return stream;
      };
      return loadContents(pool, { ...dump, rows }, migrations, logger);
    },
    async unpack(into) {
      await readInto(FILES_TAR, (source) => unpackTar(source, into, true));
      for (const { file } of dump.files) {
        const plain = plainName(file);
        if (!plain.startsWith(uploadFile(''))) continue;
        const uploads = localFolder(join(into, 'uploads'));
        await readInto(plain, async (source) => {
          await keepFile(source, {
            folder: uploads,
            name: plain.slice(uploadFile('').length),
            sealedAs: plain,
            sealer: null,
          });
        });
      }
    },
  };
}
