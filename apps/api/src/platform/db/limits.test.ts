import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { cart, createOrderKit, line, together } from '../../resources/orders/testing/order-kit';
import { createTestApp, type TestApp } from '../../testing';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { meetingOf } from '../../testing/helpers';
import { silentLogger } from '../../testing/stand-ins';
import { connectDatabase, type Database } from './database';
import { SERVING, type PoolLimits, type PoolName } from './limits';
import { createPool } from './pool';

let base: TestDatabase;
let database: Database;
let shop: TestApp;

async function open(changes: Partial<Record<PoolName, Partial<PoolLimits>>> = {}): Promise<void> {
  const limits = { ...SERVING };
  for (const name of Object.keys(changes) as PoolName[]) limits[name] = { ...SERVING[name], ...changes[name] };
  const connection = () => ({ ...inject('postgres'), database: base.name });
  database = connectDatabase({ connection, logger: silentLogger, limits, pipelines: true }, async () => undefined);
  shop = await createTestApp({ database });
}
beforeEach(async () => {
  base = await createTestDatabase();
});
afterEach(async () => {
  await shop.close();
  await database.close();
  await base.drop();
});

const AWAY = { status: 503, code: 'UNAVAILABLE', msg: 'The shop cannot answer right now. Try again in a moment' };

it('tells a server what each pool may cost', async () => {
  await open();
  for (const [name, db] of [
    ['main', database.db],
    ['reads', database.reads],
    ['reports', database.reports],
    ['jobs', database.jobs],
    ['limits', database.limits],
  ] as const) {
    const { rows } = await sql<Record<string, number>>`select
      (select setting::int from pg_settings where name = 'statement_timeout') as "statementMs",
      (select setting::int from pg_settings where name = 'lock_timeout') as "lockMs",
      (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleMs"`.execute(
      db,
    );
    expect(SERVING[name]).toMatchObject(rows[0] ?? {});
  }
  // all that a process may open, with the one that listens, fits into an embedded server three times
  expect(Object.values(SERVING).reduce((sum, { size }) => sum + size, 1) * 3).toBeLessThanOrEqual(100);
});

it.each([
  [true, 'session'],
  [false, 'client'],
])('says limits once more where a pooler may have dropped them: %s', async (saysLimits, source) => {
  const cluster = inject('postgres');
  const pool = createPool({ connection: () => cluster, logger: silentLogger, limits: SERVING.reads, saysLimits });
  const { rows } = await pool.query<{ setting: string; source: string }>(
    "select setting, source from pg_settings where name = 'statement_timeout'",
  );
  await pool.end();
  expect(rows).toEqual([{ setting: String(SERVING.reads.statementMs), source }]);
});

describe('forty who search', () => {
  const search = (db: Database['db']) => sql`select pg_sleep(1.5)`.execute(db);
  const ask = async (): Promise<string[]> => {
    const answers = { order: place(), ready: database.ping().then(() => 'answers') };
    return Promise.race([Promise.all(Object.values(answers)), searched]).catch((error: Error) => [error.message]);
  };
  let searched: Promise<string[]>;
  let place: () => Promise<string>;
  beforeEach(async () => {
    await open();
    const kit = createOrderKit(shop);
    const [rani, latte] = [await shop.makeUser(), await shop.makeProduct()];
    place = async () => ((await kit.place(rani, cart([line(latte)]))).status === 201 ? 'answers' : 'does not');
  });

  it.each(['reads', 'reports'] as const)('over %s hold up neither orders nor readiness', async (name) => {
    // the first of them is done before any order that waits behind all could be
    searched = Promise.race(Array.from({ length: 40 }, () => search(database[name]))).then(() => [
      'the search came first',
    ]);
    expect(await ask()).toEqual(['answers', 'answers']);
    await searched;
  });

  it('would hold orders up in the same pool', async () => {
    searched = Promise.race(Array.from({ length: 40 }, () => search(database.db))).then(() => [
      'the search came first',
    ]);
    expect(await ask()).toEqual(['the search came first']);
  });
});

describe('what takes too long', () => {
  async function heldOrder() {
    const kit = createOrderKit(shop);
    const staff = await shop.makeUser({ role: 'Admin' });
    const { data } = await kit.place(await shop.makeUser(), cart([line(await shop.makeProduct())]));
    const lock = (tx: Pick<typeof base.database.db, 'selectFrom'>) =>
      tx.selectFrom('orders').select('id').where('id', '=', data.id).forUpdate().execute();
    return { kit, staff, id: data.id, lock };
  }

  it('to get a lock is refused in words, and does nothing', async () => {
    await open({ main: { lockMs: 100 } });
    const { kit, staff, id, lock } = await heldOrder();
    await base.database.db.transaction().execute(async (tx) => {
      await lock(tx);
      expect(await kit.move(staff, id, 'confirmed')).toMatchObject(AWAY);
    });
    expect((await kit.move(staff, id, 'confirmed')).status).toBe(200);
  });

  it('to answer is refused in words, with a time to try again', async () => {
    await open({ reads: { statementMs: 100, lockMs: 5_000 } });
    await base.database.db.transaction().execute(async (tx) => {
      await sql`lock table promos in access exclusive mode`.execute(tx);
      const answers = await together(3, () => shop.app.inject('/api/promos'));
      for (const { statusCode, headers, json } of answers) {
        expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
        expect(json()).toMatchObject(AWAY);
      }
    });
    expect((await shop.app.inject('/api/promos')).statusCode).toBe(200);
  });

  it('between two statements loses its locks to who waits for them', async () => {
    await open({ main: { idleMs: 100 } });
    const { id, lock } = await heldOrder();
    const [locked, goOn] = [meetingOf(2), meetingOf(2)];
    const idle = database.db.transaction().execute(async (tx) => {
      await lock(tx);
      await locked();
      await goOn();
      await lock(tx);
    });
    const ended = idle.then(
      () => 'went on',
      () => 'was ended',
    );
    await locked();
    await expect.poll(() => base.database.db.transaction().execute(lock)).toEqual([{ id }]);
    await goOn();
    expect(await ended).toBe('was ended');
  });
});
