import { identifyCluster } from '@seduh/embedded-postgres';
import { startSweeper } from '../jobs/sweeper';
import type { Logger } from '../logging/logger';
import { backupRan } from '../observe/signals';
import { BackupBusy, unreadable } from './error';
import { claimLog } from './log-place';
import { lineageOf, listBases, listWal, placeOf, readManifest, type Place } from './place';
import { removeOutdated } from './retention';
import { shipUploads, shipWal } from './ship';
import type { Sealer } from './seal';
import type { BackupPart } from './store';
import { clusterDir, takeBase, type BackupSource } from './take';
import { followChain, isSegment, leadsTo, numberAt } from './wal';

/** How often what was written since is taken along. */
const SHIP_EVERY_MS = 10_000;
/** Twice that, at an end, and PostgreSQL still stops in time. */
const END_WITHIN_MS = 2_500;
const HOUR_MS = 60 * 60_000;

/** When base backups are made, and how long they are kept. */
interface BackupPlan {
  everyHours: number;
  keepDays: number;
  /** How often what was written since is taken along, ms. Default 10 s. */
  shipEveryMs?: number;
}

/** Backups that go by themselves, while the shop runs. */
export interface ScheduledBackups {
  /** Ends what is under way. */
  stop(): Promise<void>;
  /** Takes along what PostgreSQL has laid out at its end; to be called when it has stopped. */
  shipLast(): Promise<void>;
}

/**
 * Keeps copies while the shop runs: the log every ten seconds, beside it a base backup when one is due, which is also when
 * the log has a gap, and new pictures; none of them holds back another. Of several processes one does each at a time. What
 * fails is logged and tried again.
 * @throws BackupError where the copies would lie beside the data.
 */
export function startBackups(source: BackupSource, plan: BackupPlan, logger: Logger): ScheduledBackups {
  const { store, now = () => new Date() } = source;
  store.checkApart(source.dataDir);
  const cluster = clusterDir(source.dataDir);
  const stopping = new AbortController();
  let place: Place | undefined;
  let shipped = 0;
  let isLogKept = false;
  let looked = { at: -Infinity, shipped };

  const sweepLog = async () => {
    try {
      const { systemId } = await identifyCluster(source.connection());
      place = placeOf(store, systemId);
      await claimLog(source.dataDir, place);
      shipped += await shipWal(cluster, place, source.sealer);
      isLogKept = true;
    } catch (error) {
      isLogKept = false;
      throw error;
    }
  };
  const sweepBase = async () => {
    const seen = shipped;
    // where a look costs something it is had when something has changed, or may have
    if (seen === looked.shipped && performance.now() - looked.at < store.lookEveryMs) return;
    const { systemId, timeline } = await identifyCluster(source.connection());
    const known = placeOf(store, systemId);
    const look = () => whyDue(known, source.sealer, { everyHours: plan.everyHours, timeline, at: now().getTime() });
    let why = await look();
    if (why !== null) {
      // what was known may be old, of copies that another program has made nothing is known here, and what is seen while
      // segments are written may lack one
      store.forget();
      why = await look();
    }
    if (why === null) looked = { at: performance.now(), shipped: seen };
    if (why === null || stopping.signal.aborted) return;
    const { name, uploadsMissing } = await takeBase(source, stopping.signal);
    const removed = await removeOutdated(known, source.sealer, { keepDays: plan.keepDays, now: now() });
    logger.info({ backup: name, why, removed }, 'backup made');
    if (uploadsMissing !== null)
      logger.warn({ backup: name, why: uploadsMissing }, 'the backup does not have all pictures yet');
  };
  const sweepPictures = async () => {
    const { systemId } = await identifyCluster(source.connection());
    await shipUploads(source.uploads, placeOf(store, systemId), source.sealer, { signal: stopping.signal });
  };
  const attempt = (work: () => Promise<void>, part: BackupPart, failed: string) => async () => {
    try {
      await store.lock(work, part);
      backupRan.tell({ part, isDone: true });
    } catch (error) {
      // another process is at it, and tells what becomes of it
      if (error instanceof BackupBusy || stopping.signal.aborted) return;
      backupRan.tell({ part, isDone: false });
      logger.error({ err: error }, failed);
    }
  };
  /** The process is killed a few seconds after it was told to end: a store that is silent by then is not waited for. */
  const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
    const late = setTimeout(store.interrupt, END_WITHIN_MS);
    return work().finally(() => clearTimeout(late));
  };
  const makeBase = attempt(sweepBase, 'all', 'the backup failed, trying again');
  const everyMs = plan.shipEveryMs ?? SHIP_EVERY_MS;
  const sweepers = [
    startSweeper('log', attempt(sweepLog, 'log', 'the log is not backed up, trying again'), logger, everyMs),
    // a place that does not take the log, as that of another shop does not, gets no base backup, and has said why
    startSweeper('backups', async () => (isLogKept ? makeBase() : undefined), logger, everyMs),
    startSweeper(
      'pictures',
      attempt(sweepPictures, 'pictures', 'pictures are not backed up, trying again'),
      logger,
      source.uploads.lookEveryMs,
    ),
  ];
  return {
    async stop() {
      stopping.abort();
      await inTime(() => Promise.all(sweepers.map((sweeper) => sweeper.stop())));
    },
    async shipLast() {
      const known = place;
      if (!known) return;
      const last = inTime(() => store.lock(() => shipWal(cluster, known, source.sealer), 'log'));
      // it lies in the outbox, and goes with the next start
      await last.catch((error: unknown) => logger.warn({ err: error }, 'the end of the log is not backed up yet'));
    },
  };
}

/** Why a base backup is due; null where none is. */
async function whyDue(
  place: Place,
  sealer: Sealer | null,
  { everyHours, timeline, at }: { everyHours: number; timeline: number; at: number },
): Promise<string | null> {
  const newest = (await listBases(place)).at(-1);
  if (!newest) return 'there is none yet';
  if (at - newest.startedAt.getTime() >= everyHours * HOUR_MS) return 'the last one is old';
  const manifest = await readManifest(place, newest.name, sealer).catch(unreadable);
  if (!manifest) return 'the last one cannot be read';
  const lineage = await lineageOf(place, timeline, sealer).catch(unreadable);
  // with another passphrase than by then nothing can be said about the way from there to here
  if (!lineage) return manifest.timeline === timeline ? null : 'the last one is of another time';
  if (!leadsTo(lineage, manifest)) return 'the last one does not lead to what the shop is by now';
  const segments = [...(await listWal(place)).keys()].filter(isSegment);
  return followChain(lineage, numberAt(manifest.start), segments).missing ? 'the log after it has a gap' : null;
}
