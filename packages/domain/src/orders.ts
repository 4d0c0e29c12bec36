import type { DeliveryId, OrderStatus, PaymentState } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { isSecured } from './payments';

/** Who wants to move an order: the customer whose order it is, or a member of staff. */
export type MoveActor = 'customer' | 'staff';

/** What decides where an order may go next. */
export interface MovableOrder {
  status: OrderStatus;
  deliveryId: DeliveryId;
  payment: PaymentState;
}

type Path = Partial<Record<OrderStatus, OrderStatus>>;

const KITCHEN: Path = { pending: 'confirmed', confirmed: 'preparing', preparing: 'ready' };

/** An order's path through the shop, by how it reaches the customer. */
const PATHS: Readonly<Record<DeliveryId, Path>> = {
  [DELIVERY.dineIn]: { ...KITCHEN, ready: 'delivered' },
  [DELIVERY.pickUp]: { ...KITCHEN, ready: 'picked up' },
  [DELIVERY.doorDelivery]: { ...KITCHEN, ready: 'out for delivery', 'out for delivery': 'delivered' },
};

/**
 * From where each of them may still cancel it: once staff have confirmed, only staff can; also when nobody takes what is
 * out for delivery.
 */
const CANCELLABLE: Readonly<Record<MoveActor, readonly OrderStatus[]>> = {
  customer: ['pending'],
  staff: ['pending', 'confirmed', 'preparing', 'ready', 'out for delivery'],
};

/**
 * The moves open to somebody, in the order a board offers them: onwards first, cancelling last. What is not paid yet is
 * not begun.
 */
export function legalMoves({ status, deliveryId, payment }: MovableOrder, actor: MoveActor): OrderStatus[] {
  const waits = status === 'pending' && !isSecured(payment);
  const onwards = actor === 'staff' && !waits ? PATHS[deliveryId][status] : undefined;
  const moves: OrderStatus[] = onwards ? [onwards] : [];
  if (CANCELLABLE[actor].includes(status)) moves.push('cancelled');
  return moves;
}

/** The statuses of an order that goes well, from the first to the last, by how it reaches the customer. */
export function statusPath(deliveryId: DeliveryId): OrderStatus[] {
  const path: OrderStatus[] = ['pending'];
  for (let next = PATHS[deliveryId].pending; next; next = PATHS[deliveryId][next]) path.push(next);
  return path;
}

/** Whether a move has to say why: what went out and comes back is asked about later. */
export const needsReason = (from: OrderStatus, to: OrderStatus): boolean => leftTheKitchen(from) && to === 'cancelled';

/** Whether an order has left the shop: its portions are not sold again when it is cancelled. */
export const leftTheKitchen = (from: OrderStatus): boolean => from === 'out for delivery';

/** Why an order cannot be moved there. */
export const illegalMoveText = (from: OrderStatus, to: OrderStatus): string =>
  from === to ? `This order is ${to} already` : `This order is ${from} and cannot become ${to}`;

/** Whether an order of this status is being made, or waits for that. */
export const isStillMade = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'confirmed' || status === 'preparing';

/** Whether anything is foreseen of an order: it is being made, or is packed for a ride to the door. */
export const isForeseen = (status: OrderStatus, deliveryId: DeliveryId): boolean =>
  isStillMade(status) ||
  (deliveryId === DELIVERY.doorDelivery && (status === 'ready' || status === 'out for delivery'));

/** Why nobody is told any more that an order is late in the making. */
export const madeText = (status: OrderStatus): string => `This order is ${status}: it is not being made any more`;

/** What stands before an order's number. */
export const ORDER_PREFIX = 'SD-';

/** What people call an order; also its receipt's number. */
export const orderNumber = (number: number): string => `${ORDER_PREFIX}${number}`;
