import { imageUrl } from '@seduh/contract/constants';
import type { Clock } from '../clock';
import type { Db } from '../db/tx';
import { parseImageFile } from '../images/names';
import { removeImage, type ImageStore } from '../images/store';
import type { Logger } from '../logging/logger';
import { deleteBatch, findShown, type ImageTable, type Period } from './retention-repository';

interface RetentionContext {
  db: Db;
  clock: Clock;
  logger: Logger;
}

/** Rows of one statement: locks are held for a moment, and nobody waits behind it. */
const BATCH = 500;
/** Batches of one table in one run; the next run goes on. */
const BATCHES = 20;
const DAY_MS = 24 * 60 * 60_000;

/** Deletes what is older than its period. Any number of processes may do it at once. */
export async function deleteExpired(
  { db, clock, logger }: RetentionContext,
  periods: readonly Period[],
): Promise<void> {
  for (const period of periods) {
    let rows = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const deleted = await deleteBatch(db, period, clock.now(), BATCH);
      rows += deleted;
      if (deleted < BATCH) break;
    }
    if (rows > 0) logger.info({ table: period.table, rows }, 'deleted what is past its period');
  }
}

/**
 * Removes uploaded images that none of the tables shows any more: of a process that ended between the image and its row,
 * or of a row that has another one now. Those of the last day stay: their row may be about to be written.
 * @param signal ends it after the image under way
 */
export async function removeOrphanedImages(
  { db, logger }: Omit<RetentionContext, 'clock'>,
  images: ImageStore,
  shownBy: readonly ImageTable[],
  signal?: AbortSignal,
): Promise<void> {
  const files = await images.list(DAY_MS);
  const names = [...new Set(files.flatMap((file) => parseImageFile(file)?.name ?? []))];
  let gone = 0;
  let failure: unknown;
  const isOver = () => signal?.aborted ?? false;
  for (let start = 0; start < names.length && !isOver(); start += BATCH) {
    const urls = names.slice(start, start + BATCH).map((name) => imageUrl(name));
    const shown = await findShown(db, urls, shownBy);
    for (const url of urls.filter((one) => !shown.has(one))) {
      if (isOver()) break;
      const failed = await removeImage(images, url);
      if (failed === null) gone += 1;
      else failure ??= failed;
    }
  }
  if (gone > 0) logger.info({ images: gone }, 'removed images that nothing shows');
  // what is left is tried again by the next run
  if (failure !== undefined) throw failure;
}
