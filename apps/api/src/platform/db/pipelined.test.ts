import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { SERVING } from './limits';
import { kyselyOver } from './pipelined';
import { createPool } from './pool';
import { withTx, type Db, type Tx } from './tx';

let test: TestDatabase;
let db: Db;
/** The same database by connections that wait for each answer, as behind a pooler. */
let patient: Db;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db } = test.database);
  const connection = () => ({ ...inject('postgres'), database: test.name });
  patient = kyselyOver(createPool({ connection, logger: silentLogger, size: 2 }), false);
  await sql`create table shelf (id int primary key, cups int not null check (cups >= 0))`.execute(db);
});
afterAll(async () => {
  await patient.destroy();
  await test.drop();
});
beforeEach(async () => {
  await sql`truncate shelf`.execute(db);
  await sql`insert into shelf values (1, 10)`.execute(db);
});

const taking = (cups: number) => sql`update shelf set cups = cups - ${cups}::int where id = 1`;
const putting = (id: number) => sql`insert into shelf values (${id}::int, 1)`;
const take = (tx: Tx, cups: number) => taking(cups).execute(tx);
const put = (tx: Tx, id: number) => putting(id).execute(tx);
const shelf = async () => (await sql<{ id: number; cups: number }>`select * from shelf order by id`.execute(db)).rows;
const isPipelined = true;

describe.each([
  ['in one go', () => db],
  ['one after the other', () => patient],
])('statements that go out %s', (_name, over) => {
  it('are done in the order they were asked for, and committed with those sent along', async () => {
    const seen = await withTx(
      over(),
      async (tx, alongside) => {
        const [, { rows }] = await Promise.all([
          take(tx, 3),
          sql<{ cups: number }>`select cups from shelf`.execute(tx),
        ]);
        void alongside(putting(2));
        void alongside(taking(1));
        return rows;
      },
      { isPipelined },
    );
    expect(seen).toEqual([{ cups: 7 }]);
    expect(await shelf()).toEqual([
      { id: 1, cups: 6 },
      { id: 2, cups: 1 },
    ]);
  });

  it.each([
    ['the last', [2, 1]],
    ['one before the last', [1, 2]],
  ])('are all undone where %s fails, though the commit was sent', async (_which, ids) => {
    const failing = withTx(
      over(),
      async (tx, alongside) => {
        await take(tx, 3);
        // 1 is there already
        for (const id of ids) void alongside(putting(id));
      },
      { isPipelined },
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await shelf()).toEqual([{ id: 1, cups: 10 }]);
    // the connections are as good as before
    await Promise.all([0, 1, 2].map((n) => withTx(over(), (tx) => put(tx, 10 + n), { isPipelined })));
    expect(await shelf()).toHaveLength(4);
  });

  it('are undone where the work itself fails, with some of them on their way', async () => {
    const failing = withTx(
      over(),
      async (tx, alongside) => {
        void alongside(taking(3));
        await put(tx, 2);
        throw new Error('changed my mind');
      },
      { isPipelined },
    );
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await shelf()).toEqual([{ id: 1, cups: 10 }]);
  });

  it('run again after a deadlock that only the last of them met', async () => {
    await sql`insert into shelf values (2, 10)`.execute(db);
    let runs = 0;
    const crossed = (first: number, second: number) =>
      withTx(
        over(),
        async (tx, alongside) => {
          runs += 1;
          await sql`set local deadlock_timeout = '20ms'`.execute(tx);
          await sql`update shelf set cups = cups - 1 where id = ${first}`.execute(tx);
          await sql`select pg_sleep(0.2)`.execute(tx);
          void alongside(sql`update shelf set cups = cups - 1 where id = ${second}`);
        },
        { isPipelined },
      );
    await Promise.all([crossed(1, 2), crossed(2, 1)]);
    expect(runs).toBeGreaterThan(2);
    expect(await shelf()).toEqual([
      { id: 1, cups: 8 },
      { id: 2, cups: 8 },
    ]);
  });
});

