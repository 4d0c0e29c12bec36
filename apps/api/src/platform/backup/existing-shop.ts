import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './error';
import { clusterDir } from './take';

/**
 * For programs that are about a shop there is: a wrong DATA_DIR would be made into an empty one, and that be copied, changed,
 * or given the bucket.
 *
 * @throws BackupError
 */
export async function refuseNewShop({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }) {
  if (databaseUrl || (await stat(join(clusterDir(dataDir), 'PG_VERSION')).catch(() => null))) return;
  throw new BackupError(
    `There is no shop in DATA_DIR (${dataDir}). Name the folder that it was started with, or DATABASE_URL where its database is a server’s`,
  );
}
