import { PAYMENT, REPORT_RANGES } from '@seduh/contract/constants';
import { array, assert, asyncProperty, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { createTestApp, type TestApp } from '../../testing';
import { keepDays } from './daily-sums';
import { KEEPING_LOCK } from './daily-sums-repository';
import { dashboardAt, readDashboard } from './service';
import { addSale } from './testing/books';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T07:30:00Z');
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
const keep = () => keepDays(db(), shop.clock);

/** All three dashboards, by whatever sums are kept. */
const shown = () => Promise.all(REPORT_RANGES.map((range) => readDashboard(db(), shop.clock, range)));

/** The same from the books alone: nothing is kept in there. */
async function added() {
  const dashboards: unknown[] = [];
  const undone = new Error('nothing of this stays');
  await db()
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await tx.deleteFrom('daily_sums').execute();
      for (const range of REPORT_RANGES) dashboards.push(await dashboardAt(tx, shop.clock.now(), range));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return dashboards;
}

interface Step {
  what: 'sell' | 'pay' | 'unpay' | 'refund' | 'undo' | 'reprice' | 'delete' | 'zone' | 'keep';
  which: number;
  hoursAgo: number;
}

/** What may happen to the books, and a few things that may not. */
async function take({ what, which, hoursAgo }: Step): Promise<void> {
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
      });
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
  else if (what === 'delete') await db().deleteFrom('orders').where('id', '=', id).execute();
  else if (what === 'zone')
    await db()
      .updateTable('shop')
      .set({ time_zone: ZONES[which % ZONES.length] ?? 'Asia/Jakarta' })
      .execute();
  else await keep();
}

const step: Arbitrary<Step> = record({
  what: constantFrom('sell', 'sell', 'pay', 'unpay', 'refund', 'undo', 'reprice', 'delete', 'zone', 'keep', 'keep'),
  which: nat(60),
  // mostly in the days that all three ranges show
  hoursAgo: oneof(nat(120), nat(3_000)),
});

it('are what the books say, whatever happened and whenever they were kept', { timeout: 60_000 }, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      for (const one of steps) await take(one);
      expect(await shown()).toEqual(await added());
    }),
    { numRuns: 4 },
  );
});

describe('a day that is kept', () => {
  const total = async () => (await readDashboard(db(), shop.clock, 'daily')).totals.income;
  const sell = (hoursAgo: number) => {
    const [as] = sold;
    const iso = at(hoursAgo).toISOString();
    return as ? addSale(db(), { ...as, total: 50_000, placed: iso, paid: iso }) : Promise.reject(new Error('nobody'));
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
});