it('without pipelining no statement is given to pg before the one before it is answered', async () => {
  const warned: string[] = [];
  const note = ({ message }: Error) => void warned.push(message);
  process.on('warning', note);
  const underWay = { now: 0, most: 0 };
  const own = Client.prototype.query as unknown as (this: Client, ...args: unknown[]) => unknown;
  const counted = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const answer = own.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    underWay.most = Math.max(underWay.most, (underWay.now += 1));
    return answer.finally(() => (underWay.now -= 1));
  } as never);
  const connection = () => ({ ...inject('postgres'), database: test.name });
  const unnamed = kyselyOver(createPool({ connection, logger: silentLogger, size: 1, namedStatements: false }), false);
  try {
    const cups = await withTx(
      unnamed,
      async (tx, alongside) => {
        const asked = [1, 2, 3].map(async (n) => {
          await take(tx, n);
          return sql<{ cups: number }>`select cups from shelf`.execute(tx);
        });
        const seen = await Promise.all(asked);
        for (const id of [2, 3, 4]) void alongside(putting(id));
        return seen.map(({ rows }) => rows[0]?.cups);
      },
      { isPipelined },
    );
    expect(cups).toEqual([4, 4, 4]);
    // one that fails keeps none of those behind it from being told, and the connection is as good as before
    const failing = withTx(unnamed, (tx) => Promise.all([put(tx, 1), take(tx, 1), take(tx, 1)]), { isPipelined });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await withTx(unnamed, (tx) => put(tx, 9), { isPipelined });
    expect((await shelf()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 9]);
    expect(underWay).toEqual({ now: 0, most: 1 });
    expect(warned.filter((said) => said.includes('deprecated'))).toEqual([]);
  } finally {
    counted.mockRestore();
    process.off('warning', note);
    await unnamed.destroy();
  }
});

it('nothing is asked of a transaction that is over', async () => {
  const kept = await withTx(db, async (tx) => ({ tx }), { isPipelined });
  await expect(put(kept.tx, 2)).rejects.toThrow('this transaction is over');
  expect(await shelf()).toHaveLength(1);
});

it('a statement that a migration has outdated is not sent again by itself once its transaction has failed', async () => {
  await sql`create table jars (id int, size smallint)`.execute(db);
  await sql`insert into jars values (1, 8)`.execute(db);
  const pour = () =>
    withTx(
      db,
      async (tx, alongside) => {
        await take(tx, 1);
        void alongside(sql`update jars set size = size - 1 where id = ${1} returning size`);
      },
      { isPipelined },
    );
  await pour();
  await test.database.pool.query('alter table jars alter column size type integer');
  await pour();
  const { rows } = await sql<{ size: number }>`select size from jars`.execute(db);
  expect([rows, await shelf()]).toEqual([[{ size: 6 }], [{ id: 1, cups: 8 }]]);
});

it('the beginning goes out with the first statements, and the commit with the last', async () => {
  const client = await test.database.pool.connect();
  client.release();
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & { _writev: unknown } } })
    .connection;
  let writes = 0;
  const countedWrites = (method: '_write' | '_writev') => {
    const own = (stream as never)[method] as (...args: unknown[]) => void;
    Object.assign(stream, {
      [method](...args: unknown[]) {
        writes += 1;
        own.apply(stream, args);
      },
    });
  };
  countedWrites('_write');
  countedWrites('_writev');
  const once = () =>
    withTx(
      db,
      async (tx, alongside) => {
        await Promise.all([take(tx, 1), sql`select cups from shelf`.execute(tx)]);
        void alongside(putting(100 + writes));
      },
      { isPipelined },
    );
  await once();
  expect(writes).toBe(2);
});

it('what is sent behind others has their time too, before the client gives it up', async () => {
  // the client gives a statement up a second after its limit, counted from when it was sent
  const limits = { ...SERVING.main, size: 1, statementMs: 400 };
  const connection = () => ({ ...inject('postgres'), database: test.name });
  const pool = createPool({ connection, logger: silentLogger, limits, pipelines: true, size: 1 });
  const client = await pool.connect();
  const sleeps = Array.from({ length: 8 }, () => client.query('select pg_sleep(0.25)'));
  expect((await Promise.allSettled(sleeps)).map(({ status }) => status)).toEqual(sleeps.map(() => 'fulfilled'));
  client.release();
  await pool.end();
});
