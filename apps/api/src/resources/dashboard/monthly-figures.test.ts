import { comparedSpan } from '@seduh/domain/figures';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTx } from '../../platform/db/tx';
import { createTestApp, type TestApp } from '../../testing';
import { daysOf, spanOf } from './daily-sums';
import { dropBefore, KEEPING_LOCK } from './daily-sums-repository';
import { figuresAt } from './figures/service';
import { keepMonths, keepPast } from './monthly-figures';
import { addSale, type Sale } from './testing/books';
import { keepAll, keepAllMonths } from './testing/keep';

const ZONE = 'Asia/Jakarta';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const SPAN = { from: '2026-09-14', to: '2026-11-18' };
const IN_OCTOBER = '2026-10-12T05:00:00.000Z';
const OCTOBER_BEGINS = new Date('2026-09-30T17:00:00.000Z');
/** Whole months of the days that are kept: from June of the year before to October. */
const MONTHS = 17;

let shop: TestApp;
let sale: Sale;
const db = () => shop.database.db;
const keep = () => keepAll(db(), shop.clock);
const sell = (moment = IN_OCTOBER, customer: string | null = null) =>
  addSale(db(), { ...sale, customer, placed: moment, paid: moment });

beforeAll(async () => {
  shop = await createTestApp();
  const product = await shop.makeProduct();
  const staff = (await shop.makeUser({ role: 'Admin' })).id;
  sale = { customer: null, staff, product, total: 50_000, placed: IN_OCTOBER, paid: IN_OCTOBER };
  await db().updateTable('shop').set({ time_zone: ZONE }).execute();
  await sell();
}, 60_000);
beforeEach(async () => {
  await keep();
  await keepAllMonths(db(), shop.clock);
}, 60_000);
afterAll(() => shop.close());

const starts = async () =>
  (await db().selectFrom('monthly_figures').select('since').orderBy('since', 'desc').execute()).map(
    ({ since }) => since,
  );
const hasOctober = async () => (await starts()).some((since) => since.getTime() === OCTOBER_BEGINS.getTime());
const dropOctober = () => db().deleteFrom('monthly_figures').where('since', '=', OCTOBER_BEGINS).execute();

/** The months that some days are read from. */
async function monthsOf(span: { from: string; to: string }): Promise<Date[]> {
  const { months } = await withTx(db(), (tx) => spanOf(tx, daysOf(ZONE, span), ZONE));
  return months;
}

const figures = () =>
  withTx(
    db(),
    (tx) => {
      const now = shop.clock.now();
      return figuresAt(tx, ZONE, now, SPAN, comparedSpan(SPAN, 'none', ZONE, now));
    },
    { isolation: 'repeatable read' },
  );
const income = async () => (await figures()).totals.now.income;

/** Somebody whose turn it is to keep something; @returns what ends their turn */
async function takeTurn(): Promise<() => Promise<void>> {
  const other = await shop.database.pool.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1)', [KEEPING_LOCK]);
  return async () => {
    await other.query('commit');
    other.release();
  };
}

async function isWaited(): Promise<void> {
  const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
  await vi.waitFor(async () => expect((await shop.database.pool.query(waiting)).rowCount).toBe(1));
}

