import type { DeliveryId, OrderStatus } from '@seduh/contract';
import { isFinal, readOrderSearch, type OrderSearch } from '@seduh/domain';
import { LIMITS } from '@seduh/contract/constants';
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../../platform/db/schema';
import { countOf, pageOf } from '../../../platform/db/query';
import { withTx, type Db, type Tx } from '../../../platform/db/tx';
import { nearestDay } from '../../../platform/db/utc-days';
import type { PageRequest } from '../../../platform/http/envelope';
import { findOrderDay } from './order-days-repository';
import { namesToLookUp } from './order-names-repository';
import { customerIsNamed, isFound, waysToFind } from './search-conditions-repository';

/** Filters of the staff's list; times are instants, `until` is not included. */
export interface OrderFilterRows {
  statuses: OrderStatus[] | undefined;
  delivery: DeliveryId | undefined;
  search: string;
  since: Date | undefined;
  until: Date | undefined;
}

type Orders = SelectQueryBuilder<Schema, 'orders', object>;

/** Ids of one page of the staff's list, newest first, and how many there are in all. Opens a transaction of its own. */
export async function listOrderIds(db: Db, { search, ...filter }: OrderFilterRows, page: PageRequest) {
  if (search === '')
    return isAllOpen(filter.statuses) ? pageOfOpen(filtered(db, filter), page) : pageOfAll(db, filter, page);
  const wanted = readOrderSearch(search);
  // open orders are few: each is looked at; among all orders every way of being found has its index
  if (isAllOpen(filter.statuses)) return pageOfOpen(filtered(db, filter).where(isFound(wanted)), page);
  const parts = waysToFind(wanted, filter.until).map((way) => part(filtered(db, filter).where(way)));
  return pageOfFound(db, [...parts, await partByName(db, wanted, filter)], page);
}

type Filter = Omit<OrderFilterRows, 'search'>;

const isAllOpen = (statuses: Filter['statuses']): boolean =>
  statuses !== undefined && statuses.every((status) => !isFinal(status));

const filtered = (db: Db, filter: Filter): Orders => narrowed(db.selectFrom('orders'), filter);

function narrowed(orders: Orders, { statuses, delivery, since, until }: Filter): Orders {
  let query = orders;
  // what is under way has an index of its own, however many orders lie behind it
  if (isAllOpen(statuses)) query = query.where('orders.closed_at', 'is', null);
  if (statuses) query = query.where('orders.status', '=', sql<OrderStatus>`any(${statuses}::text[])`);
  if (delivery !== undefined) query = query.where('orders.delivery_id', '=', delivery);
  if (since) query = query.where('orders.placed_at', '>=', since);
  if (until) query = query.where('orders.placed_at', '<', until);
  return query;
}

/**
 * A page of all orders, which are many: days are counted, so that the last page costs what the first one does, and both
 * do however many lie between. Only what lies between the end of a window and the day in UTC that begins nearest to it is
 * counted one by one, for that day or against it: half a day at most, in Jakarta the hours of the night.
 */
function pageOfAll(db: Db, filter: Filter, { page, limit }: PageRequest) {
  const offset = (page - 1) * limit;
  return withTx(
    db,
    async (tx) => {
      const { total, until, skip } = await placeAt(tx, filter, offset);
      if (offset >= total) return { ids: [], total };
      const page = inOrder(filtered(tx, { ...filter, until }));
      return { ids: idsOf(await page.limit(limit).offset(skip).execute()), total };
    },
    { isolation: 'repeatable read' },
  );
}

/** From which moment on, looking back, the order with `offset` newer ones is the one after `skip`. */
async function placeAt(tx: Tx, filter: Filter, offset: number) {
  const { statuses, delivery, since, until } = filter;
  const days = { since: since && nearestDay(since), until: until && nearestDay(until) };
  // no whole day in it: it is short
  if (days.since && days.until && days.since >= days.until)
    return { total: await countOf(filtered(tx, filter)), until, skip: offset };
  const between = async (from: Date, to: Date): Promise<number> =>
    from <= to ? countOf(filtered(tx, { ...filter, since: from, until: to })) : -(await between(to, from));
  const newest = days.until && until ? await between(days.until, until) : 0;
  const oldest = days.since && since ? await between(since, days.since) : 0;
  const { total, place } = await findOrderDay(tx, { statuses, delivery, ...days }, Math.max(0, offset - newest));
  const all = newest + total + oldest;
  // a day that goes on after the window begins with it
  if (offset < newest || (place && until && place.until > until)) return { total: all, until, skip: offset };
  return place ? { total: all, ...place } : { total: all, until: days.since, skip: offset - newest - total };
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** Newest first. */
export const inOrder = (orders: Orders) =>
  orders.select('orders.id').orderBy('orders.placed_at', 'desc').orderBy('orders.id', 'desc');

const pageOfOpen = async (matching: Orders, page: PageRequest) => ({
  ids: idsOf(await pageOf(inOrder(matching), page).execute()),
  total: await countOf(matching),
});

interface FoundRow {
  id: string;
  placed_at: Date;
}
type Part = Expression<FoundRow>;

const part = (orders: Orders): Part => orders.select(['orders.id', 'orders.placed_at']);

/**
 * The newest orders by a name that is looked for, as nobody pages through every Ayu of a year: each name's, or those that are
 * met looking back.
 */
async function partByName(db: Db, wanted: OrderSearch, filter: Filter): Promise<Part> {
  const names = await namesToLookUp(db, wanted);
  const latest = filtered(db, filter)
    .select(['orders.id', 'orders.placed_at', 'orders.customer_name'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc');
  // nothing is pushed past an offset: however rare the planner thinks the name, it looks back, and stops
  if (names === null)
    return sql<FoundRow>`(
      select orders.id, orders.placed_at from ${latest.offset(0)} as orders where ${customerIsNamed(wanted)}
      limit ${sql.lit(LIMITS.foundOrders)}
    )`;
  const ofName = latest.where(sql<boolean>`lower(orders.customer_name) collate "C" = known.name`);
  return sql<FoundRow>`(
    select newest.id, newest.placed_at
    from unnest(${names}::text[]) as known (name)
      cross join lateral ${ofName.limit(sql.lit(LIMITS.foundOrders))} as newest
    order by newest.placed_at desc, newest.id desc limit ${sql.lit(LIMITS.foundOrders)}
  )`;
}

/** A page of what is found in any of these ways: each is asked by itself, so that each can use its index. */
async function pageOfFound(db: Db, parts: readonly Part[], page: PageRequest) {
  const found = sql<FoundRow>`(${sql.join(parts, sql` union `)})`.as('found');
  const matching = db
    .selectFrom(found)
    .select(['found.id', ({ fn }) => fn.countAll<number>().over().as('total')])
    .orderBy('found.placed_at', 'desc')
    .orderBy('found.id', 'desc');
  const rows = await pageOf(matching, page).execute();
  if (rows[0] || page.page === 1) return { ids: idsOf(rows), total: rows[0]?.total ?? 0 };
  // past the last page: no row says the total
  return { ids: [], total: await countOf(db.selectFrom(found)) };
}
