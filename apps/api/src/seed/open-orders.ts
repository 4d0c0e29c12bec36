import type { DeliveryId, OrderStatus, PaymentId } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { inDeliveryWindow, isOpenAt, nextChange, type ShopHours } from '@seduh/domain';
import { addMinutes, planLines, planMoves, type Cast, type PlannedOrder } from './order-plan';
import type { Random } from './random';

interface OpenOrder {
  minutesAgo: number;
  status: OrderStatus;
  deliveryId: DeliveryId;
  /** Left out: cash on delivery. */
  paymentId?: PaymentId;
}

/** What stands on the board while the shop is open. */
const BOARD: OpenOrder[] = [
  // a transfer that has not arrived yet
  { minutesAgo: 38, status: 'pending', deliveryId: DELIVERY.pickUp, paymentId: PAYMENT.bankAccount },
  { minutesAgo: 33, status: 'out for delivery', deliveryId: DELIVERY.doorDelivery },
  { minutesAgo: 24, status: 'ready', deliveryId: DELIVERY.pickUp },
  { minutesAgo: 15, status: 'preparing', deliveryId: DELIVERY.dineIn },
  { minutesAgo: 12, status: 'preparing', deliveryId: DELIVERY.pickUp },
  { minutesAgo: 5, status: 'pending', deliveryId: DELIVERY.dineIn, paymentId: PAYMENT.card },
  { minutesAgo: 2, status: 'pending', deliveryId: DELIVERY.pickUp },
];

/** What waits for the morning while it is closed: ordered ahead. */
const AHEAD: OpenOrder[] = [
  { minutesAgo: 55, status: 'confirmed', deliveryId: DELIVERY.pickUp, paymentId: PAYMENT.card },
  { minutesAgo: 30, status: 'pending', deliveryId: DELIVERY.dineIn },
  { minutesAgo: 8, status: 'pending', deliveryId: DELIVERY.pickUp },
];

/** Orders under way right now, oldest first, each of another customer; the demo customer has one of them. */
export function planOpenOrders(random: Random, shop: ShopHours, cast: Cast, now: Date): PlannedOrder[] {
  const opening = isOpenAt(shop, now) ? null : nextChange(shop, now);
  const orders: PlannedOrder[] = [];
  const rows = opening ? AHEAD : BOARD.filter((row) => couldBe(shop, row, now));
  for (const [index, row] of rows.entries()) {
    const { minutesAgo, status, deliveryId, paymentId = PAYMENT.cashOnDelivery } = row;
    // the demo customer's is the newest but two, so that it is being prepared while the shop is open
    const customer =
      cast.customers[(index + cast.customers.length - Math.max(0, rows.length - 3)) % cast.customers.length];
    if (!customer) continue;
    const placedAt = addMinutes(now, -minutesAgo);
    const staffId = random.pick(cast.staff).id;
    const moves = planMoves(random, { placedAt, deliveryId, customerId: customer.id, staffId }, status);
    const lines = planLines(random, cast.products);
    const wantedAt = opening && addMinutes(opening, 20 + 15 * index);
    orders.push({ placedAt, customer, deliveryId, paymentId, lines, moves, status, wantedAt });
  }
  return orders;
}

function couldBe(shop: ShopHours, { minutesAgo, deliveryId }: OpenOrder, now: Date): boolean {
  const placedAt = addMinutes(now, -minutesAgo);
  return isOpenAt(shop, placedAt) && (deliveryId !== DELIVERY.doorDelivery || inDeliveryWindow(shop, placedAt));
}
