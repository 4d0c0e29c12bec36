import type { Order, OrderStatus } from '@seduh/contract';
import { PAYMENT, SIZES } from '@seduh/contract/constants';
import { isUnpaid } from '@seduh/domain';
import { formatMoment, type ShopTime } from './moments';
import { isDineIn, isDoorDelivery } from './statuses';

type ColumnId = 'new' | 'brewing' | 'ready' | 'way';

export interface BoardColumn {
  id: ColumnId;
  title: string;
  statuses: readonly OrderStatus[];
  /** Minutes in the column after which an order is late. */
  lateAfter: number;
  /** What stands in it while there is no order. */
  empty: string;
}

/** The board from left to right. */
export const COLUMNS: readonly BoardColumn[] = [
  { id: 'new', title: 'New', statuses: ['pending'], lateAfter: 10, empty: 'Nothing new.' },
  {
    id: 'brewing',
    title: 'Brewing',
    statuses: ['confirmed', 'preparing'],
    lateAfter: 10,
    empty: 'Nothing on the bar.',
  },
  { id: 'ready', title: 'Ready', statuses: ['ready'], lateAfter: 10, empty: 'Nothing is waiting.' },
  // the ride alone takes twenty minutes
  { id: 'way', title: 'On the way', statuses: ['out for delivery'], lateAfter: 20, empty: 'No rider is out.' },
];

/** The column's orders: who waits longest first, and last who is still to pay. */
export function ordersIn({ statuses }: BoardColumn, orders: readonly Order[]): Order[] {
  const waits = ({ payment }: Order) => Number(isUnpaid(payment.state));
  return orders
    .filter(({ status_name }) => statuses.includes(status_name))
    .toSorted((one, other) => waits(one) - waits(other) || Date.parse(one.created_at) - Date.parse(other.created_at));
}

/** Whole minutes an order has been in its column; what had to be paid first is there since it was. */
export function ageIn({ statuses }: BoardColumn, order: Order, now: number): number {
  const { timeline, created_at, payment, payment_id, status_name } = order;
  const before = timeline.findLastIndex(({ status_name }) => !statuses.includes(status_name));
  const entered = Date.parse(timeline[before + 1]?.at ?? created_at);
  const hadToPay = status_name === 'pending' && payment_id !== PAYMENT.cashOnDelivery;
  const since = hadToPay && payment.paid_at ? Math.max(entered, Date.parse(payment.paid_at)) : entered;
  return Math.max(0, Math.floor((now - since) / 60_000));
}

/**
 * Too long in its column. What was ordered for later waits on purpose, until its time has come, and who has not paid
 * keeps himself waiting.
 */
export function isLate(column: BoardColumn, order: Order, now: number): boolean {
  if (isUnpaid(order.payment.state)) return false;
  if (order.scheduled && now < Date.parse(order.ready_at)) return false;
  return ageIn(column, order, now) > column.lateAfter;
}

/**
 * Whether an order is one of those looked for.
 * @param search words in its number, its customer's name or a product; empty for all
 * @param deliveryId the way it goes; null for all
 */
export function isWanted(order: Order, search: string, deliveryId: number | null): boolean {
  if (deliveryId !== null && order.delivery_id !== deliveryId) return false;
  const wanted = search.trim().toLowerCase();
  const { number, customer_name, lines } = order;
  return [number, customer_name, ...lines.map(({ product_name }) => product_name)].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** `Rani Ayu Lestari` → `Rani L.`: enough to call out. */
export function calledName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first;
}

/** How and when an order leaves: `Door delivery, 14:35`, `Dine in, table 7`. */
export function wayNote({ delivery_method, table, ready_at, scheduled }: Order, time: ShopTime): string {
  const moment = formatMoment(ready_at, time);
  if (!isDineIn(delivery_method) || !table) return `${delivery_method}, ${moment}`;
  return `${delivery_method}, table ${table}${scheduled ? `, ${moment}` : ''}`;
}

/** Where a rider goes with it and whom he calls; null for what stays in the shop or is still being made. */
export function ridePlace({ delivery_method, status_name, address, phone }: Order) {
  const isLeaving = status_name === 'ready' || status_name === 'out for delivery';
  return isDoorDelivery(delivery_method) && isLeaving ? { address: address ?? 'No address given', phone } : null;
}

/** What to make: `2`, `Hazelnut Latte, R`. */
export function cardLines({ lines }: Order): { qty: number; text: string }[] {
  return lines.map(({ qty, product_name, size_id, size_name }) => ({
    qty,
    text: `${product_name}, ${SIZES.find(({ id }) => id === size_id)?.code ?? size_name}`,
  }));
}

/** The customer's notes, one a line; each names its product where there are several. */
export function cardNote({ lines }: Order): string | undefined {
  const notes = lines.flatMap(({ product_name, note }) =>
    note ? [lines.length > 1 ? `${product_name}: ${note}` : note] : [],
  );
  return notes.join('\n') || undefined;
}
