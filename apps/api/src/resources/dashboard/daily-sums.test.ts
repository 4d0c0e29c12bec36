// Long because the random days, the books they are held against and each trigger’s control are read together.
import type { Figures } from '@seduh/contract';
import { DELIVERY, PAYMENT, REPORT_RANGES } from '@seduh/contract/constants';
import { businessDay } from '@seduh/domain';
import { comparedSpan, figureSpan } from '@seduh/domain/figures';
import { array, assert, asyncProperty, constantFrom, integer, nat, oneof, record, type Arbitrary } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { withTx, type Tx } from '../../platform/db/tx';
import { createTestApp, type TestApp } from '../../testing';
import { sumMethods, sumPromos } from '../closes/repository';
import { drawersOf, keepCustomers, keepDays, keepQuarters, spanOf, stretchOf, daysOf } from './daily-sums';
import { KEEPING_LOCK } from './daily-sums-repository';
import { figuresAt, readAllFigures } from './figures/service';
import { readGoals } from './figures-repository';
import { dashboardAt, readDashboard } from './service';
import { addSale } from './testing/books';
import { keepAll, keepAllMonths } from './testing/keep';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T07:30:00Z');
const METHODS = Object.values(PAYMENT);
const ZONES = ['Asia/Jakarta', 'America/St_Johns', 'Pacific/Kiritimati'];

let shop: TestApp;
let sold: { customer: string; staff: string; product: string }[];
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await createTestApp();
  const people = await Promise.all([1, 2].map(() => shop.makeUser()));
  const staff = await Promise.all([1, 2].map(() => shop.makeUser({ role: 'Admin' })));
  const products = await Promise.all([1, 2, 3].map(() => shop.makeProduct()));
  sold = Array.from({ length: 6 }, (_, index) => ({
    customer: people[index % 2]?.id ?? '',
    staff: staff[index % 2]?.id ?? '',
    product: products[index % 3] ?? '',
  }));
});
afterAll(() => shop.close());

const at = (hoursAgo: number) => new Date(NOW - hoursAgo * HOUR_MS);
const keep = () => keepAll(db(), shop.clock);
const keepMonths = () => keepAllMonths(db(), shop.clock);

/**
 * Spans of figures: of today with four weeks before it, of closed days, of half a year, of whole months held against
 * whole months, and of months that are cut on both sides.
 */
const SPANS = [
  {},
  { from: '2026-11-16', to: '2026-11-18' },
  { from: '2026-07-01', to: '2026-11-19' },
  { from: '2026-11-02', to: '2026-11-20', compare: 'none' as const },
  { from: '2026-09-01', to: '2026-10-31' },
  { from: '2026-08-20', to: '2026-10-12', compare: 'none' as const },
];

/** How many months' figures half a year is read from. */
async function monthsRead(): Promise<number> {
  const { time_zone } = await readGoals(db());
  const days = daysOf(time_zone, { from: '2026-05-20', to: '2026-11-19' });
  const span = await db()
    .transaction()
    .execute((tx) => spanOf(tx, days, time_zone));
  return span.months.length;
}

/** The order of rows that are equal in what they are sorted by is nobody's promise. */
const inAnyOrder = (figures: Figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row) => JSON.stringify(row)).toSorted() : value,
    ]),
  );

/** What today and the days before it took, as a close would have it. */
async function drawersIn(tx: Tx): Promise<unknown[]> {
  const { time_zone } = await readGoals(tx);
  const drawers: unknown[] = [];
  for (const day of daysOf(time_zone, { from: '2026-11-18', to: businessDay(time_zone, shop.clock.now()) })) {
    const taken = await drawersOf(tx, day);
    drawers.push([day.since, await sumMethods(tx, taken), await sumPromos(tx, taken)]);
  }
  return drawers;
}

/** All three dashboards, the last days' drawers and some figures, by whatever sums are kept. */
const shown = async () => [
  await withTx(db(), drawersIn, { isolation: 'repeatable read' }),
  ...(await Promise.all(REPORT_RANGES.map((range) => readDashboard(db(), shop.clock, range)))),
  ...(await Promise.all(SPANS.map((span) => readAllFigures(db(), shop.clock, { compare: 'before', ...span })))).map(
    inAnyOrder,
  ),
];

/** The same from the books alone: nothing is kept in there. */
async function added() {
  const dashboards: unknown[] = [];
  const undone = new Error('nothing of this stays');
  await db()
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await tx.deleteFrom('daily_sums').execute();
      const now = shop.clock.now();
      dashboards.push(await drawersIn(tx));
      for (const range of REPORT_RANGES) dashboards.push(await dashboardAt(tx, now, range));
      const { time_zone } = await readGoals(tx);
      for (const { compare = 'before' as const, ...asked } of SPANS) {
        const span = figureSpan(asked, businessDay(time_zone, now));
        const compared = comparedSpan(span, compare, time_zone, now);
        dashboards.push(inAnyOrder(await figuresAt(tx, time_zone, now, span, compared)));
      }
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return dashboards;
}

