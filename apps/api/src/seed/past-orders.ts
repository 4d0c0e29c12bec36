import { isOpenAt, type ShopHours, addDays, instantAt, wallClock } from '@seduh/domain';
import { madeAtItsPace } from './making';
import {
  addMinutes,
  planCancelled,
  planDelivery,
  planLines,
  planMoves,
  planPayment,
  type Cast,
  type Known,
  type PlannedOrder,
} from './order-plan';
import type { DemoPerson } from './people';
import type { Random } from './random';

/** Six months, so that the dashboard's months are all there. */
const DAYS = 190;
/** How busy the first day was, against today. */
const FIRST_DAY_SHARE = 0.3;
/** No order takes longer than this from being placed to being handed over. */
const LONGEST_MINUTES = 60;
const CANCELLED = 0.04;

/** How busy each hour of the shop's day is. */
const RUSH = [6, 12, 10, 8, 7, 12, 9, 7, 9, 8, 6, 5, 4, 2].map((weight, index) => ({ hour: 7 + index, weight }));

/**
 * Six months of finished orders up to an hour ago, oldest first, more of them from month to month. Customers order from
 * the day they joined, and what was on the menu by then.
 */
export function planPastOrders(
  random: Random,
  shop: ShopHours,
  cast: Cast,
  since: { joinedAt(customer: Known<DemoPerson>): Date; createdAt(product: Cast['products'][number]): Date },
  now: Date,
): PlannedOrder[] {
  const today = wallClock(shop.time_zone, now).date;
  const orders: PlannedOrder[] = [];
  for (let day = DAYS; day >= 0; day -= 1) {
    const date = addDays(today, -day);
    for (const placedAt of busyMoments(random, shop, date, 1 - (1 - FIRST_DAY_SHARE) * (day / DAYS))) {
      if (addMinutes(placedAt, LONGEST_MINUTES) > now) continue;
      const customers = cast.customers.filter((customer) => since.joinedAt(customer) <= placedAt);
      const products = cast.products.filter((product) => since.createdAt(product) <= placedAt);
      orders.push(planOne(random, shop, { ...cast, customers, products }, placedAt));
    }
  }
  return orders;
}

/** @param share of today's number of orders */
function busyMoments(random: Random, shop: ShopHours, date: string, share: number): Date[] {
  const weekend = wallClock(shop.time_zone, instantAt(shop.time_zone, date, 12 * 60)).weekday > 5;
  const count = weekend ? random.int(13, 18) : random.int(9, 14);
  return Array.from({ length: Math.round(count * share) }, () => {
    const minute = random.weighted(RUSH).hour * 60 + random.int(0, 59);
    return addMinutes(instantAt(shop.time_zone, date, minute), random.next());
  })
    .filter((at) => isOpenAt(shop, at))
    .sort((a, b) => a.getTime() - b.getTime());
}

function planOne(random: Random, shop: ShopHours, cast: Cast, placedAt: Date): PlannedOrder {
  const customer = random.weighted(cast.customers.map((who) => ({ who, weight: who.of.weight }))).who;
  const deliveryId = planDelivery(random, shop, customer.of, placedAt);
  const order = { placedAt, deliveryId, customerId: customer.id, staffId: random.pick(cast.staff).id };
  const planned = random.chance(CANCELLED) ? planCancelled(random, order) : planMoves(random, order, null);
  const lines = planLines(random, cast.products);
  const moves = madeAtItsPace(planned, lines);
  const paymentId = planPayment(random);
  const status = moves.at(-1)?.to ?? 'pending';
  return { placedAt, customer, deliveryId, paymentId, lines, moves, status, wantedAt: null };
}
