import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { migrate, MigrationError } from './migrate';
import { migration, migrations } from './migrations';

let test: TestDatabase;

beforeEach(async () => {
  test = await createTestDatabase('template0');
});
afterEach(() => test.drop());

const TEXT = 'create table cups (id int); insert into cups values (1);';
const first = migration('0001_cups', TEXT);
const second = migration('0002_saucers', 'create table saucers (id int);');
const run = (list: Parameters<typeof migrate>[1]) => migrate(test.database.pool, list, silentLogger);
const cups = async () => (await test.database.pool.query('select id from cups')).rows;

it('applies what is missing, once, in order', async () => {
  expect(await run([first])).toEqual(['0001_cups']);
  expect(await run([first, second])).toEqual(['0002_saucers']);
  expect(await run([first, second])).toEqual([]);
  expect(await cups()).toEqual([{ id: 1 }]);
});

it('lets callers that start together take turns', async () => {
  const done = await Promise.all([run([first, second]), run([first, second]), run([first, second])]);
  expect(done.flat().toSorted()).toEqual(['0001_cups', '0002_saucers']);
  expect(await cups()).toEqual([{ id: 1 }]);
});

it('keeps whole files when one fails, and goes on from there', async () => {
  const broken = migration('0002_saucers', 'create table saucers (id int); select 1 / 0;');
  await expect(run([first, broken])).rejects.toThrow('Migration 0002_saucers failed: division by zero');
  expect(await run([first, second])).toEqual(['0002_saucers']);
});

it('goes on beside what a newer version has added', async () => {
  await run([first, second]);
  expect(await run([first])).toEqual([]);
  expect(await run([first, second])).toEqual([]);
});

describe('a file without a transaction', () => {
  const index = migration(
    '0002_index',
    `-- no transaction\ncreate unique index concurrently if not exists cups_id\n  on cups (id);\ndrop index concurrently if exists saucers_id;\n`,
  );
  const indexes = async () =>
    (
      await test.database.pool.query(
        "select indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid where relname = 'cups_id'",
      )
    ).rows;

  it('builds its indexes beside everything else, once, whoever starts together', async () => {
    const done = await Promise.all([run([first, index]), run([first, index]), run([first, index])]);
    expect(done.flat().toSorted()).toEqual(['0001_cups', '0002_index']);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  it('is done again whole where it was cut short, over what it left behind', async () => {
    await run([first]);
    await test.database.pool.query('insert into cups values (1)');
    await expect(run([first, index])).rejects.toThrow('Migration 0002_index failed: could not create unique index');
    expect(await indexes()).toEqual([{ valid: false }]);
    await test.database.pool.query('delete from cups where ctid = (select max(ctid) from cups)');
    expect(await run([first, index])).toEqual(['0002_index']);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  it('would not run with one', async () => {
    const within = migration('0002_index', index.sql.replace('-- no transaction', ''));
    await expect(run([first, within])).rejects.toThrow('cannot run inside a transaction block');
  });
});

it.each([
  ['a changed file', [migration('0001_cups', 'create table mugs (id int);')], 'Migration 0001_cups was changed'],
  ['a file it does not know', [second], 'has migration 0001_cups, which this version does not know'],
  [
    'an older version after something was taken away',
    [],
    '0001_cups of a newer version took away what this version needs',
  ],
  ['a file before applied ones', [migration('0000_tables', 'select 1'), first], '0000_tables comes before 0001_cups'],
])('refuses %s', async (_, list, message) => {
  await run([migration(first.name, list.length > 0 ? TEXT : `-- contract: nobody has saucers\n${TEXT}`)]);
  const refused = run(list);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toBeInstanceOf(MigrationError);
});

it('does not mind other line ends', async () => {
  await run([migration('0001_cups', 'create table cups\n(id int);')]);
  expect(await run([migration('0001_cups', 'create table cups\r\n(id int);')])).toEqual([]);
});

it("brings an empty database to this build's tables", async () => {
  expect(await run(migrations)).toEqual(migrations.map(({ name }) => name));
  expect(migrations.length).toBeGreaterThan(0);
});