interface Step {
  what:
    | 'sell'
    | 'cancel'
    | 'pay'
    | 'unpay'
    | 'refund'
    | 'undo'
    | 'reprice'
    | 'code'
    | 'promise'
    | 'give'
    | 'send'
    | 'delete'
    | 'zone'
    | 'close'
    | 'method'
    | 'keep'
    | 'keep months'
    | 'keep customers';
  which: number;
  hoursAgo: number;
}

/** What may happen to the books, and a few things that may not; what is closed refuses, and nothing has happened. */
const take = (step: Step): Promise<void> =>
  happen(step).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'CLOSD')) throw error;
  });

async function happen({ what, which, hoursAgo }: Step): Promise<void> {
  const orders = await db().selectFrom('orders').select('id').orderBy('number').execute();
  const id = orders[which % Math.max(orders.length, 1)]?.id ?? uuidv7();
  const moment = at(hoursAgo);
  const pay = (paid_at: Date | null) =>
    db().updateTable('payments').set({ paid_at }).where('order_id', '=', id).execute();
  if (what === 'sell' || orders.length === 0) {
    const iso = moment.toISOString();
    const later = at(hoursAgo - 1).toISOString();
    const paid = which % 3 === 0 ? {} : { paid: later };
    const as = sold[which % sold.length];
    if (as)
      await addSale(db(), {
        ...as,
        total: 1_000 + which,
        discount: which % 5,
        placed: iso,
        ready: later,
        done: later,
        ...paid,
        customer: which % 7 === 0 ? null : as.customer,
        method: METHODS[which % METHODS.length] ?? PAYMENT.cash,
        promised: at(hoursAgo - (which % 3)).toISOString(),
        more: which % 4 === 0 ? [{ product: sold[(which + 1) % sold.length]?.product ?? as.product }] : [],
      });
  } else if (what === 'cancel') {
    const [as] = sold;
    const cancelled = { at: moment.toISOString(), by: 'staff' as const, reason: which % 2 ? 'No milk' : ' ' };
    if (as) await addSale(db(), { ...as, total: 1_000 + which, placed: moment.toISOString(), cancelled });
  } else if (what === 'pay') await pay(moment);
  else if (what === 'unpay') await pay(null);
  else if (what === 'refund') {
    const refund = {
      id: uuidv7(),
      order_id: id,
      cause: 'refund' as const,
      method: PAYMENT.bankAccount,
      amount: 1 + which,
    };
    const row = {
      ...refund,
      lines: '[]',
      shipping: false,
      actor: 'staff' as const,
      created_at: moment,
      refunded_at: moment,
    };
    await db().insertInto('refunds').values(row).execute();
  } else if (what === 'undo')
    await db().updateTable('order_moves').set({ undone_at: moment }).where('order_id', '=', id).execute();
  else if (what === 'reprice')
    await db().updateTable('orders').set({ discount: 0, subtotal: which, total: which }).where('id', '=', id).execute();
  else if (what === 'code')
    await db()
      .updateTable('orders')
      .set({ promo_code: which % 2 ? 'PASTA20' : 'PAGI' })
      .where('id', '=', id)
      .execute();
  else if (what === 'promise')
    await db().updateTable('orders').set({ ready_at: moment }).where('id', '=', id).execute();
  else if (what === 'send')
    await db().updateTable('orders').set({ delivery_id: DELIVERY.dineIn }).where('id', '=', id).execute();
  else if (what === 'give') {
    const user_id = which % 3 === 0 ? null : (sold[which % sold.length]?.customer ?? null);
    const placed_by = user_id === null ? (sold[0]?.staff ?? null) : null;
    await db().updateTable('orders').set({ user_id, placed_by }).where('id', '=', id).execute();
  } else if (what === 'delete') await db().deleteFrom('orders').where('id', '=', id).execute();
  else if (what === 'zone')
    await db()
      .updateTable('shop')
      .set({ time_zone: ZONES[which % ZONES.length] ?? 'Asia/Jakarta' })
      .execute();
  else if (what === 'method')
    await db()
      .updateTable('payments')
      .set({ method: METHODS[which % METHODS.length] ?? PAYMENT.cash })
      .where('order_id', '=', id)
      .execute();
  // none of the last days: what comes to light of older ones is booked after it
  else if (what === 'close') await closeBooks(at(200 + hoursAgo));
  else if (what === 'keep') await keep();
  else if (what === 'keep customers') await keepCustomers(db(), shop.clock);
  else await keepMonths();
}

