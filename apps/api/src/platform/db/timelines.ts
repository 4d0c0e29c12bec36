import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Logger } from '../logging/logger';
import { errorCode, FormerPrimary } from './errors';

/** Asks one connection, as `pg` does. */
export type Ask = (sql: string) => Promise<{ rows: unknown[] }>;

/** Keeps a shop from writing to a server that another one has taken over from. */
export interface Timelines {
  /**
   * Finds out which timeline a server that takes writes is on, and notes it.
   * @throws FormerPrimary where the shop has been on a later one of the same cluster
   */
  check(client: object, ask: Ask): Promise<void>;
  /** Whether a later one has been seen since this connection was checked. */
  isBehind(client: object): boolean;
}

/** Each promotion begins another timeline of the same cluster; the log's names begin with it. A standby has none of its own. */
const WHERE = `select (select system_identifier::text from pg_control_system()) as cluster,
  case when pg_is_in_recovery() then null else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;
/** What a server says that lets nobody ask this, or knows no such thing. */
const NOT_TOLD = new Set(['42501', '42883', '0A000', '55000']);
const SAY_AGAIN_MS = 30_000;
const FILE = 'timelines.json';

const Seen = z.record(z.string(), z.int().positive());
const Row = z.object({ cluster: z.string(), timeline: z.string().nullable() });

/** Where the highest that was seen of each cluster is kept. */
export const timelinesFile = (dataDir: string): string => join(dataDir, FILE);

/**
 * Notes the highest timeline of each cluster in memory, and in a file that other processes and the next start read: a process
 * that begins with the first host of a list knows it, too.
 * @param file null: in memory alone
 */
export function watchTimelines(file: string | null, logger: Logger): Timelines {
  const highest = new Map<string, number>();
  const places = new WeakMap<object, { cluster: string; timeline: number }>();
  let saidAt = -Infinity;
  let writing: Promise<void> = Promise.resolve();

  function readKept(): void {
    if (file === null) return;
    try {
      for (const [cluster, timeline] of Object.entries(Seen.parse(JSON.parse(readFileSync(file, 'utf8')))))
        highest.set(cluster, Math.max(timeline, highest.get(cluster) ?? 0));
    } catch (error) {
      // none yet; one that cannot be read keeps nobody from selling, and is written anew
      if (errorCode(error) !== 'ENOENT') logger.warn({ err: error, file }, 'it is not known which timelines were seen');
    }
  }

  async function write(): Promise<void> {
    if (file === null) return;
    const half = `${file}.${randomBytes(6).toString('hex')}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(half, JSON.stringify(Object.fromEntries(highest)));
      await rename(half, file);
    } catch (error) {
      logger.warn({ err: error, file }, 'the timeline of the database could not be noted');
      await rm(half, { force: true }).catch(() => undefined);
    }
  }

  function refuse(timeline: number, latest: number): never {
    const error = new FormerPrimary(timeline, latest);
    if (performance.now() - saidAt > SAY_AGAIN_MS) {
      saidAt = performance.now();
      logger.error(
        { timeline, latest, file },
        'a database that another one has taken over from takes writes: it is refused. Keep it from starting as a primary; if it was brought back on purpose, remove that file and start the shop anew',
      );
    }
    throw error;
  }

  return {
    async check(client, ask) {
      const answer = await ask(WHERE).catch((error: unknown) => {
        if (NOT_TOLD.has(errorCode(error) ?? '')) return null;
        throw error;
      });
      const found = Row.safeParse(answer?.rows[0]);
      if (!found.success || found.data.timeline === null) return;
      const { cluster } = found.data;
      const timeline = parseInt(found.data.timeline, 16);
      readKept();
      const latest = highest.get(cluster) ?? 0;
      if (timeline < latest) refuse(timeline, latest);
      places.set(client, { cluster, timeline });
      if (timeline === latest) return;
      highest.set(cluster, timeline);
      writing = writing.then(write);
      await writing;
    },
    isBehind(client) {
      const place = places.get(client);
      return place !== undefined && place.timeline < (highest.get(place.cluster) ?? 0);
    },
  };
}
