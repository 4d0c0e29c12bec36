import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { withTx, type Db, type Tx, type TxOptions } from './tx';

let test: TestDatabase;
let db: Db;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db } = test.database);
  await sql`create table shelf (id int primary key, cups int not null)`.execute(db);
});
afterAll(() => test.drop());
beforeEach(async () => {
  await sql`truncate shelf`.execute(db);
  await sql`insert into shelf values (1, 10), (2, 10)`.execute(db);
});

async function cups(): Promise<number[]> {
  const { rows } = await sql<{ cups: number }>`select cups from shelf order by id`.execute(db);
  return rows.map((row) => row.cups);
}

const take = (tx: Tx, id: number) => sql`update shelf set cups = cups - 1 where id = ${id}`.execute(tx);

/** Makes two callers wait for each other; later calls do not wait. */
function rendezvous(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls === 1) await new Promise<void>((resolve) => void waiting.push(resolve));
    waiting.pop()?.();
  };
}

/** Two transactions that take the same rows in opposite order. */
function deadlock(options: TxOptions): Promise<void>[] {
  const meet = rendezvous();
  return [
    [1, 2],
    [2, 1],
  ].map(([first = 0, second = 0]) =>
    withTx(
      db,
      async (tx) => {
        await sql`set local deadlock_timeout = '20ms'`.execute(tx);
        await take(tx, first);
        await meet();
        await take(tx, second);
      },
      options,
    ),
  );
}

/** Two transactions that each write what the other has read. */
function skew(options: TxOptions): Promise<void>[] {
  const meet = rendezvous();
  return [1, 2].map((id) =>
    withTx(
      db,
      async (tx) => {
        await sql`select sum(cups) from shelf`.execute(tx);
        await meet();
        await take(tx, id);
      },
      { isolation: 'serializable', ...options },
    ),
  );
}

/** The SQLSTATEs of those that failed. */
async function failures(pair: Promise<void>[]): Promise<string[]> {
  const results = await Promise.allSettled(pair);
  return results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
}

it.each([
  { name: 'a deadlock', collide: deadlock, code: '40P01', left: [8, 8], leftOfOne: 18 },
  { name: 'a serialization failure', collide: skew, code: '40001', left: [9, 9], leftOfOne: 19 },
])('runs again after $name', async ({ collide, code, left, leftOfOne }) => {
  expect(await failures(collide({}))).toEqual([]);
  expect(await cups()).toEqual(left);

  // the control: without retries one of the two is lost
  await sql`update shelf set cups = 10`.execute(db);
  expect(await failures(collide({ retries: 0 }))).toEqual([code]);
  expect((await cups()).reduce((sum, count) => sum + count)).toBe(leftOfOne);
});

it('commits what resolves and rolls back what rejects, without a second try', async () => {
  const taken = await withTx(db, (tx) => take(tx, 1));
  expect(taken.numAffectedRows).toBe(1n);
  let runs = 0;
  const failing = withTx(db, async (tx) => {
    runs += 1;
    await take(tx, 2);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(runs).toBe(1);
  expect(await cups()).toEqual([9, 10]);
});

it.each([
  [{}, 'read committed'],
  [{ isolation: 'repeatable read' as const }, 'repeatable read'],
])('with options %j runs at %s', async (options, expected) => {
  const { rows } = await withTx(
    db,
    (tx) => sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx),
    options,
  );
  expect(rows).toEqual([{ level: expected }]);
});

it.each([
  [1, 'fulfilled', 2, [9, 10]],
  [0, 'rejected', 1, [10, 10]],
])('with %i retries is %s when the connection breaks before the commit', async (retries, status, expected, left) => {
  let runs = 0;
  const broken = withTx(
    db,
    async (tx) => {
      runs += 1;
      await take(tx, 1);
      if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    },
    { retries },
  );
  const [result] = await Promise.allSettled([broken]);
  expect(result?.status).toBe(status);
  expect(runs).toBe(expected);
  expect(await cups()).toEqual(left);
});
