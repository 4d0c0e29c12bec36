import { parseArgs } from 'node:util';
import { identifyCluster } from '@seduh/embedded-postgres';
import { readEnv, type Env } from './env';
import { BackupError, NAME_A_PLACE, SERVER_HAS_ITS_OWN } from './platform/backup/error';
import { refuseNewShop } from './platform/backup/existing-shop';
import { dumpPlace, writeDump } from './platform/backup/logical/dump';
import { placeOf } from './platform/backup/place';
import { removeOutdated } from './platform/backup/retention';
import { createSealer, type Sealer } from './platform/backup/seal';
import { shipUploads } from './platform/backup/ship';
import { openBackupStore } from './platform/backup/open-store';
import type { BackupStore } from './platform/backup/store';
import { takeBase, takeLogAlong } from './platform/backup/take';
import { folderUploads, storedUploads, type Uploads } from './platform/backup/uploads';
import { verifyBackups } from './platform/backup/verify';
import { openDatabase } from './platform/db/database';
import { openImageStore } from './platform/images/open-store';
import { processLogger, reasonOf } from './platform/logging/logger';

const USAGE = 'usage: backup [--verify [--shop NUMBER]] | backup --dump FOLDER | backup --dump s3:NAME';

const note = (line: string) => void process.stdout.write(`${line}\n`);
const logger = processLogger('warn', (line) => process.stderr.write(line));

/**
 * Copies a shop, open or not, into BACKUP_DIR or the bucket of backups; with `--verify` reads all copies there from end to end; with `--dump` writes
 * what another database or version of PostgreSQL can be filled with. Exit code 1 where that fails or a copy is damaged.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { verify: { type: 'boolean' }, shop: { type: 'string' }, dump: { type: 'string' } },
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
  });
  const env = readEnv();
  const sealer = env.backup.passphrase === null ? null : createSealer(env.backup.passphrase);
  const store = await openBackupStore(env.backup);
  if (values.dump !== undefined) {
    if (values.verify || values.dump === '') throw new BackupError(USAGE);
    return dump(env, sealer, values.dump, env.backup.s3 && store);
  }
  if (!store) throw new BackupError(NAME_A_PLACE);
  if (values.verify) return verify(store, sealer, values.shop);
  if (env.databaseUrl) throw new BackupError(SERVER_HAS_ITS_OWN);
  return backup(env, store, sealer);
}

async function backup(env: Env, store: BackupStore, sealer: Sealer | null): Promise<void> {
  const { dataDir } = env;
  const { keepDays } = env.backup;
  store.checkApart(dataDir);
  await refuseNewShop(env);
  const database = await openDatabase({ ...env, ...env.byHand, logger, migrate: false });
  try {
    const { connection } = database;
    const uploads = await uploadsOf(env);
    const { systemId } = await identifyCluster(connection());
    // before, and beside the shop's own copies: all of a large bucket may take hours. What fails is tried again, and said, below
    await store.lock(() => shipUploads(uploads, placeOf(store, systemId), sealer), 'pictures').catch(() => undefined);
    await store.lock(async () => {
      const source = { connection, dataDir, uploads, store, sealer };
      const { place, name, uploadsMissing } = await takeBase(source);
      await takeLogAlong(source, place);
      const removed = await removeOutdated(place, sealer, { keepDays, now: new Date() });
      note(`Backed up to ${place.base.folder(name).address}${sealer ? ', encrypted' : ', not encrypted'}.`);
      warnOfPictures(uploadsMissing);
      if (removed.length > 0) note(`Removed, as nothing of the last ${keepDays} days needs it: ${removed.join(', ')}.`);
    });
    const { rows } = await database.pool.query<{ mode: string }>("select current_setting('archive_mode') as mode");
    if (rows[0]?.mode !== 'on')
      note(
        'The open shop was started without BACKUP_DIR and BACKUP_S3_BUCKET: what it writes from now on is not kept.',
      );
  } finally {
    await database.close();
  }
}

/** Pictures, wherever they lie. */
const uploadsOf = async (env: Env): Promise<Uploads> =>
  env.s3 ? storedUploads(await openImageStore(env)) : folderUploads(env.dataDir);

/** A copy of the database without all pictures is a success: without it there would be none. */
function warnOfPictures(missing: string | null): void {
  if (missing !== null)
    process.stderr.write(`Not all pictures are in it: ${missing}. Run it again when they can be had\n`);
}

async function verify(store: BackupStore, sealer: Sealer | null, shop: string | undefined): Promise<void> {
  const { lines, flaws } = await verifyBackups(store, sealer, shop);
  for (const line of lines) note(line);
  if (flaws.length > 0) throw new BackupError(`Not all is well:\n${flaws.join('\n')}`);
  note('All of it could be read to the end.');
}

async function dump(env: Env, sealer: Sealer | null, given: string, bucket: BackupStore | null): Promise<void> {
  const target = dumpPlace(given, bucket);
  await refuseNewShop(env);
  // the schema stays as it is: the copy says under which migrations it was written
  const database = await openDatabase({ ...env, ...env.byHand, logger, migrate: false });
  try {
    const source = { dataDir: env.dataDir, uploads: await uploadsOf(env) };
    const uploadsMissing = await writeDump(database.pool, source, target, sealer);
    note(
      `Written to ${target.within.folder(target.name).address}${sealer ? ', encrypted' : ', not encrypted: it holds accounts and keys'}.`,
    );
    note(`To bring it back, into an empty DATA_DIR and an empty database: npm run restore -- --dump ${given}`);
    warnOfPictures(uploadsMissing);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
