import type { DeliveryId, Order, OrderStatus } from '@seduh/contract';
import { SIZES } from '@seduh/contract/constants';
import { calledName, isUnpaid, lineName, optionNames, promisedAt } from '@seduh/domain';
import type { MethodWords } from '../lib/orders/methods/words';
import { doorOfOrder } from '../lib/orders/door';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { isDineIn, isDoorDelivery } from '../lib/orders/statuses';
import type { ColumnWords } from './columns/words';
import type { BoardWords } from './words';

export interface BoardColumn {
  id: keyof ColumnWords['columns'];
  statuses: readonly OrderStatus[];
}

/** The board from left to right. */
export const COLUMNS: readonly BoardColumn[] = [
  { id: 'new', statuses: ['pending'] },
  { id: 'brewing', statuses: ['confirmed', 'preparing'] },
  { id: 'ready', statuses: ['ready'] },
  { id: 'way', statuses: ['out for delivery'] },
];

/** The column's orders: who waits longest first, and last who is still to pay. */
export function ordersIn({ statuses }: BoardColumn, orders: readonly Order[]): Order[] {
  // read once each: a rush is sorted with every press
  return orders
    .filter(({ status_name }) => statuses.includes(status_name))
    .map((order) => ({ order, unpaid: Number(isUnpaid(order.payment.state)), at: Date.parse(order.created_at) }))
    .toSorted((one, other) => one.unpaid - other.unpaid || one.at - other.at)
    .map(({ order }) => order);
}

/**
 * Whether an order is one of those looked for.
 * @param search words in its number, its customer's name or a product; empty for all
 * @param deliveryId its delivery method; null for all
 */
export function isWanted(order: Order, search: string, deliveryId: DeliveryId | null): boolean {
  if (deliveryId !== null && order.delivery_id !== deliveryId) return false;
  const wanted = search.trim().toLowerCase();
  const { number, customer_name, lines } = order;
  return [number, customer_name, ...lines.map(({ product_name }) => product_name)].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/**
 * Whose order it is: `Rani L.`. A guest without a name is called by its number, which stands beside this. Said here as
 * `isCalledByNumber` says it: its module would cost the page more than the comparison.
 */
export function whoseOrder({ customer_name: name, number, counter }: Order, m: BoardWords): string {
  if (name === number) return m.guest;
  // whole, as staff have typed it
  return counter ? name : calledName(name);
}

/** How and when an order leaves: `Door delivery, 14:35`, `Dine in, table 7`, `Counter, take away, 14:35`. */
export function deliveryNote(
  order: Order,
  time: ShopTime,
  { m, methods }: { m: BoardWords; methods: MethodWords },
): string {
  const { delivery_id, delivery_method, table, scheduled } = order;
  const method = methods.names[delivery_id];
  const moment = formatMoment(new Date(promisedAt(order)).toISOString(), time);
  if (order.counter) return m.atCounter(table, moment);
  if (!isDineIn(delivery_method) || !table) return `${method}, ${moment}`;
  return m.atTable(method, table, scheduled ? moment : null);
}

/** When an order that is going to be late is expected; undefined where it is in time, and where nobody knows any more. */
export const expectedAt = ({ forecast }: Pick<Order, 'forecast'>, time: ShopTime): string | undefined =>
  forecast?.is_late && Date.parse(forecast.to) > time.now ? formatMoment(forecast.to, time) : undefined;

/** Whether an order is there to be taken, and not in its customer's hands yet. */
export const isMade = ({ status_name }: Pick<Order, 'status_name'>): boolean =>
  status_name === 'ready' || status_name === 'out for delivery';

/** Where a rider goes with it and whom he calls; null for what stays in the shop or is still being made. */
export function ridePlace(order: Order, m: BoardWords) {
  const { delivery_method, phone } = order;
  return isDoorDelivery(delivery_method) && isMade(order)
    ? { address: doorOfOrder(order) ?? m.noAddress, phone }
    : null;
}

/** What to make: `2`, `Hazelnut Latte, R`, `Oat milk, 50 % sugar`. */
export function cardLines({ lines }: Order): { qty: number; text: string; detail: string }[] {
  return lines.map(({ qty, product_name, size_id, size_name, options }) => ({
    qty,
    // a croissant has no size to get wrong
    text: lineName({ product_name, size_name: size_name && (SIZES.find(({ id }) => id === size_id)?.code ?? '') }),
    detail: optionNames(options),
  }));
}

/** What to make, in a line: `2 Hazelnut Latte, R and 2 more`, the pieces of the other lines counted. */
export function cardSummary(order: Order, m: BoardWords): string {
  const [first, ...others] = cardLines(order);
  const more = others.reduce((sum, { qty }) => sum + qty, 0);
  const line = `${first?.qty ?? 0} ${first?.text ?? ''}`;
  return more > 0 ? m.andMore(line, more) : line;
}
