import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnv, type Env } from './env';
import { BackupError, NAME_A_PLACE } from './platform/backup/error';
import { dumpPlace, openDump } from './platform/backup/logical/dump';
import { intoEmpty, restoreShop } from './platform/backup/restore';
import { createSealer, type Sealer } from './platform/backup/seal';
import { openBackupStore } from './platform/backup/open-store';
import type { BackupStore } from './platform/backup/store';
import { openDatabase } from './platform/db/database';
import { uploadsDir } from './platform/images/open-store';
import { processLogger, reasonOf } from './platform/logging/logger';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

const START = 'Start the shop as ever: npm start, or node apps/api/dist/server.js';

const note = (line: string) => void process.stdout.write(`${line}\n`);
const logger = processLogger('warn', (line) => process.stderr.write(line));

/**
 * Brings a shop back into an empty DATA_DIR: from BACKUP_DIR or the bucket of backups, to a moment by `--to`, or from a dump. Exit code 1 where
 * that fails; the folder is as empty as before then.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, shop: { type: 'string' }, dump: { type: 'string' } },
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
  });
  const env = readEnv();
  const sealer = env.backup.passphrase === null ? null : createSealer(env.backup.passphrase);
  const store = await openBackupStore(env.backup);
  if (values.dump !== undefined) return restoreDump(env, values.dump, sealer, env.backup.s3 && store);
  if (!store) throw new BackupError(NAME_A_PLACE);
  if (env.databaseUrl) {
    throw new BackupError('With DATABASE_URL only a dump can be brought back: npm run restore -- --dump FOLDER');
  }
  const restored = await restoreShop({
    store,
    systemId: values.shop,
    dataDir: env.dataDir,
    until: values.to === undefined ? undefined : instantOf(values.to),
    sealer,
    pgBinDir: env.pgBinDir,
    logger,
  });
  const last = restored.lastTransaction?.toISOString();
  note(`Brought back into ${env.dataDir}, from the backup ${restored.base}.`);
  note(last ? `The last change in it is of ${last}.` : 'The copies hold no change from after that backup.');
  if (!restored.reachedTarget) note('The copies end before that moment: what was changed in between is not in them.');
  notePictures(env);
  note(START);
}

/** A moment as people write it down; without its zone it would be a guess. */
function instantOf(text: string): Date {
  const instant = new Date(text);
  if (!INSTANT.test(text) || Number.isNaN(instant.getTime())) {
    throw new BackupError(`--to is no moment with its zone, such as 2026-11-27T14:30:00+07:00: ${text}`);
  }
  if (instant > new Date()) throw new BackupError(`--to lies in the future: ${text}`);
  return instant;
}

async function restoreDump(env: Env, given: string, sealer: Sealer | null, bucket: BackupStore | null): Promise<void> {
  const dump = await openDump(dumpPlace(given, bucket), sealer);
  await intoEmpty(env.dataDir, async (draft) => {
    await mkdir(draft, { recursive: true });
    await dump.unpack(draft);
    const database = await openDatabase({ ...env, ...env.byHand, dataDir: draft, logger, migrate: false });
    try {
      await dump.load(database.pool, logger);
    } finally {
      await database.close();
    }
  });
  note(`Brought back what was written at ${dump.madeAt}: the database, and the files in ${env.dataDir}.`);
  if (dump.uploadsMissing !== null) note(`Not all pictures were in it: ${dump.uploadsMissing}.`);
  notePictures(env);
  note(env.databaseUrl ? `${START}, with the same DATABASE_URL and DATA_DIR` : START);
}

/** A bucket is as it was: what it has lost lies in the folder now. */
function notePictures({ s3, dataDir }: Env): void {
  if (s3) note(`Pictures lie in ${uploadsDir(dataDir)}. Put back what the bucket has lost: npm run move -- to-bucket`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
