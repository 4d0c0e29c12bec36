import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { comparedSpan } from '@seduh/domain/figures';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTx } from '../../platform/db/tx';
import { createTestApp, type TestApp } from '../../testing';
import { daysOf } from './daily-sums';
import { keepDay } from './daily-sums-repository';
import { keepFigures } from './figures/kept-repository';
import { figuresAt } from './figures/service';
import { addSale, type Sale } from './testing/books';

// Each trigger that 0072 needs, by itself: with it kept figures are what the books say, without it they would lie.

const ZONE = 'Asia/Jakarta';
const SPAN = { from: '2026-11-16', to: '2026-11-18' };
const MONDAY = '2026-11-16T05:00:00.000Z';
const LATER = '2026-11-16T09:00:00.000Z';
const WEDNESDAY = '2026-11-18T05:00:00.000Z';

let shop: TestApp;
let product: string;
let staff: string;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await createTestApp();
  product = await shop.makeProduct();
  staff = (await shop.makeUser({ role: 'Admin' })).id;
});
afterAll(() => shop.close());

const sell = async (sale: Partial<Sale> = {}) =>
  addSale(db(), { customer: null, staff, product, total: 50_000, placed: WEDNESDAY, paid: WEDNESDAY, ...sale });

/** Somebody who came on Monday and on Wednesday. @returns their first order */
async function sellTwice(): Promise<string> {
  const customer = (await shop.makeUser()).id;
  const first = await sell({ customer, placed: MONDAY, paid: MONDAY });
  await sell({ customer });
  return first;
}

const payment = (id: string) => db().updateTable('payments').where('order_id', '=', id);
const order = (id: string) => db().updateTable('orders').where('id', '=', id);

async function refund(): Promise<string> {
  const id = await sell();
  const moment = new Date(WEDNESDAY);
  const what = { cause: 'refund' as const, method: PAYMENT.bankAccount, amount: 5_000, lines: '[]', shipping: false };
  await db()
    .insertInto('refunds')
    .values({ id: uuidv7(), order_id: id, ...what, actor: 'staff', created_at: moment, refunded_at: moment })
    .execute();
  return id;
}

/** As a version before 0072 does it: it knows of sums alone. */
async function sumAgain(): Promise<void> {
  const [day] = daysOf(ZONE, { from: SPAN.to, to: SPAN.to });
  if (day) await withTx(db(), (tx) => keepDay(tx, day));
}

const cancelled = { at: WEDNESDAY, by: 'staff' as const };

interface Change {
  on: string;
  /** What is there when the day is kept. */
  before?: () => Promise<string>;
  happens: (id: string) => Promise<unknown>;
}

const CHANGES: Record<string, Change> = {
  daily_sums_written: {
    on: 'daily_sums',
    before: sell,
    happens: async (id) => {
      await payment(id).set({ method: PAYMENT.bankAccount }).execute();
      await sumAgain();
    },
  },
  order_moves_noted: {
    on: 'order_moves',
    happens: () => addSale(db(), { customer: null, staff, product, total: 1, placed: WEDNESDAY, cancelled }),
  },
  order_moves_removed: {
    on: 'order_moves',
    before: () => addSale(db(), { customer: null, staff, product, total: 1, placed: WEDNESDAY, cancelled }),
    happens: (id) => db().deleteFrom('order_moves').where('order_id', '=', id).execute(),
  },
  // of 0013; closing an account takes what was typed out of moves
  order_moves_changed: {
    on: 'order_moves',
    before: () =>
      addSale(db(), {
        customer: null,
        staff,
        product,
        total: 1,
        placed: WEDNESDAY,
        cancelled: { ...cancelled, reason: 'Rani called' },
      }),
    happens: (id) => db().updateTable('order_moves').set({ reason: null }).where('order_id', '=', id).execute(),
  },
  orders_changed: {
    on: 'orders',
    before: sell,
    happens: (id) => order(id).set({ delivery_id: DELIVERY.dineIn }).execute(),
  },
  payments_changed: {
    on: 'payments',
    before: sell,
    happens: (id) => payment(id).set({ method: PAYMENT.bankAccount }).execute(),
  },
  refunds_changed: {
    on: 'refunds',
    before: refund,
    happens: (id) => db().updateTable('refunds').set({ method: PAYMENT.cash }).where('order_id', '=', id).execute(),
  },
  orders_promised: {
    on: 'orders',
    before: () => sell({ ready: WEDNESDAY, done: WEDNESDAY, promised: WEDNESDAY }),
    happens: (id) =>
      order(id)
        .set({ ready_at: new Date(MONDAY) })
        .execute(),
  },
  payments_noted_beside: {
    on: 'payments',
    before: async () => {
      const customer = (await shop.makeUser()).id;
      await sell({ customer });
      return customer;
    },
    happens: (customer) => sell({ customer, placed: MONDAY, paid: MONDAY }),
  },
  payments_changed_beside: {
    on: 'payments',
    before: sellTwice,
    happens: (id) => payment(id).set({ paid_at: null }).execute(),
  },
  payments_removed_beside: {
    on: 'payments',
    before: sellTwice,
    happens: (id) => db().deleteFrom('payments').where('order_id', '=', id).execute(),
  },
  orders_given: {
    on: 'orders',
    before: sellTwice,
    happens: async (id) =>
      order(id)
        .set({ user_id: (await shop.makeUser()).id })
        .execute(),
  },
  orders_removed: {
    on: 'orders',
    before: sellTwice,
    happens: (id) => db().deleteFrom('orders').where('id', '=', id).execute(),
  },
};

const figures = () =>
  withTx(
    db(),
    (tx) => {
      const now = shop.clock.now();
      return figuresAt(tx, ZONE, now, SPAN, comparedSpan(SPAN, 'none', ZONE, now));
    },
    { isolation: 'repeatable read' },
  );

/** Whether figures are what the books say once this has happened to a day that was kept. */
async function isTrueAfter({ before, happens }: Change): Promise<boolean> {
  const id = (await before?.()) ?? '';
  for (const day of daysOf(ZONE, SPAN))
    await withTx(db(), async (tx) => {
      await keepDay(tx, day);
      await keepFigures(tx, day, ZONE);
    });
  await happens(id);
  const kept = await figures();
  await db().deleteFrom('daily_sums').execute();
  const books = await figures();
  return JSON.stringify(kept) === JSON.stringify(books);
}

it.each(Object.entries(CHANGES))('are noted by %s, and would be missed without it', async (trigger, change) => {
  await db().updateTable('shop').set({ time_zone: ZONE }).execute();
  expect(await isTrueAfter(change)).toBe(true);
  await sql`alter table ${sql.table(change.on)} disable trigger ${sql.ref(trigger)}`.execute(db());
  expect(await isTrueAfter(change)).toBe(false);
  await sql`alter table ${sql.table(change.on)} enable trigger ${sql.ref(trigger)}`.execute(db());
});

it('of promises note their day where a payment is ahead before or after', async () => {
  for (const [from, to] of [
    [PAYMENT.cash, PAYMENT.bankAccount],
    [PAYMENT.bankAccount, PAYMENT.cash],
  ] as const) {
    const before = () =>
      sell({ method: from, placed: MONDAY, promised: MONDAY, paid: LATER, ready: WEDNESDAY, done: WEDNESDAY });
    expect(
      await isTrueAfter({ on: 'payments', before, happens: (id) => payment(id).set({ method: to }).execute() }),
    ).toBe(true);
  }
});
