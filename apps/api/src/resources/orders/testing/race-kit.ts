import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema';
import type { Tx } from '../../../platform/db/tx';
import { HttpError } from '../../../platform/http/errors';
import type { TestApp } from '../../../testing';
import { meetingOf } from '../../../testing/helpers';

const LOOK_MS = 10;
/** A machine under load is waited for; more would be a hang. */
const PATIENCE_MS = 20_000;

/** Resolves once `n` connections of this database wait for a lock. */
async function untilTheyWait(tx: Tx, n: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    // on the same connection, since those at work may have all the others
    await sql`select pg_stat_clear_snapshot()`.execute(tx);
    const { rows } = await sql<{ n: number }>`
      select count(distinct pid)::integer as n from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database() and backend_type = 'client backend'`.execute(tx);
    if ((rows[0]?.n ?? 0) >= n) return;
    if (performance.now() > until) throw new Error(`${rows[0]?.n} wait, not ${n}`);
    await delay(LOOK_MS);
  }
}

/**
 * Starts work while a transaction has done something, which commits once `n` of those at work wait for a lock.
 * @param then what is done before it commits, while they wait
 */
export async function duringTx<Result>(
  { database: { db } }: TestApp,
  first: (tx: Tx) => Promise<unknown>,
  n: number,
  work: () => Promise<Result>,
  then?: (tx: Tx) => Promise<unknown>,
): Promise<Result> {
  const { working } = await db.transaction().execute(async (tx) => {
    await first(tx);
    const working = work();
    working.catch(() => undefined);
    await untilTheyWait(tx, n);
    await then?.(tx);
    return { working };
  });
  return working;
}

/**
 * Holds back every write to a table until `n` of those at work wait for a lock: by then as many have looked, and none of
 * them has written. Who is kept off by a guard waits too, for the one before it.
 */
export const heldBack = <Result>(
  shop: TestApp,
  table: keyof Schema,
  n: number,
  work: () => Promise<Result>,
): Promise<Result> =>
  // reads go through, also those that lock rows
  duringTx(shop, (tx) => sql`lock table ${sql.table(table)} in share mode`.execute(tx), n, work);

/** Does something once two have come to it: both have looked before either writes. */
export function whenTwoCame<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
  const both = meetingOf(2);
  return async (...args: Args): Promise<Result> => {
    await both();
    return act(...args);
  };
}

/** Does something and goes on once two have done it: both have looked before either acts on what it saw. */
export function untilTwoLooked<Args extends unknown[], Result>(look: (...args: Args) => Promise<Result>) {
  const both = meetingOf(2);
  return async (...args: Args): Promise<Result> => {
    const seen = await look(...args);
    await both();
    return seen;
  };
}

/** 200, or the status of what it was refused with. */
export const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : 500),
  );
