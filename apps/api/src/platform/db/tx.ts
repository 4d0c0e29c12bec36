import { setTimeout as delay } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import { isConnectionLost, isOutdatedPlan, isUnreached, isTransactionConflict } from './errors';
import { canPipeline, pipelined, sender, type Alongside } from './pipelined';
import type { Db, Tx } from './schema';

export type { Db, Tx };

export interface TxOptions {
  /** How often a transaction that had to give way is run again. Default 5. */
  retries?: number;
  /** Default 'read committed'. */
  isolation?: IsolationLevel;
  /**
   * Send statements that are asked for together in one go, where the pool can. Each is then sent although one before it
   * may fail. Default false.
   */
  isPipelined?: boolean;
}

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 250;

/**
 * Runs `fn` in a transaction: committed when it resolves, rolled back when it rejects. After a conflict with another
 * one, an outdated prepared statement, or a connection that broke while nothing can have been committed, all of it runs again; so
 * `fn` does nothing but database work. Any other error, and the last failure, is thrown as it came.
 * @param fn may hand its last statements, not sent yet, to `alongside`: they go out with the commit, which holds if they succeed
 */
export async function withTx<T>(
  db: Db,
  fn: (tx: Tx, alongside: Alongside) => Promise<T>,
  { retries = 5, isolation = 'read committed', isPipelined = false }: TxOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    let committing = false;
    const onCommit = () => {
      committing = true;
    };
    const onUndone = () => {
      committing = false;
    };
    try {
      if (isPipelined && canPipeline(db)) {
        const begin = `start transaction isolation level ${isolation}`;
        return await pipelined(db, { begin, work: fn, onCommit, onUndone });
      }
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute(async (tx) => {
          const last: Promise<unknown>[] = [];
          const result = await fn(tx, sender(tx, last));
          await Promise.all(last);
          onCommit();
          return result;
        });
    } catch (error) {
      // a connection lost during the commit may hide a commit that took effect: only the caller can find out
      const isBroken = !committing && isConnectionLost(error) && !isUnreached(error);
      const again = isTransactionConflict(error) || isOutdatedPlan(error) || isBroken;
      if (!again || attempt >= retries) throw error;
      await delay(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random()));
    }
  }
}
