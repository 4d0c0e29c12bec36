import { rename, rm, stat } from 'node:fs/promises';
import { Pool } from 'pg';
import { readEnv, type Env } from './env';
import { BackupError } from './platform/backup/error';
import { refuseNewShop } from './platform/backup/existing-shop';
import { moveDatabase, MOVING } from './platform/backup/logical/move';
import { clusterDir } from './platform/backup/take';
import { openDatabase } from './platform/db/database';
import { startShopPostgres } from './platform/db/embedded';
import { copyImages } from './platform/images/copy';
import { localStore } from './platform/images/local-store';
import { openBucket, uploadsDir } from './platform/images/open-store';
import { shopIdOf } from './platform/images/owner-repository';
import type { PictureBucket } from './platform/s3/variables';
import type { S3Store } from './platform/images/s3-store';
import type { ImageStore } from './platform/images/store';
import { processLogger, reasonOf } from './platform/logging/logger';

const USAGE =
  'usage: DATABASE_URL=postgres://… move to-server | DATABASE_URL=postgres://… move to-embedded | ' +
  'S3_BUCKET=… move to-bucket | S3_BUCKET=… move to-folder | S3_BUCKET=… move take-bucket';
/** How often it is said how far a copy of pictures is, in files. */
const TELL_EVERY = 500;

const note = (line: string) => void process.stdout.write(`${line}\n`);
const logger = processLogger('warn', (line) => process.stderr.write(line));

/**
 * Moves a shop that is stopped from its embedded database to the empty one that DATABASE_URL names, or back; or pictures,
 * of a shop that may be open, into the bucket that S3_BUCKET names, or back; or makes a bucket the shop's own. What was
 * moved away from stays as it is, under another name where the shop would still open it.
 */
async function main(): Promise<void> {
  const [way, ...rest] = process.argv.slice(2).filter((arg) => arg !== '--');
  const env = readEnv();
  if (rest.length === 0 && way === 'take-bucket') return takeBucket(env, await openBucket(bucketOf(env)));
  if (rest.length === 0 && (way === 'to-bucket' || way === 'to-folder')) return movePictures(env, way);
  const { databaseUrl } = env.byHand;
  if (!databaseUrl || rest.length > 0 || (way !== 'to-server' && way !== 'to-embedded')) throw new BackupError(USAGE);
  const cluster = clusterDir(env.dataDir);
  const isThere = (await stat(cluster).catch(() => null)) !== null;
  if (way === 'to-server') {
    if (!isThere) throw new BackupError(`There is no embedded database in DATA_DIR (${env.dataDir})`);
    await betweenEmbedded(env, cluster, (embedded, server) => moveDatabase(embedded, server, logger));
    const aside = `${cluster}.moved-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`;
    await rename(cluster, aside);
    note(`Moved to the server. The embedded database lies in ${aside}: remove it when you are sure.`);
    note('Start the shop with DATABASE_URL, and the same DATA_DIR, which keeps pictures and keys.');
    noteBucket(env);
    return;
  }
  if (isThere) throw new BackupError(`DATA_DIR (${env.dataDir}) has an embedded database already: move it away first`);
  const draft = `${cluster}.moving`;
  // of a move that was killed
  await rm(draft, { recursive: true, force: true });
  try {
    await betweenEmbedded(env, draft, (embedded, server) => moveDatabase(server, embedded, logger));
    await rename(draft, cluster);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  note(`Moved into ${cluster}. The server's database is as it was.`);
  note('Start the shop without DATABASE_URL.');
  noteBucket(env);
}

/** To the bucket the moved database is another one. */
function noteBucket({ s3 }: Env): void {
  if (s3) note('Then have it take its bucket along: npm run move -- take-bucket');
}

function bucketOf({ s3 }: Env): PictureBucket {
  if (s3) return s3;
  throw new BackupError('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to the bucket, and run it again');
}

/** From now on this shop, and no other, removes from the bucket what none of its rows shows. */
async function takeBucket(env: Env, bucket: S3Store): Promise<void> {
  await refuseNewShop(env);
  const database = await openDatabase({ ...env, ...env.byHand, logger, migrate: false });
  try {
    await bucket.writeOwner(await shopIdOf(database.jobs));
  } finally {
    await database.close();
  }
  note('The bucket is this shop’s now: no other removes pictures from it.');
}

async function movePictures(env: Env, way: 'to-bucket' | 'to-folder'): Promise<void> {
  const { dataDir } = env;
  const s3 = bucketOf(env);
  const uploads = uploadsDir(dataDir);
  const isThere = (await stat(uploads).catch(() => null)) !== null;
  // a wrong DATA_DIR would look like a shop without pictures
  if (way === 'to-bucket' && !isThere) throw new BackupError(`There are no pictures in DATA_DIR (${dataDir})`);
  if (way === 'to-bucket') await refuseNewShop(env);
  // a mistyped one would be made, filled, and opened by nobody
  else if (!(await stat(dataDir).catch(() => null))) throw new BackupError(`There is no DATA_DIR (${dataDir})`);
  const [bucket, folder] = [await openBucket(s3), await localStore(uploads)];
  const [from, to]: [ImageStore, ImageStore] = way === 'to-bucket' ? [folder, bucket] : [bucket, folder];
  const started = performance.now();
  const { files, copied, same, gone, bytes } = await copyImages(
    from,
    to,
    ({ files: all, copied: now, same: before, gone: lost }) => {
      const done = now + before + lost;
      if (done % TELL_EVERY === 0) note(`${done} of ${all} files …`);
    },
  ).catch((error: unknown) => {
    throw new BackupError(`${reasonOf(error)}\nRun it again: it goes on where it was`, { cause: error });
  });
  // a bucket of another name that is there, too, looks like one whose pictures have all been moved
  if (way === 'to-folder' && files === 0)
    throw new BackupError(`There are no pictures in the bucket ${s3.bucket} at ${s3.endpoint}`);
  if (way === 'to-bucket') await takeBucket(env, bucket);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  note(
    `${files} files of pictures: ${copied} copied (${(bytes / 1e6).toFixed(1)} MB) and read back, ${same} there before, ${gone} removed meanwhile; ${seconds} s.`,
  );
  note(
    way === 'to-bucket'
      ? `Start the shop with the same S3_ settings, then run this once more: it takes along what came meanwhile. ${uploads} is as it was.`
      : 'Start the shop without the S3_ settings, then run this once more with them: it takes along what came meanwhile. The bucket is as it was.',
  );
}

/** Opens both ends; the embedded one is ours alone. */
async function betweenEmbedded(
  { byHand: { databaseUrl }, pgBinDir }: Env,
  cluster: string,
  work: (embedded: Pool, server: Pool) => Promise<void>,
): Promise<void> {
  const postgres = await startShopPostgres({ dataDir: cluster, binDir: pgBinDir, logger });
  const settings = { max: 3, application_name: MOVING };
  const embedded = new Pool({ ...postgres.connection, ...settings });
  const server = new Pool({ connectionString: databaseUrl, ...settings });
  for (const pool of [embedded, server]) pool.on('error', () => undefined);
  try {
    if (postgres.attached) throw new BackupError('The shop is still open. Stop it first, then move');
    await work(embedded, server);
  } finally {
    await Promise.all([embedded.end(), server.end()]);
    await postgres.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
