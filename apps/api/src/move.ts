import { rename, rm, stat } from 'node:fs/promises';
import { Pool } from 'pg';
import { readEnv, type Env } from './env';
import { BackupError } from './platform/backup/error';
import { moveDatabase, MOVING } from './platform/backup/logical/move';
import { clusterDir } from './platform/backup/take';
import { startShopPostgres } from './platform/db/embedded';
import { processLogger, reasonOf } from './platform/logging/logger';

const USAGE = 'usage: DATABASE_URL=postgres://… move to-server | DATABASE_URL=postgres://… move to-embedded';

const note = (line: string) => void process.stdout.write(`${line}\n`);
const logger = processLogger('warn', (line) => process.stderr.write(line));

/**
 * Moves a shop that is stopped from its embedded database to the empty one that DATABASE_URL names, or back. What was
 * moved away from stays as it is, under another name where the shop would still open it.
 */
async function main(): Promise<void> {
  const [way, ...rest] = process.argv.slice(2).filter((arg) => arg !== '--');
  const env = readEnv();
  const { databaseUrl } = env.byHand;
  if (!databaseUrl || rest.length > 0 || (way !== 'to-server' && way !== 'to-embedded')) throw new BackupError(USAGE);
  const cluster = clusterDir(env.dataDir);
  const isThere = (await stat(cluster).catch(() => null)) !== null;
  if (way === 'to-server') {
    if (!isThere) throw new BackupError(`There is no shop in DATA_DIR (${env.dataDir})`);
    await betweenEmbedded(env, cluster, (embedded, server) => moveDatabase(embedded, server, logger));
    const aside = `${cluster}.moved-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`;
    await rename(cluster, aside);
    note(`Moved to the server. The embedded database lies in ${aside}: remove it when you are sure.`);
    note('Start the shop with DATABASE_URL, and the same DATA_DIR, which keeps pictures and keys.');
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
