import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import {
  CopyFellBehind,
  errorCode,
  isConnectionLost,
  isReadOnly,
  isTransactionConflict,
  isUnreachable,
} from './errors';
import type { Logger } from '../logging/logger';

/** What the copy may be behind, seconds: further, the database itself is asked. */
export const MOST_BEHIND_S = 10;
/** For how long is believed what was found out, ms. */
const BELIEVED_MS = 2_000;
/** For how long a copy that does not answer is left alone, ms. */
const REST_MS = 5_000;
const CHECK_MS = 1_000;
/** For how long a copy is waited for that lacks what has just been committed, ms; a search takes longer than that. */
const CATCH_UP_MS = 250;
const LOOK_MS = 10;
/** For how long a copy that lacked it then is not asked by searches again, ms. */
const LACKS_MS = 1_000;

/** A copy that has replayed all it was sent is as new as its connection; else its age is that of its last transaction. */
const BEHIND = `select case
    when not pg_is_in_recovery() then 0
    when exists (select from pg_stat_wal_receiver) and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 'infinity')
  end::float8 as seconds`;

/** How many seconds a copy is behind; rejects where it does not say. */
export async function secondsBehind(copy: Pool): Promise<number> {
  const { rows } = await copy.query<{ seconds: number }>(BEHIND);
  return Number(rows[0]?.seconds ?? Infinity);
}

/** Where the log of the database itself ends, and on which timeline. */
const END_OF_LOG = `select pg_current_wal_flush_lsn()::text as lsn,
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline`;
interface EndOfLog {
  lsn: string;
  timeline: number;
}

/**
 * Whether a copy streams and has replayed the log up to there. One that takes writes is nobody's copy, and one that follows
 * a former primary counts bytes of another log. Who may not read the receiver's timeline (`pg_read_all_stats`) goes by the
 * last checkpoint's, which is never ahead.
 */
const HAS = `select pg_is_in_recovery()
    and coalesce(received_tli, (select timeline_id from pg_control_checkpoint())) = $2::int
    and pg_last_wal_replay_lsn() >= $1::pg_lsn as has
  from pg_stat_wal_receiver`;

