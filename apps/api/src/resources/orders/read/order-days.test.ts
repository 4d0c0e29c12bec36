import type { DeliveryId, OrderStatus } from '@seduh/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing';
import { addSale } from '../../dashboard/testing/books';
import { listOrderIds, type OrderFilterRows } from './list-repository';
import { foldOrderDays } from './order-days-repository';

const HOUR_MS = 3_600_000;
const END = Date.parse('2026-11-20T07:30:00Z');
const LIMIT = 7;
const EVERYTHING: OrderFilterRows = {
  statuses: undefined,
  delivery: undefined,
  search: '',
  since: undefined,
  until: undefined,
};
const at = (hoursAgo: number) => new Date(END - hoursAgo * HOUR_MS);
// windows as staff choose them begin and end at midnight in the shop, which is within a day in UTC
const FILTERS: [string, Partial<OrderFilterRows>][] = [
  ['all', {}],
  ['finished ones', { statuses: ['delivered', 'picked up', 'cancelled'] }],
  ['one kind', { statuses: ['cancelled'], delivery: 1 }],
  ['since a day', { since: new Date('2026-11-12T17:00:00Z') }],
  ['until a day', { until: new Date('2026-11-17T17:00:00Z') }],
  ['a week', { since: new Date('2026-11-10T17:00:00Z'), until: new Date('2026-11-17T17:00:00Z') }],
  ['a day', { since: new Date('2026-11-15T17:00:00Z'), until: new Date('2026-11-16T17:00:00Z') }],
  [
    'a day of a shop west of Greenwich',
    { since: new Date('2026-11-15T03:30:00Z'), until: new Date('2026-11-16T03:30:00Z') },
  ],
  [
    'a week of a shop west of Greenwich',
    { since: new Date('2026-11-10T03:30:00Z'), until: new Date('2026-11-17T03:30:00Z') },
  ],
  ['some hours', { since: new Date('2026-11-15T14:00:00Z'), until: new Date('2026-11-15T20:00:00Z') }],
  ['hours of two days', { since: new Date('2026-11-15T11:00:00Z'), until: new Date('2026-11-16T13:00:00Z') }],
  ['whole days in UTC', { since: new Date('2026-11-10T00:00:00Z'), until: new Date('2026-11-12T00:00:00Z') }],
  ['no day at all', { since: new Date('2026-11-17T17:00:00Z'), until: new Date('2026-11-10T17:00:00Z') }],
];

let shop: TestApp;
let sold: { customer: string; product: string };
const db = () => shop.database.db;
const sell = (hoursAgo: number) =>
  addSale(db(), { ...sold, total: 1_000, placed: at(hoursAgo).toISOString(), done: at(hoursAgo).toISOString() });

/** A fortnight of orders, some of one moment, changed as orders are while their days are counted. */
beforeAll(async () => {
  shop = await createTestApp();
  sold = { customer: (await shop.makeUser()).id, product: await shop.makeProduct() };
  const ids: string[] = [];
  for (let sale = 0; sale < 60; sale += 1) {
    ids.push(await sell(sale % 11 === 0 ? 100 : (sale * 53) % 330));
    if (sale % 20 === 7) await foldOrderDays(db());
  }
  const set = (which: number, values: { status?: OrderStatus; delivery_id?: DeliveryId; placed_at?: Date }) =>
    db()
      .updateTable('orders')
      .set(values)
      .where('id', '=', ids[which] ?? '')
      .execute();
  for (let which = 0; which < 60; which += 4) await set(which, { status: 'cancelled', delivery_id: 1 });
  await foldOrderDays(db());
  for (let which = 0; which < 60; which += 8) await set(which, { status: 'delivered' });
  for (let which = 1; which < 60; which += 9) await set(which, { placed_at: at(200 + which) });
  await db()
    .deleteFrom('orders')
    .where('id', '=', ids[30] ?? '')
    .execute();
});
afterAll(() => shop.close());

/** The list from the orders alone. */
async function plain({ statuses, delivery, since, until }: OrderFilterRows): Promise<string[]> {
  let query = db().selectFrom('orders').select('id').orderBy('placed_at', 'desc').orderBy('id', 'desc');
  if (statuses) query = query.where('status', 'in', statuses);
  if (delivery !== undefined) query = query.where('delivery_id', '=', delivery);
  if (since) query = query.where('placed_at', '>=', since);
  if (until) query = query.where('placed_at', '<', until);
  return (await query.execute()).map(({ id }) => id);
}

/** The same page by page, up to one past the end, each with the total it tells. */
async function paged(filter: OrderFilterRows) {
  const [ids, totals]: [string[], Set<number>] = [[], new Set()];
  for (let page = 1; ; page += 1) {
    const found = await listOrderIds(db(), filter, { page, limit: LIMIT });
    totals.add(found.total);
    if (found.ids.length === 0) return { ids, totals: [...totals] };
    ids.push(...found.ids);
  }
}

it.each(FILTERS)('pages of %s are those of the list, however days are counted', async (_name, some) => {
  const filter = { ...EVERYTHING, ...some };
  const ids = await plain(filter);
  expect(await paged(filter)).toEqual({ ids, totals: [ids.length] });
});

it('are the same once all changes have been added up, and counted anew', async () => {
  const ids = await plain(EVERYTHING);
  await foldOrderDays(db());
  expect((await sql`select from order_day_changes`.execute(db())).rows).toEqual([]);
  expect(await paged(EVERYTHING)).toEqual({ ids, totals: [ids.length] });
  const counts = () => sql`select day, status, delivery_id, orders from order_days where orders <> 0 order by 1, 2, 3`;
  const { rows } = await counts().execute(db());
  await sql`select recount_order_days()`.execute(db());
  expect((await counts().execute(db())).rows).toEqual(rows);
});

it('a page and the total it tells belong together while orders come in and are added up', async () => {
  const filter = { ...EVERYTHING, statuses: ['delivered', 'picked up', 'cancelled'] satisfies OrderStatus[] };
  const state = { over: false };
  const busy = (async () => {
    for (let sale = 0; sale < 25; sale += 1) {
      await sell((sale * 31) % 300);
      if (sale % 3 === 0) await foldOrderDays(db());
    }
    state.over = true;
  })();
  let page = 1;
  while (!state.over) {
    const { ids, total } = await listOrderIds(db(), filter, { page, limit: LIMIT });
    expect(ids).toHaveLength(Math.min(LIMIT, Math.max(0, total - (page - 1) * LIMIT)));
    page = Math.ceil(total / LIMIT);
  }
  await busy;
  const ids = await plain(filter);
  expect(await paged(filter)).toEqual({ ids, totals: [ids.length] });
});

it('would miss orders if changes did not say so', async () => {
  await sql`alter table orders disable trigger orders_counted`.execute(db());
  await sell(10);
  await sql`alter table orders enable trigger orders_counted`.execute(db());
  const ids = await plain(EVERYTHING);
  expect((await paged(EVERYTHING)).totals).toEqual([ids.length - 1]);
});
