import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../logging/logger';

/** What the copy may be behind, seconds: further, the database itself is asked. */
export const MOST_BEHIND_S = 10;
/** For how long is believed what was found out, ms. */
const BELIEVED_MS = 2_000;
/** For how long a copy that does not answer is left alone, ms. */
const REST_MS = 5_000;
const CHECK_MS = 1_000;

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

interface ReplicaParts {
  copy: Pool;
  /** The database itself, for while the copy is gone or too far behind. */
  original: Pool;
  logger: Logger;
  /** Default: asks the copy. */
  behind?: (copy: Pool) => Promise<number>;
}

/** Connections for what only reads, as Kysely takes them: of the copy while it keeps up, else of the database itself. */
export class ReplicaFirst {
  readonly #parts: ReplicaParts;
  /** By `performance.now()`. */
  #believedUntil = 0;
  #keepsUp = false;
  #checking: Promise<boolean> | undefined;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
  }

  async connect(): Promise<PoolClient> {
    const { copy, original, logger } = this.#parts;
    if (await this.#isUsable()) {
      try {
        return await copy.connect();
      } catch (error) {
        logger.warn({ err: error }, 'the database to read from is gone, the other one is asked');
        this.#believe(false, REST_MS);
      }
    }
    return original.connect();
  }

  /** Kysely's; the pools are ended by whoever made them. */
  async end(): Promise<void> {}

  #isUsable(): Promise<boolean> {
    if (performance.now() < this.#believedUntil) return Promise.resolve(this.#keepsUp);
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<boolean> {
    const { copy, logger, behind = secondsBehind } = this.#parts;
    const late = new AbortController();
    try {
      const seconds = await Promise.race([
        behind(copy),
        delay(CHECK_MS, undefined, { signal: late.signal }).then(() => {
          throw new Error(`the database to read from did not answer within ${CHECK_MS} ms`);
        }),
      ]);
      const keepsUp = seconds <= MOST_BEHIND_S;
      if (!keepsUp) logger.warn({ seconds }, 'the database to read from is behind, the other one is asked');
      return this.#believe(keepsUp, BELIEVED_MS);
    } catch (error) {
      logger.warn({ err: error }, 'the database to read from is gone, the other one is asked');
      return this.#believe(false, REST_MS);
    } finally {
      late.abort();
    }
  }

  #believe(keepsUp: boolean, ms: number): boolean {
    this.#keepsUp = keepsUp;
    this.#believedUntil = performance.now() + ms;
    return keepsUp;
  }
}