/** A copy whose machine stands still says nothing, and no limit of its own ends that. */
async function answered<Result>(work: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  try {
    return await Promise.race([
      work,
      delay(CHECK_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error(`no answer within ${CHECK_MS} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}

/** Asks a connection to the copy whether it has all of the log; one that does not say is closed. */
async function hasAll(client: PoolClient, { lsn, timeline }: EndOfLog): Promise<boolean> {
  try {
    const { rows } = await answered(client.query<{ has: boolean | null }>(HAS, [lsn, timeline]));
    return rows[0]?.has === true;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A migration that the copy has not replayed yet: tables, columns and functions that are not there. */
const NOT_THERE_YET = new Set(['42P01', '42703', '42883']);

/**
 * True where a statement failed for being asked of a copy: what it read was cleaned away by the log (40001, also as a
 * buffer's deadlock), the copy ended under it, or a migration is still on its way there.
 */
const isOfTheCopy = (error: unknown): boolean =>
  isTransactionConflict(error) || isOfItsEnd(error) || NOT_THERE_YET.has(errorCode(error) ?? '');

// a write is a mistake of ours, which another server would hide
const isOfItsEnd = (error: unknown): boolean => (isConnectionLost(error) || isUnreachable(error)) && !isReadOnly(error);

interface ReplicaParts {
  copy: Pool;
  /** The database itself, for while the copy is gone or too far behind. */
  original: Pool;
  /** The database itself, where no long statement holds a connection: says where its log ends. */
  probe: Pool;
  logger: Logger;
  /** Default: asks the copy. */
  behind?: (copy: Pool) => Promise<number>;
  /** Default: `performance.now()`. */
  now?: () => number;
}

/** Connections for what only reads, as Kysely takes them: of the copy while it keeps up, else of the database itself. */
export class ReplicaFirst {
  readonly #parts: ReplicaParts;
  readonly #now: () => number;
  #believedUntil = 0;
  #lacksUntil = 0;
  #keepsUp = false;
  #checking: Promise<boolean> | undefined;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  async connect(): Promise<PoolClient> {
    const { copy, original, logger } = this.#parts;
    if (await this.#isUsable()) {
      try {
        return this.#fallingBack(await copy.connect());
      } catch (error) {
        logger.warn({ err: error }, 'the database to read from is gone, the other one is asked');
        this.#believe(false, REST_MS);
      }
    }
    return original.connect();
  }

  /**
   * A connection that has all that was committed when it was asked for: of the copy where it has that, or has it in a
   * moment. Who changes something and looks for it finds it as it is. The connection itself is asked, as several copies may
   * stand behind one name.
   */
  async connectUpToDate(): Promise<PoolClient> {
    return (await this.#caughtUp()) ?? this.#parts.original.connect();
  }

  async #caughtUp(): Promise<PoolClient | null> {
    const { copy, logger } = this.#parts;
    if (this.#isLeftOut() || !(await this.#isUsable())) return null;
    const end = await this.#endOfLog();
    if (!end) return null;
    const deadline = this.#now() + CATCH_UP_MS;
    try {
      // others may have waited in vain meanwhile
      while (!this.#isLeftOut()) {
        const client = await copy.connect();
        if (await hasAll(client, end)) return this.#fallingBack(client);
        client.release();
        if (this.#now() > deadline) this.#lacksUntil = this.#now() + LACKS_MS;
        else await delay(LOOK_MS);
      }
    } catch (error) {
      logger.warn({ err: error }, 'the database to read from is gone, the other one is asked');
      this.#believe(false, REST_MS);
    }
    return null;
  }

  #isLeftOut(): boolean {
    return this.#now() < this.#lacksUntil;
  }

  async #endOfLog(): Promise<EndOfLog | undefined> {
    const { probe, logger } = this.#parts;
    try {
      return (await answered(probe.query<EndOfLog>(END_OF_LOG))).rows[0];
    } catch (error) {
      logger.warn({ err: error }, 'the database does not say where its log ends, no copy is asked');
      return undefined;
    }
  }

  /** A connection of the copy whose statements are asked of the database itself where the copy cannot do them. */
  #fallingBack(client: PoolClient): PoolClient {
    const { original, logger } = this.#parts;
    let isInTransaction = false;
    const query = async (text: string, values?: unknown[]) => {
      // one transaction is one server's: all of it is run again
      if (/^(?:begin|start transaction)\b/i.test(text)) isInTransaction = true;
      try {
        return await client.query(text, values);
      } catch (error) {
        if (!isOfTheCopy(error)) throw error;
        logger.warn({ err: error }, 'the database to read from broke off, the other one is asked');
        if (isInTransaction || isOfItsEnd(error)) this.#believe(false, REST_MS);
        if (isInTransaction) throw new CopyFellBehind(error);
        return original.query(text, values);
      }
    };
    const release: PoolClient['release'] = (broken) => client.release(broken);
    // all that Kysely asks of a connection
    return { query, release } as unknown as PoolClient;
  }

  /** Kysely's; the pools are ended by whoever made them. */
  async end(): Promise<void> {}

  #isUsable(): Promise<boolean> {
    if (this.#now() < this.#believedUntil) return Promise.resolve(this.#keepsUp);
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<boolean> {
    const { copy, logger, behind = secondsBehind } = this.#parts;
    try {
      const seconds = await answered(behind(copy));
      const keepsUp = seconds <= MOST_BEHIND_S;
      if (!keepsUp) logger.warn({ seconds }, 'the database to read from is behind, the other one is asked');
      return this.#believe(keepsUp, BELIEVED_MS);
    } catch (error) {
      logger.warn({ err: error }, 'the database to read from is gone, the other one is asked');
      return this.#believe(false, REST_MS);
    }
  }

  #believe(keepsUp: boolean, ms: number): boolean {
    this.#keepsUp = keepsUp;
    this.#believedUntil = this.#now() + ms;
    return keepsUp;
  }
}
