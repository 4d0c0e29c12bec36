import { pictureUrl } from '@seduh/contract/constants';
import type { Clock } from '../../clock';
import type { DbLogger } from '../../db/logger';
import type { Db } from '../../db/tx';
import { parsePictureFile } from '../../images/names';
import { removePicture } from '../../images/remove';
import type { ImageStore } from '../../images/store';
import { PERIODS } from './periods';
import { deleteOld, findShown } from './repository';

/** Rows of one statement: locks are held for a moment, and nobody waits behind it. */
const BATCH = 500;
/** Batches of one table in one run; the next run goes on. */
const BATCHES = 20;
const DAY_MS = 24 * 60 * 60_000;

interface RetentionContext {
  db: Db;
  clock: Clock;
  images: ImageStore;
  logger: DbLogger;
}

/** Deletes what is older than its period. Any number of processes may do it at once. */
export async function deleteWhatIsOld({ db, clock, logger }: RetentionContext): Promise<void> {
  for (const period of PERIODS) {
    let gone = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const deleted = await deleteOld(db, period, clock.now(), BATCH);
      gone += deleted;
      if (deleted < BATCH) break;
    }
    if (gone > 0) logger.info({ table: period.table, rows: gone }, 'deleted what is past its period');
  }
}

/**
 * Takes uploaded pictures off the disk that nothing shows any more: of a process that ended between the picture and its
 * row, or of a row that has another one now. Those of the last day stay: their row may be about to be written.
 */
export async function removeOrphanedPictures({ db, images, logger }: RetentionContext): Promise<void> {
  const files = await images.list(DAY_MS);
  const names = [...new Set(files.flatMap((file) => parsePictureFile(file)?.name ?? []))];
  let gone = 0;
  for (let start = 0; start < names.length; start += BATCH) {
    const some = names.slice(start, start + BATCH);
    const shown = await findShown(db, some);
    for (const name of some.filter((one) => !shown.has(one))) {
      await removePicture(images, pictureUrl(name));
      gone += 1;
    }
  }
  if (gone > 0) logger.info({ pictures: gone }, 'removed pictures that nothing shows');
}
