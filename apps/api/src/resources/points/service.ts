import { randomInt } from 'node:crypto';
import type { MemberCard } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { CARD_DIGITS, cardNumber, earnedPoints, isHandedOver, orderNumber } from '@seduh/domain';
import { readHolder, sumOrders } from '../../platform/db/points';
import type { Db, Tx } from '../../platform/db/tx';
import {
  findCard,
  findSettled,
  holdCard,
  insertCard,
  insertEntry,
  largestOrder,
  listEntries,
  readBalance,
  reviseCard,
} from './repository';

/** Somebody's card, with its balance and what it is about; before it is earned, how far they are from it. */
export async function readCard(db: Db, userId: string): Promise<MemberCard> {
  // brought by an order from before there were numbers, or by a minimum that was lowered
  const card = (await findCard(db, userId)) ?? (await issueCard(db, userId));
  const { holder: _, member_minimum: minimum, ...rules } = await readHolder(db, userId);
  const entries = await listEntries(db, userId, LIMITS.cardEntries);
  return {
    number: card?.number ?? null,
    since: card?.issued_at.toISOString() ?? null,
    balance: await readBalance(db, userId),
    entries: entries.map(({ number, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      order_number: orderNumber(number),
    })),
    minimum,
    largest: await largestOrder(db, userId),
    ...rules,
  };
}

async function issueCard(db: Db, userId: string) {
  const digits = Array.from({ length: CARD_DIGITS }, () => randomInt(10)).join('');
  await insertCard(db, userId, cardNumber(digits));
  return findCard(db, userId);
}

/**
 * Books what is different between the points of an order and what it is worth by now: nothing where nothing is, so as often
 * as it is called. The order has to be locked, and its status and refunds written.
 * @param mayEarn whether it is being handed over; else only what it brought already is put right
 */
export async function settlePoints(tx: Tx, orderId: string, at: Date, mayEarn: boolean): Promise<void> {
  const order = await findSettled(tx, orderId);
  if (!order) return;
  const { user_id, status, points_on, rupiah_per_point } = order;
  const isOver = isHandedOver(status);
  if (mayEarn && isOver && !(await findCard(tx, user_id))) await issueCard(tx, user_id);
  const card = await holdCard(tx, user_id);
  const [sums] = await sumOrders(tx, [orderId]);
  const { earned = 0, used = 0 } = sums ?? {};
  const entry = { user_id, order_id: orderId, at };
  // also where the card is gone by then, with the order that had brought it: it may come back
  if (status === 'cancelled' && used > 0) {
    await insertEntry(tx, { ...entry, kind: 'given back', points: used, per_point: null });
  }
  if (!card) return;
  const per_point = sums?.per_point ?? (mayEarn && points_on ? rupiah_per_point : null);
  if (per_point !== null) {
    const points = earnedPoints({ ...order, isHandedOver: isOver }, per_point) - earned;
    const kind = points > 0 ? 'earned' : 'taken back';
    if (points !== 0) await insertEntry(tx, { ...entry, kind, points, per_point });
  }
  if (!isOver && card.order_id === orderId) await reviseCard(tx, user_id);
}

/** Points that an order takes. */
interface PointsClaim {
  userId: string;
  orderId: string;
  points: number;
  at: Date;
}

/** Uses points for an order; false where they are not there any more. */
export async function spendPoints(tx: Tx, { userId, orderId, points, at }: PointsClaim): Promise<boolean> {
  if (!(await holdCard(tx, userId)) || (await readBalance(tx, userId)) < points) return false;
  const entry = { user_id: userId, order_id: orderId, at, per_point: null };
  await insertEntry(tx, { ...entry, kind: 'spent', points: -points });
  return true;
}

/** Uses the points of an order again that were given back; false where they are not there any more. */
export async function respendPoints(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const order = await findSettled(tx, orderId);
  const given = await tx
    .selectFrom('points_entries')
    .select('points')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'given back')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!given) return true;
  return order !== undefined && spendPoints(tx, { userId: order.user_id, orderId, points: given.points, at });
}
