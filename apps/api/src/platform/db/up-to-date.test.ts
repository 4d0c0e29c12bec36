import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addressOf, connectBeside } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import type { Database } from './database';
import { ReplicaFirst } from './replica';

const ALL = 'FFFFFFFF/FFFFFFFF';
const NOTHING = '0/1';

let original: TestDatabase;
let copy: TestDatabase;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  [original, copy] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await standIn(copy);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await Promise.all([original.drop(), copy.drop()]);
});

/** Has a database answer what a standby does, by functions that are found before PostgreSQL's own. */
async function standIn({ database }: TestDatabase): Promise<void> {
  await database.pool.query(`create schema standin
    create table said (replayed pg_lsn, received_tli int, takes float8);
    insert into standin.said values ('${ALL}', 1, 0);
    create function standin.pg_is_in_recovery() returns boolean language sql as 'select true';
    create function standin.pg_last_wal_receive_lsn() returns pg_lsn language sql as 'select replayed from standin.said';
    create function standin.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select replayed from standin.said';
    create function standin.timeline() returns int language plpgsql as $$ begin
      perform pg_sleep((select takes from standin.said));
      return (select received_tli from standin.said);
    end $$;
    create view standin.pg_stat_wal_receiver as select standin.timeline() as received_tli`);
}

const says = (what: string, { database } = copy) => database.pool.query(`update standin.said set ${what}`);
const standbyOf = (name: string) => ({ ...addressOf(name), options: '-c search_path=standin,pg_catalog,public' });

function open(settings: Parameters<typeof connectBeside>[1] = {}): Database {
  const database = connectBeside(original.name, { copy: () => standbyOf(copy.name), ...settings });
  ends.push(() => database.close());
  return database;
}

const NAME = sql<{ name: string }>`select current_database() as name`;
const asked = async ({ upToDate }: Database) => (await NAME.execute(upToDate)).rows[0]?.name;

it('asks a copy that has all of it, and not one that lacks some', async () => {
  const database = open();
  expect(await asked(database)).toBe(copy.name);
  await says(`replayed = '${NOTHING}'`);
  expect(await asked(database)).toBe(original.name);
});

it('asks no copy that follows a former primary, however far its log goes', async () => {
  const database = open();
  for (const [timeline, name] of [
    [1, copy.name],
    // who may not see it goes by the last checkpoint
    ['null', copy.name],
    [2, original.name],
  ] as const) {
    await says(`received_tli = ${timeline}`);
    expect([timeline, await asked(database)]).toEqual([timeline, name]);
  }
});

it('asks the connection it gives out, where several copies stand behind one name', async () => {
  const other = await createTestDatabase();
  ends.push(() => other.drop());
  await standIn(other);
  await says(`replayed = '${NOTHING}'`, other);
  let opened = 0;
  const database = open({ copy: () => standbyOf((opened++ % 2 === 0 ? copy : other).name) });
  ends.unshift(() => database.close());
  const names = new Set<string | undefined>();
  for (let round = 0; round < 4; round += 1)
    for (const name of await Promise.all([asked(database), asked(database)])) names.add(name);
  expect(opened).toBeGreaterThan(1);
  expect(names).not.toContain(other.name);
});

it('waits for no search while long reports hold their connections', async () => {
  const database = open();
  await asked(database);
  let letGo = (): void => undefined;
  const done = new Promise<void>((resolve) => (letGo = resolve));
  let held = 0;
  const hold = () => {
    held += 1;
    return done;
  };
  const reports = [0, 1].map(() => database.reports.connection().execute(hold));
  await expect.poll(() => held).toBe(2);
  expect(await asked(database)).toBe(copy.name);
  letGo();
  await Promise.all(reports);
});

it('asks the database itself where nobody says where its log ends', async () => {
  const pools = [new Pool(standbyOf(copy.name)), new Pool(addressOf(original.name))] as const;
  const silent = new Pool({ ...addressOf(original.name), port: 1, host: '127.0.0.1' });
  for (const pool of [...pools, silent]) ends.push(() => pool.end());
  const [there, here] = pools;
  const first = new ReplicaFirst({ copy: there, original: here, probe: silent, logger: silentLogger });
  const client = await first.connectUpToDate();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  client.release();
  expect(rows[0]?.name).toBe(original.name);
});

it('does not wait for a copy that has stopped answering', async () => {
  const database = open();
  expect(await asked(database)).toBe(copy.name);
  await says('takes = 600');
  // a minute would be too late for the test, too
  expect(await asked(database)).toBe(original.name);
});

it('leaves a copy alone for a second once it did not catch up', async () => {
  await says(`replayed = '${NOTHING}'`);
  const pools = [new Pool(standbyOf(copy.name)), new Pool(addressOf(original.name))] as const;
  for (const pool of pools) ends.push(() => pool.end());
  const [there, here] = pools;
  let at = 0;
  let looks = 0;
  there.on('acquire', () => {
    looks += 1;
    at += 100;
  });
  const [logger, behind, now] = [silentLogger, async () => 0, () => at];
  const first = new ReplicaFirst({ copy: there, original: here, probe: here, logger, behind, now });
  const look = async () => {
    looks = 0;
    (await first.connectUpToDate()).release();
    return looks;
  };
  expect(await look()).toBe(3);
  expect(await look()).toBe(0);
  at += 999;
  expect(await look()).toBe(0);
  at += 1;
  expect(await look()).toBe(3);
});