const closeBooks = (until: Date) =>
  sql`
  insert into day_closes (day, since, until, closed_at, actor_id, actor_name, report)
  select ${until.toISOString()}::date, ${until}::timestamptz - interval '1 day', ${until}, now(), ${sold[0]?.staff}, 'Staff', '{}'
  on conflict do nothing`.execute(db());

const step: Arbitrary<Step> = record({
  what: constantFrom(
    ...(['sell', 'sell', 'sell', 'cancel', 'pay', 'unpay', 'refund', 'undo', 'reprice', 'code'] as const),
    ...(['promise', 'give', 'send', 'delete', 'zone', 'method', 'close', 'keep', 'keep', 'keep'] as const),
    ...(['keep months', 'keep months', 'keep customers', 'keep customers'] as const),
  ),
  which: nat(60),
  // in the days that all three ranges show, and in whole months, which what is random at first seldom reaches
  hoursAgo: oneof(nat(14), nat(120), nat(3_000), integer({ min: 500, max: 2_700 })),
});

it('are what the books say, whatever happened and whenever they were kept', { timeout: 180_000 }, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      for (const one of steps) await take(one);
      const books = await added();
      expect(await shown()).toEqual(books);
      // what was kept before is read with what is made now
      await keep();
      await keepMonths();
      await keepCustomers(db(), shop.clock);
      expect(await monthsRead()).toBe(5);
      expect(await shown()).toEqual(books);
    }),
    { numRuns: 4 },
  );
});

