import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Logger } from '../logging/logger';
import { primaryChecked } from '../observe/signals';
import { errorCode, FormerPrimary, isConnectionLost, isSilence, isUnreachable } from './errors';

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
/** A server that ends sessions, for whatever reason. */
const SHUTS_DOWN = /^57P0/;
/** What a file is waited for: a network's disk that hangs must keep nobody from the database. */
const READ_MS = 500;
const SAY_AGAIN_MS = 30_000;
const FILE = 'timelines.json';

const Seen = z.record(z.string(), z.int().positive());
type Seen = z.infer<typeof Seen>;
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
  const saidAt = new Map<string, number>();
  let isUnreadableSaid = false;
  let isUnwatchedSaid = false;
  let reading: { seen: Promise<Seen | null>; soon: Promise<unknown> } | undefined;
  let writing = Promise.resolve();

  function isToBeSaid(what: string): boolean {
    const now = performance.now();
    if (now - (saidAt.get(what) ?? -Infinity) < SAY_AGAIN_MS) return false;
    saidAt.set(what, now);
    return true;
  }

  /** What the file says, noted; nothing where it is damaged, null where nobody knows. */
  async function read(from: string): Promise<Seen | null> {
    try {
      const seen = Seen.parse(JSON.parse(await readFile(from, 'utf8')));
      for (const [cluster, timeline] of Object.entries(seen))
        highest.set(cluster, Math.max(timeline, highest.get(cluster) ?? 0));
      isUnreadableSaid = false;
      return seen;
    } catch (error) {
      const code = errorCode(error);
      if (code === 'ENOENT') return {};
      if (!isUnreadableSaid) logger.warn({ err: error, file }, 'it is not known which timelines were seen');
      isUnreadableSaid = true;
      // what is damaged is written anew; what cannot be read right now may know of a later one
      return code === undefined ? {} : null;
    }
  }

  /** One read at a time: whoever comes while one hangs has no time left to wait for it. */
  function readKept(from: string) {
    if (reading) return reading;
    const seen = read(from).finally(() => {
      reading = undefined;
    });
    const late = new AbortController();
    const soon = Promise.race([seen, delay(READ_MS, null, { signal: late.signal }).catch(() => null)]);
    void soon.then(() => late.abort());
    reading = { seen, soon };
    return reading;
  }

  const isMoreThan = (seen: Seen): boolean =>
    [...highest].some(([cluster, timeline]) => (seen[cluster] ?? 0) < timeline);

  async function write(to: string): Promise<void> {
    const half = `${to}.${randomBytes(6).toString('hex')}.part`;
    try {
      // another process may have noted something since
      const seen = await read(to);
      if (seen === null || !isMoreThan(seen)) return;
      await mkdir(dirname(to), { recursive: true });
      await writeFile(half, JSON.stringify(Object.fromEntries(highest)));
      await rename(half, to);
      isUnreadableSaid = false;
    } catch (error) {
      if (isToBeSaid('unwritten'))
        logger.warn({ err: error, file }, 'the timeline of the database could not be noted, trying again');
      await rm(half, { force: true }).catch(() => undefined);
    }
  }

  /** Writes where the file knows less; nobody waits for it, and what failed is tried again with the next connection. */
  async function note(to: string, kept: Promise<Seen | null>): Promise<void> {
    const seen = await kept;
    if (seen === null || !isMoreThan(seen)) return;
    // one after the other: what came while one was writing is not in what was written
    writing = writing.then(() => write(to));
    await writing;
  }

  function refuse(timeline: number, latest: number): never {
    primaryChecked.tell({ outcome: 'former' });
    const error = new FormerPrimary(timeline, latest);
    if (isToBeSaid('refused')) {
      logger.error(
        { timeline, latest, file },
        'a database that another one has taken over from takes writes: it is refused. Keep it from starting as a primary; if it was brought back on purpose, end all processes of the shop, remove that file and start them anew',
      );
    }
    throw error;
  }

  /** Where a server is; null where it cannot say. A question that it does not understand keeps nobody from selling. */
  async function askWhere(ask: Ask): Promise<z.infer<typeof Row> | null> {
    try {
      return Row.parse((await ask(WHERE)).rows[0]);
    } catch (error) {
      if (
        isConnectionLost(error) ||
        isSilence(error) ||
        isUnreachable(error) ||
        SHUTS_DOWN.test(errorCode(error) ?? '')
      )
        throw error;
      if (!isUnwatchedSaid)
        logger.warn(
          { err: error },
          'the database does not say which timeline it is on: a former primary is not noticed',
        );
      isUnwatchedSaid = true;
      primaryChecked.tell({ outcome: 'unknown' });
      return null;
    }
  }

  return {
    async check(client, ask) {
      const found = await askWhere(ask);
      if (found === null || found.timeline === null) return;
      const { cluster } = found;
      const timeline = parseInt(found.timeline, 16);
      const kept = file === null ? undefined : readKept(file);
      await kept?.soon;
      const latest = highest.get(cluster) ?? 0;
      if (timeline < latest) refuse(timeline, latest);
      primaryChecked.tell({ outcome: 'current' });
      places.set(client, { cluster, timeline });
      highest.set(cluster, timeline);
      if (file !== null && kept) void note(file, kept.seen);
    },
    isBehind(client) {
      const place = places.get(client);
      return place !== undefined && place.timeline < (highest.get(place.cluster) ?? 0);
    },
  };
}
