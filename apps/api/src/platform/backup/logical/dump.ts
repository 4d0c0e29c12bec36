import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { migrations } from '../../db/migrations';
import type { Logger } from '../../logging/logger';
import { ImageStoreError } from '../../images/store';
import { BackupError } from '../error';
import { digestOf, keepFile, keepFolder, namesIn, plainName, readFileInto, type StoredFile } from '../files';
import { readJson } from '../place';
import type { Sealer } from '../seal';
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

/**
 * Writes a shop as a folder that any version of PostgreSQL can be filled from: each table as text in one snapshot,
 * pictures, keys. The shop goes on meanwhile.
 * @returns why its pictures may not be all there, as they lie far away and cannot be had; null where they are.
 * @throws BackupError where the folder is there already, or there is no room.
 */
export async function writeDump(
  pool: Pool,
  { dataDir, uploads }: DumpSource,
  folder: string,
  sealer: Sealer | null,
): Promise<string | null> {
  if (await readdir(folder).catch(() => null)) throw new BackupError(`${folder} is there already: name another folder`);
  const client = await pool.connect();
  try {
    return await keepFolder(folder, async (half) => {
      const files: StoredFile[] = [];
      const keep = async (name: string, source: Parameters<typeof keepFile>[0]) => {
        files.push(await keepFile(source, { folder: half, name, sealedAs: sealedAs(name), sealer }));
      };
      const { rows, ...contents } = await readContents(client);
      for (const table of contents.tables) await keep(tableFile(table.name), await rows(table));
      await keep(FILES_TAR, packFiles(dataDir));
      const uploadsMissing = await keepUploads(uploads, (name, source) => keep(uploadFile(name), source));
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
export async function openDump(folder: string, sealer: Sealer | null): Promise<CheckedDump> {
  const names = await namesIn(folder);
  const index = names.find((name) => plainName(name) === CONTENTS);
  if (!index) throw new BackupError(`There is no dump of a shop in ${folder}`);
  const read = Dump.safeParse(await readJson(folder, index, { sealedAs: sealedAs(CONTENTS), sealer }));
  if (!read.success) throw new BackupError(`The dump in ${folder} is damaged, or of a newer version`);
  const dump = read.data;
  for (const { file, bytes, sha256 } of dump.files) {
    const digest = await digestOf(join(folder, file)).catch(() => null);
    if (digest?.sha256 !== sha256 || digest.bytes !== bytes) {
      throw new BackupError(`The dump in ${folder} is damaged: ${file} is missing or not as it was written`);
    }
  }
  const fileOf = (name: string) => dump.files.find(({ file }) => plainName(file) === name)?.file ?? name;
  const readInto = (name: string, take: (source: AsyncIterable<Buffer>) => Promise<void>) =>
    readFileInto(folder, fileOf(name), { sealedAs: sealedAs(name), sealer }, take);
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
        const name = plainName(file);
        if (!name.startsWith(uploadFile(''))) continue;
        const target = { folder: join(into, 'uploads'), name: name.slice(uploadFile('').length), sealer: null };
        await readInto(name, async (source) => {
          await keepFile(source, { ...target, sealedAs: name });
        });
      }
    },
  };
}