describe('months', () => {
  it('are made a few at a time, the newest first, of all whole months that are kept', async () => {
    await sql`delete from monthly_figures`.execute(db());
    expect(await keepMonths(db(), shop.clock)).toBe(3);
    expect(await starts()).toEqual([
      OCTOBER_BEGINS,
      new Date('2026-08-31T17:00:00.000Z'),
      new Date('2026-07-31T17:00:00.000Z'),
    ]);
    expect(await keepAllMonths(db(), shop.clock)).toBe(MONTHS - 3);
    expect(await keepMonths(db(), shop.clock)).toBe(0);
  });

  it('are read where a span has them whole', async () => {
    expect(await monthsOf(OCTOBER)).toEqual([OCTOBER_BEGINS]);
    expect(await monthsOf(SPAN)).toEqual([OCTOBER_BEGINS]);
    expect(await monthsOf({ ...OCTOBER, from: '2026-10-02' })).toEqual([]);
    expect(await monthsOf({ ...OCTOBER, to: '2026-10-30' })).toEqual([]);
    const before = await income();
    await sql`
      update monthly_figure_rows set one = one + 1 where since = ${OCTOBER_BEGINS} and section = 'methods'`.execute(
      db(),
    );
    expect(await income()).toBe(before + 1);
    await dropOctober();
  });

  it('say what their days and the books say, of customers as well', async () => {
    const visits = [
      ['2026-09-20', '2026-10-03', '2026-10-12', '2026-11-05'],
      ['2026-08-01', '2026-10-05'],
      ['2026-10-08', '2026-10-09'],
    ];
    for (const days of visits) {
      const customer = (await shop.makeUser()).id;
      for (const day of days) await sell(`${day}T05:00:00.000Z`, customer);
    }
    await keep();
    await keepAllMonths(db(), shop.clock);
    expect(await monthsOf(SPAN)).toEqual([OCTOBER_BEGINS]);
    const kept = await figures();
    expect(kept.customers.map(({ kind, now }) => [kind, now.customers, now.orders]).slice(0, 2)).toEqual([
      ['new', 2, 6],
      ['returning', 1, 1],
    ]);
    await db().deleteFrom('monthly_figures').execute();
    expect(await figures()).toEqual(kept);
    await db().deleteFrom('daily_sums').execute();
    expect(await figures()).toEqual(kept);
  });

  it('are neither made nor read while something in them has changed, and made anew after their day', async () => {
    const before = await income();
    await sell();
    expect(await monthsOf(SPAN)).toEqual([]);
    expect(await income()).toBe(before + 50_000);
    await dropOctober();
    expect(await keepMonths(db(), shop.clock)).toBe(0);
    expect(await keep()).toBe(1);
    expect(await keepMonths(db(), shop.clock)).toBe(1);
    expect(await monthsOf(SPAN)).toEqual([OCTOBER_BEGINS]);
    expect(await income()).toBe(before + 50_000);
  });

  it('go with any of their days, and would lie without the trigger', async () => {
    const before = await income();
    await sell();
    expect(await keep()).toBe(1);
    expect(await hasOctober()).toBe(false);
    expect(await income()).toBe(before + 50_000);

    await keepMonths(db(), shop.clock);
    await sql`alter table daily_figures disable trigger daily_figures_written`.execute(db());
    await sell();
    expect(await keep()).toBe(1);
    expect(await income()).toBe(before + 50_000);
    await sql`alter table daily_figures enable trigger daily_figures_written`.execute(db());
    await dropOctober();
    expect(await income()).toBe(before + 100_000);
  });

  it('go with what is too old to be asked for', async () => {
    await withTx(db(), (tx) => dropBefore(tx, new Date('2025-07-02T17:00:00Z')));
    expect(await starts()).toHaveLength(MONTHS - 2);
  });

  it('do not outlive a day that was taken away while they were made', async () => {
    await dropOctober();
    const before = await income();
    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('delete from daily_sums where since <= $1 and until > $1', [IN_OCTOBER]);
    expect(await keepMonths(db(), shop.clock)).toBe(1);
    await other.query('commit');
    other.release();
    expect([await hasOctober(), await monthsOf(SPAN)]).toEqual([true, []]);
    await sell();
    expect(await keep()).toBe(1);
    expect([await hasOctober(), await income()]).toEqual([false, before + 50_000]);
  });

  it('are made anew where they were counted by other rules', async () => {
    await sql`update monthly_figures set rules = 0 where since = ${OCTOBER_BEGINS}`.execute(db());
    expect(await monthsOf(SPAN)).toEqual([]);
    expect(await keepMonths(db(), shop.clock)).toBe(1);
    expect(await monthsOf(SPAN)).toEqual([OCTOBER_BEGINS]);
  });

  it('are not read by another clock', async () => {
    await sql`update monthly_figures set time_zone = 'Asia/Bangkok' where since = ${OCTOBER_BEGINS}`.execute(db());
    expect(await monthsOf(SPAN)).toEqual([]);
    expect(await keepMonths(db(), shop.clock)).toBe(1);
  });

  it('hold up no other where one fails', async () => {
    await sql`delete from monthly_figures`.execute(db());
    const fails = sql.raw(`check (since <> '${OCTOBER_BEGINS.toISOString()}')`);
    await sql`alter table monthly_figures add constraint not_this_one ${fails}`.execute(db());
    await expect(keepMonths(db(), shop.clock)).rejects.toThrow('1 months could not be kept');
    expect(await starts()).toHaveLength(3);
    await sql`alter table monthly_figures drop constraint not_this_one`.execute(db());
  });
});

it('months are made after the days, also where one of another month fails', async () => {
  const failing = new Date('2026-11-09T17:00:00.000Z');
  await db().deleteFrom('daily_sums').where('since', '=', failing).execute();
  await sell();
  const fails = sql.raw(`check (since <> '${failing.toISOString()}')`);
  await sql`alter table daily_figures add constraint not_this_one ${fails}`.execute(db());
  await expect(keepPast(db(), shop.clock, new AbortController().signal)).rejects.toThrow('1 days could not be kept');
  expect(await monthsOf(OCTOBER)).toEqual([OCTOBER_BEGINS]);
  await sql`alter table daily_figures drop constraint not_this_one`.execute(db());
});

describe('whoever makes a month asks again when it is their turn', () => {
  it('whether somebody else has made it', async () => {
    await dropOctober();
    const done = await takeTurn();
    const keeping = keepMonths(db(), shop.clock);
    await isWaited();
    const made = sql`insert into monthly_figures (since, until, time_zone, rules)
      values (${OCTOBER_BEGINS}, '2026-10-31T17:00:00Z', ${ZONE}, 1)`;
    await made.execute(db());
    await done();
    expect(await keeping).toBe(0);
    await dropOctober();
  });

  it('whether all of its days hold', async () => {
    await dropOctober();
    const done = await takeTurn();
    const keeping = keepMonths(db(), shop.clock);
    await isWaited();
    await sell();
    await done();
    expect(await keeping).toBe(0);
  });

  it('and by whose clock', async () => {
    await dropOctober();
    const done = await takeTurn();
    const keeping = keepMonths(db(), shop.clock);
    await isWaited();
    await db().updateTable('shop').set({ time_zone: 'Asia/Jayapura' }).execute();
    await done();
    expect(await keeping).toBe(0);
    await db().updateTable('shop').set({ time_zone: ZONE }).execute();
  });
});
