import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { createPool } from './pool';
import { StatementNames } from './statement-names';

let pool: Pool;

const connection = () => inject('postgres');

beforeAll(() => {
  pool = createPool({ connection, logger: silentLogger, size: 1 });
});
afterAll(() => pool.end());

const prepared = async (on: Pool) => {
  const { rows } = await on.query<{ statement: string }>('select statement from pg_prepared_statements order by 1');
  return rows.map(({ statement }) => statement);
};

it('prepares a statement with values once, however it is sent', async () => {
  await pool.query('select $1::int as a', [1]);
  await pool.query('select $1::int as a', [2]);
  expect((await pool.query({ text: 'select $1::int as b', values: [3] })).rows).toEqual([{ b: 3 }]);
  const client = await pool.connect();
  expect((await client.query('select $1::int as a', [4])).rows).toEqual([{ a: 4 }]);
  client.release();
  expect(await prepared(pool)).toEqual(['select $1::int as a', 'select $1::int as b']);
});

it('leaves texts without values alone: they may hold several commands', async () => {
  const before = await prepared(pool);
  await pool.query('select 1; select 2');
  await pool.query('set application_name = "x"', []);
  expect(await prepared(pool)).toEqual(before);
});

it('names nothing where that is turned off', async () => {
  const plain = createPool({ connection, logger: silentLogger, size: 1, namedStatements: false });
  await plain.query('select $1::int as a', [1]);
  expect(await prepared(plain)).toEqual([]);
  await plain.end();
});

it('stops naming at the limit, and keeps the names it gave', () => {
  const names = new StatementNames(1);
  const name = names.nameOf('select 1');
  expect(name).toMatch(/^s[0-9a-f]{32}$/);
  expect(names.nameOf('select 2')).toBeUndefined();
  expect(names.nameOf('select 1')).toBe(name);
  expect(names.withName([{ text: 'select 1', values: [], name: 'mine' }])).toEqual([
    { text: 'select 1', values: [], name: 'mine' },
  ]);
});

it('reads bigint as number, numeric as text, a day as text and an instant as Date', async () => {
  const { rows } = await pool.query(`select
    25000::bigint as price, array[1::bigint, 2] as prices, 0.1::numeric as rate,
    date '2026-02-28' as day, array[date '2026-02-28'] as days, timestamptz '2026-02-28T23:30:00+07' as at`);
  expect(rows).toEqual([
    {
      price: 25_000,
      prices: [1, 2],
      rate: '0.1',
      day: '2026-02-28',
      days: ['2026-02-28'],
      at: new Date('2026-02-28T16:30Z'),
    },
  ]);
});

it('refuses a bigint that a number cannot hold', async () => {
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow('9007199254740993 is too large');
});

it('waits for a database that is away for a moment, not for ever', async () => {
  const address = inject('postgres');
  let host = '/nowhere';
  const patient = createPool({ connection: () => ({ ...address, host }), logger: silentLogger, patienceMs: 2_000 });
  const answer = patient.query('select 1 as one');
  setTimeout(() => {
    host = address.host;
  }, 100);
  expect((await answer).rows).toEqual([{ one: 1 }]);
  await patient.end();

  const hasty = createPool({
    connection: () => ({ ...address, host: '/nowhere' }),
    logger: silentLogger,
    patienceMs: 100,
  });
  await expect(hasty.query('select 1')).rejects.toMatchObject({ code: 'ENOENT' });
  await hasty.end();
});
