import { join } from 'node:path';
import type { S3Settings } from '../images/s3-client';
import type { Logger } from '../logging/logger';
import { folderPlace } from './folder';
import { createKeptAssets, type KeptAssets } from './kept-assets';

interface Where {
  dataDir: string;
  /** A folder that processes share for this alone; null: where pictures are. */
  assetsDir: string | null;
  /** The bucket that keeps pictures; null: they lie in DATA_DIR. */
  s3: S3Settings | null;
}

/** Longer than it takes to fill a bucket; a store that is silent must not keep a shop from opening. */
const AT_START_MS = 10_000;

/** Opens where files of builds are kept: wherever processes already share pictures, unless a folder is named. */
export async function openKeptAssets(
  { dataDir, assetsDir, s3 }: Where,
  storefrontDir: string,
  logger: Logger,
): Promise<KeptAssets> {
  const build = { assetsDir: join(storefrontDir, 'assets'), logger };
  if (assetsDir !== null || !s3)
    return createKeptAssets({ ...build, place: folderPlace(assetsDir ?? join(dataDir, 'assets')) });
  const { bucketPlace } = await import('./bucket');
  return createKeptAssets({ ...build, place: bucketPlace(s3) });
}

/**
 * Keeps this process's build before anybody is sent to it, if that takes no longer than a start may. What cannot be kept is
 * tried again by the sweep, and costs a page that asks elsewhere one reload.
 */
export async function keepAtStart(assets: KeptAssets, logger: Logger, mostMs = AT_START_MS): Promise<void> {
  const kept = assets.keep().catch((error: unknown) => {
    logger.warn({ err: error }, 'the files of this build could not be kept for other processes, trying again');
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostMs);
  });
  await Promise.race([kept, late]);
  clearTimeout(timer);
}
