import type { DeliveryId, OrderStatus, PaymentId, SizeId } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { inDeliveryWindow, legalMoves, type ShopHours } from '@seduh/domain';
import type { DemoProduct } from '@seduh/domain/demo-menu';
import type { DemoPerson } from './people';
import type { Random } from './random';

/** Somebody of the demo with the id they were given. */
export interface Known<T> {
  id: string;
  of: T;
}

export interface PlannedMove {
  to: OrderStatus;
  at: Date;
  by: 'customer' | 'staff';
  actorId: string;
  reason: string | null;
}

export interface PlannedLine {
  product: Known<DemoProduct>;
  sizeId: SizeId;
  qty: number;
  note: string | null;
}

/** One order of the demo's past or present, before it has prices. */
export interface PlannedOrder {
  placedAt: Date;
  customer: Known<DemoPerson>;
  deliveryId: DeliveryId;
  paymentId: PaymentId;
  lines: PlannedLine[];
  moves: PlannedMove[];
  status: OrderStatus;
  /** The time that was asked for; null for as soon as it can be. */
  wantedAt: Date | null;
}

export interface Cast {
  customers: Known<DemoPerson>[];
  staff: Known<DemoPerson>[];
  products: Known<DemoProduct>[];
}

const DRINKS: ReadonlySet<number> = new Set([1, 2]);
/** Numbers from 1 on, each with how often it comes up. */
const fromOne = (...weights: number[]) => weights.map((weight, index) => ({ n: index + 1, weight }));
const LINE_COUNTS = fromOne(40, 35, 18, 7);
const QUANTITIES = fromOne(80, 15, 5);
const CUPS: { n: SizeId; weight: number }[] = [
  { n: 1, weight: 60 },
  { n: 2, weight: 30 },
  { n: 3, weight: 10 },
];
const PAYMENTS = [
  { id: PAYMENT.cashOnDelivery, weight: 55 },
  { id: PAYMENT.card, weight: 19 },
  { id: PAYMENT.qris, weight: 14 },
  { id: PAYMENT.bankAccount, weight: 12 },
];
const NOTES = ['Less sugar', 'Extra hot', 'Less ice, please', 'No straw', 'Oat milk if you have it'];

/** Minutes a step takes, by where it leads. */
const STEP_MINUTES: Partial<Record<OrderStatus, [from: number, to: number]>> = {
  confirmed: [1, 4],
  preparing: [1, 3],
  ready: [5, 11],
  'out for delivery': [2, 5],
  delivered: [2, 4],
  'picked up': [2, 12],
};
const RIDE_MINUTES: [from: number, to: number] = [12, 22];

const MINUTE_MS = 60_000;

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
export const addDaysTo = (at: Date, days: number): Date => addMinutes(at, days * 24 * 60);

/** What is ordered, weighted by how popular each product is; no product twice. */
export function planLines(random: Random, products: Known<DemoProduct>[]): PlannedLine[] {
  const left = products.map((product) => ({ product, weight: product.of.weight }));
  return Array.from({ length: random.weighted(LINE_COUNTS).n }, () => {
    const chosen = random.weighted(left);
    left.splice(left.indexOf(chosen), 1);
    const drink = DRINKS.has(chosen.product.of.categoryId);
    const cup = drink ? random.weighted(CUPS).n : 1;
    return {
      product: chosen.product,
      sizeId: chosen.product.of.sizeIds.includes(cup) ? cup : 1,
      qty: random.weighted(QUANTITIES).n,
      note: drink && random.chance(0.12) ? random.pick(NOTES) : null,
    };
  });
}

/** How it reaches this customer at that time: to the door only inside the window, and where there is an address. */
export function planDelivery(random: Random, shop: ShopHours, customer: DemoPerson, at: Date): DeliveryId {
  if (customer.address && inDeliveryWindow(shop, at) && random.chance(0.3)) return DELIVERY.doorDelivery;
  return random.chance(0.55) ? DELIVERY.dineIn : DELIVERY.pickUp;
}

/** How it is paid: most people still pay at the counter. */
export const planPayment = (random: Random): PaymentId => random.weighted(PAYMENTS).id;

interface MovingOrder {
  placedAt: Date;
  deliveryId: DeliveryId;
  customerId: string;
  staffId: string;
}

/** The legal moves of an order from being placed up to `until`, or to its end: who makes them, and when. */
export function planMoves(
  random: Random,
  { placedAt, deliveryId, customerId, staffId }: MovingOrder,
  until: OrderStatus | null,
): PlannedMove[] {
  const moves: PlannedMove[] = [{ to: 'pending', at: placedAt, by: 'customer', actorId: customerId, reason: null }];
  let status: OrderStatus = 'pending';
  let at = placedAt;
  while (status !== until) {
    const next: OrderStatus | undefined = legalMoves({ status, deliveryId, payment: 'paid' }, 'staff')[0];
    if (!next) break;
    const [from, to] = (status === 'out for delivery' ? RIDE_MINUTES : STEP_MINUTES[next]) ?? [1, 2];
    at = addMinutes(at, random.int(from, to));
    moves.push({ to: next, at, by: 'staff', actorId: staffId, reason: null });
    status = next;
  }
  return moves;
}

/** An order that was cancelled: by the customer right away, or by staff who had to. */
export function planCancelled(random: Random, order: MovingOrder): PlannedMove[] {
  const byCustomer = random.chance(0.6);
  const moves = planMoves(random, order, byCustomer ? 'pending' : 'confirmed');
  const last = moves.at(-1)?.at ?? order.placedAt;
  moves.push({
    to: 'cancelled',
    at: addMinutes(last, random.int(1, 3)),
    by: byCustomer ? 'customer' : 'staff',
    actorId: byCustomer ? order.customerId : order.staffId,
    reason: byCustomer ? null : 'Sold out in the kitchen, sorry',
  });
  return moves;
}
