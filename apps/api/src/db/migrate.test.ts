import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { silentLogger } from '../testing/silent-logger';
import { migrate, MigrationError } from './migrate';
import { migration, migrations } from './migrations';

let test: TestDatabase;

beforeEach(async () => {
  test = await createTestDatabase('template0');
});
afterEach(() => test.drop());

const first = migration('0001_cups', 'create table cups (id int); insert into cups values (1);');
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

it.each([
  ['a changed file', [migration('0001_cups', 'create table mugs (id int);')], 'Migration 0001_cups was changed'],
  ['a file it does not know', [second], 'has migration 0001_cups, which this version does not know'],
  ['a file before applied ones', [migration('0000_tables', 'select 1'), first], '0000_tables comes before 0001_cups'],
])('refuses %s', async (_, list, message) => {
  await run([first]);
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
