import type { OrderStatus } from '@seduh/contract';
import { isFinal, leftTheKitchen } from '@seduh/domain';
import type { Tx } from '../../platform/db/tx';
import { tellOfMove } from '../notices/queue';
import type { Actor, OrderContext } from './context';
import { settlePoints } from '../points/service';
import { recordEvent } from './events/repository';
import type { OrderHead } from './guards-repository';
import { insertMove, releasePromoUse, returnStock } from './moves-repository';

const SYSTEM: Actor = { actor: 'system', id: null };

/** Writes a move into the order's timeline, books what it does to points, and tells whoever watches or waits elsewhere. */
export async function recordMove(
  tx: Tx,
  order: OrderHead,
  to: OrderStatus,
  { actor, id: actor_id }: Actor,
  reason: string | null,
  at: Date,
): Promise<void> {
  const move = { order_id: order.id, from_status: order.status, to_status: to, moved_at: at };
  await insertMove(tx, { ...move, actor, actor_id, reason });
  await recordEvent(tx, { ...order, status: to }, 'moved', at);
  if (isFinal(to)) await settlePoints(tx, order.id, at, true);
  await tellOfMove(tx, order, to, at);
}

/** Gives back what an order has taken from the shop, beside its money. What has left the shop is not sold again. */
export async function returnGoods(tx: Tx, orderId: string, from: OrderStatus, at: Date): Promise<void> {
  if (!leftTheKitchen(from)) await returnStock(tx, orderId);
  await releasePromoUse(tx, orderId, at);
}

/** Cancels an order whose money does not come or is gone, by the shop itself, while nobody has begun it. */
export async function cancelOrder(
  { guards }: Pick<OrderContext, 'guards'>,
  tx: Tx,
  order: OrderHead,
  reason: string,
  at: Date,
): Promise<void> {
  const { id: orderId, status: from } = order;
  const to = 'cancelled';
  if (from !== 'pending' || !(await guards.moveOrder(tx, { orderId, from, to, closedAt: at }))) return;
  await returnGoods(tx, orderId, from, at);
  await recordMove(tx, order, to, SYSTEM, reason, at);
}