describe('a day that is kept', () => {
  // the random steps leave the shop in any time zone, and how much of today has passed depends on it
  beforeAll(() => db().updateTable('shop').set({ time_zone: 'Asia/Jakarta' }).execute());

  const total = async () => (await readDashboard(db(), shop.clock, 'daily')).totals.income;
  const sell = (hoursAgo: number) => {
    const [as] = sold;
    const iso = at(hoursAgo).toISOString();
    // of a guest: no later day of anybody depends on it
    return as
      ? addSale(db(), { ...as, customer: null, total: 50_000, placed: iso, paid: iso })
      : Promise.reject(new Error('nobody'));
  };

  it('is not read again, and days that still run are not kept', async () => {
    await keep();
    expect(await keep()).toBe(0);
    const { rows } = await sql<{ last: Date }>`select max(until) as last from daily_sums`.execute(db());
    expect(rows[0]?.last.getTime()).toBeLessThanOrEqual(NOW);
  });

  /** A sale of a day that is kept by somebody else before the sale is there for others to see. */
  async function sellWhileKept(): Promise<number> {
    const before = await total();
    const id = await sell(60);
    await keep();
    const seller = await shop.database.pool.connect();
    await seller.query('begin');
    await seller.query('update payments set amount = 80000 where order_id = $1', [id]);
    await sql`insert into daily_changes (at) values (${at(60)})`.execute(db());
    expect(await keep(), 'the day was kept meanwhile').toBe(1);
    await seller.query('commit');
    seller.release();
    return (await total()) - before;
  }

  it('holds no longer once a change comes to light that was not in it', async () => {
    expect(await sellWhileKept()).toBe(80_000);
    expect(await keep()).toBe(1);
    expect(await shown()).toEqual(await added());
  });

  it('would lie if changes did not say so', async () => {
    await sql`alter table payments disable trigger payments_changed`.execute(db());
    expect(await sellWhileKept()).toBe(50_000);
    await sql`alter table payments enable trigger payments_changed`.execute(db());
  });

  it('is kept by one at a time: who was slow never overwrites who came later', async () => {
    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [KEEPING_LOCK]);
    await sell(60);
    const keeping = keep();
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await vi.waitFor(async () => expect((await shop.database.pool.query(waiting)).rowCount).toBe(1));
    // what is committed while it waits for its turn is in what it reads
    await sell(60);
    await other.query('commit');
    other.release();
    expect(await keeping).toBe(1);
    expect(await keep()).toBe(0);
    expect(await shown()).toEqual(await added());
  });

  it('is kept once, however many keep it at a time', async () => {
    await keep();
    await sell(60);
    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [KEEPING_LOCK]);
    const keeping = [1, 2].map(() => keepDays(db(), shop.clock));
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await vi.waitFor(async () => expect((await shop.database.pool.query(waiting)).rowCount).toBe(2));
    await other.query('commit');
    other.release();
    expect((await Promise.all(keeping)).toSorted()).toEqual([0, 1]);
  });

  it('is none of a clock that the shop went by when it was its turn', async () => {
    await keep();
    await sell(60);
    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [KEEPING_LOCK]);
    const keeping = keepDays(db(), shop.clock);
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await vi.waitFor(async () => expect((await shop.database.pool.query(waiting)).rowCount).toBe(1));
    const { time_zone } = await readGoals(db());
    const move = (zone: string) => db().updateTable('shop').set({ time_zone: zone }).execute();
    await move(time_zone === 'Asia/Makassar' ? 'Asia/Jayapura' : 'Asia/Makassar');
    await other.query('commit');
    other.release();
    expect(await keeping).toBe(0);
    await move(time_zone);
    expect(await keep()).toBe(1);
  });

  it('is made anew where its figures were counted by other rules', async () => {
    await keep();
    const last = sql`(select max(since) from daily_figures)`;
    await sql`update daily_figures set rules = 0 where since = ${last}`.execute(db());
    expect(await keep()).toBe(1);
    const { rows } = await sql`select from daily_figures where rules = 0`.execute(db());
    expect(rows).toEqual([]);
  });

  it('holds up no other where it fails, and a few are kept at a time', async () => {
    await keep();
    await sql`delete from daily_figures`.execute(db());
    const last = await sql<{
      since: Date;
    }>`select max(since) as since from daily_sums where until - since > '1 hour'`.execute(db());
    const since = last.rows[0]?.since ?? new Date(Number.NaN);
    await sql
      .raw(`alter table daily_figures add constraint not_this_one check (since <> '${since.toISOString()}')`)
      .execute(db());
    await expect(keepDays(db(), shop.clock)).rejects.toThrow('1 days could not be kept');
    expect((await sql`select from daily_figures`.execute(db())).rows).toHaveLength(10);
    await sql`alter table daily_figures drop constraint not_this_one`.execute(db());
    expect(await keepDays(db(), shop.clock)).toBe(10);
    const kept = await sql<{ last: Date }>`select max(since) as last from daily_figures`.execute(db());
    expect(kept.rows[0]?.last).toEqual(since);
  });

  it('has its drawer kept while it may not be closed yet, of a whole day and of quarters of today', async () => {
    await keep();
    await sell(2);
    await sell(30);
    await keep();
    const { time_zone } = await readGoals(db());
    const today = businessDay(time_zone, shop.clock.now());
    const days = daysOf(time_zone, { from: '2026-11-01', to: today });
    const taken = await withTx(db(), (tx) => Promise.all(days.map((day) => drawersOf(tx, day))));
    expect(taken.at(-1)?.kept.length).toBeGreaterThan(50);
    expect(taken.at(-2)).toEqual({ kept: [days.at(-2)?.since], live: [] });
    expect(taken.at(-2)?.kept).toHaveLength(1);
    expect(taken[0]).toEqual({ kept: [], live: [days[0]] });
  });

  it('has another drawer once a discount goes by another code', async () => {
    const [as] = sold;
    const iso = at(2).toISOString();
    const id =
      as && (await addSale(db(), { ...as, customer: null, total: 50_000, discount: 5_000, placed: iso, paid: iso }));
    await keep();
    await db()
      .updateTable('orders')
      .set({ promo_code: 'LATER' })
      .where('id', '=', id ?? '')
      .execute();
    const drawers = JSON.stringify(await withTx(db(), drawersIn));
    expect(drawers).toContain('"code":"LATER","count":1,"amount":5000');
  });

  it('has whom staff met counted anew where a version that knows of no bits writes its lists', async () => {
    const [as] = sold;
    const iso = at(30).toISOString();
    if (as) await addSale(db(), { ...as, total: 9_000, placed: iso, ready: iso, done: iso, paid: iso });
    await keep();
    await keepCustomers(db(), shop.clock);
    const best = async () => (await readDashboard(db(), shop.clock, 'daily')).best_staff;
    // which of the two it is, the random steps before have decided
    const before = await best();
    expect(before?.customers).toBeGreaterThan(0);
    const more = [uuidv7(), uuidv7()];
    await sql`
      update daily_staff set customers = customers || ${more}::uuid[]
      where staff_id = ${before?.id} and since = (select max(since) from daily_staff where staff_id = ${before?.id})`.execute(
      db(),
    );
    expect(await best()).toEqual({ ...before, customers: (before?.customers ?? 0) + more.length });
  });

  it('has its quarters known as long as it is today, also of a month in which no day is kept', async () => {
    await sql`delete from daily_sums`.execute(db());
    const kept = await keepQuarters(db(), shop.clock);
    expect(kept).toBeGreaterThan(0);
    const now = shop.clock.now();
    const { time_zone } = await readGoals(db());
    const today = businessDay(time_zone, now);
    const month = daysOf(time_zone, { from: `${today.slice(0, 8)}01`, to: `${today.slice(0, 8)}30` });
    const stretch = await db()
      .transaction()
      .execute((tx) => stretchOf(tx, month, now));
    expect(stretch.kept).toHaveLength(kept);
  });
});
