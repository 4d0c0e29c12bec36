import type { Logger } from '../logging/logger';
import { startSweeper } from '../jobs/sweeper';
import { identifyCluster } from '@seduh/embedded-postgres';
import { BackupError } from './error';
import { listBases, listWal, newestLineage, placeOf, readManifest, type Place } from './place';
import { removeOutdated } from './retention';
import { shipUploads, shipWal } from './ship';
import { checkApart, } from './place';
import { clusterDir, takeBase, withBackupLock, type BackupSource } from './take';
import { followChain, isSegment, leadsTo, numberAt } from './wal';

/** How often what was written since is taken along. */
const SHIP_EVERY_MS = 10_000;
const HOUR_MS = 60 * 60_000;

/** When base backups are made, and how long they are kept. */
export interface BackupPlan {
  everyHours: number;
  keepDays: number;
}

/** Backups that go by themselves, while the shop runs. */
export interface ScheduledBackups {
  /** Ends what is under way. */
  stop(): Promise<void>;
  /** Takes along what PostgreSQL has laid out at its end; to be called when it has stopped. */
  shipLast(): Promise<void>;
}

/**
 * Keeps copies while the shop runs: the log and new pictures every ten seconds, a base backup when one is due, which is
 * also where the log has a gap. Of several processes one does it at a time. What fails is logged and tried again.
 */
export function startBackups(source: BackupSource, plan: BackupPlan, logger: Logger): ScheduledBackups {
  checkApart(source.backupDir, source.dataDir);
  const stopping = new AbortController();
  let systemId: string | undefined;
  const place = async (): Promise<Place> => {
    systemId ??= (await identifyCluster(source.connection())).systemId;
    return placeOf(source.backupDir, systemId);
  };
  const sweep = () =>
    withBackupLock(source.backupDir, async () => {
      const kept = await place();
      await shipWal(clusterDir(source.dataDir), kept, source.sealer);
      await shipUploads(source.dataDir, kept, source.sealer);
      const why = await whyDue(kept, source, plan);
      if (!why || stopping.signal.aborted) return;
      const { name } = await takeBase(source, stopping.signal);
      const removed = await removeOutdated(kept, source.sealer, { keepDays: plan.keepDays, now: new Date() });
      logger.info({ backup: name, why, removed }, 'backup made');
    });
  const guarded = async () => {
    await sweep().catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      logger.error({ err: error }, 'the backup failed, trying again');
    });
  };
  const sweeper = startSweeper(guarded, logger, SHIP_EVERY_MS);
  return {
    async stop() {
      stopping.abort();
      await sweeper.stop();
    },
    async shipLast() {
      if (systemId === undefined) return;
      const kept = placeOf(source.backupDir, systemId);
      const last = withBackupLock(source.backupDir, () =>
        shipWal(clusterDir(source.dataDir), kept, source.sealer),
      );
      // it lies in the outbox, and goes with the next start
      await last.catch((error: unknown) => logger.warn({ err: error }, 'the end of the log was not backed up yet'));
    },
  };
}

/** Why a base backup is due; null where none is. */
async function whyDue(place: Place, { sealer }: BackupSource, { everyHours }: BackupPlan): Promise<string | null> {
  const newest = (await listBases(place)).at(-1);
  if (!newest) return 'there is none yet';
  if (Date.now() - newest.startedAt.getTime() >= everyHours * HOUR_MS) return 'the last one is old';
  try {
    const manifest = await readManifest(place, newest.name, sealer);
    const lineage = await newestLineage(place, sealer);
    if (!leadsTo(lineage, manifest)) return 'the shop has gone another way since';
    const segments = [...(await listWal(place)).keys()].filter(isSegment);
    if (followChain(lineage, numberAt(manifest.start), segments).missing) return 'the log after it has a gap';
  } catch (error) {
    if (error instanceof BackupError) return 'the last one cannot be read';
    throw error;
  }
  return null;
}
