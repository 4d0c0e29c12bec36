import type { ChatSide, DeliveryId, NoticeKind, OrderStatus } from '@seduh/contract';
import { NOTICE_MINUTES, noticeOfMove } from '@seduh/domain';
import type { Tx } from '../../platform/db/tx';
import {
  forgetTold,
  queueForCustomer,
  queueForDevices,
  staffQueueing,
  unqueueNotices,
  type NewNotice,
} from './repository';

const MINUTE_MS = 60_000;
/** Whoever reads the chat just now has seen it by then, and is told nothing. */
const SEEN_WITHIN_MS = 10_000;

/** An order that somebody is told about. */
interface ToldOrder {
  id: string;
  /** null: a guest, who is told at the counter. */
  user_id: string | null;
  delivery_id: DeliveryId;
}

const newNotice = (kind: NoticeKind, orderId: string, at: Date): NewNotice => ({
  kind,
  orderId,
  giveUpAt: new Date(at.getTime() + NOTICE_MINUTES[kind] * MINUTE_MS),
});

/** Tells the customer of a move where it is news, in the move's own transaction: sent if and only if it is committed. */
export async function tellOfMove(
  tx: Tx,
  { id, user_id, delivery_id }: ToldOrder,
  to: OrderStatus,
  at: Date,
): Promise<void> {
  const kind = noticeOfMove({ status: to, deliveryId: delivery_id });
  if (kind && user_id !== null) await queueForCustomer(tx, user_id, newNotice(kind, id, at), at);
}

/** Takes back what is not on its way yet of a move that was taken back. */
export async function untellOfMove(tx: Tx, { id, delivery_id }: ToldOrder, status: OrderStatus): Promise<void> {
  const kind = noticeOfMove({ status, deliveryId: delivery_id });
  if (kind) await unqueueNotices(tx, id, kind);
}

/** Tells the customer that an order is late, also once more: why is news. */
export async function tellOfLateness(tx: Tx, { id, user_id }: Omit<ToldOrder, 'delivery_id'>, at: Date): Promise<void> {
  if (user_id === null) return;
  await forgetTold(tx, id, 'late');
  await queueForCustomer(tx, user_id, newNotice('late', id, at), at);
}

/** Asks the customer, also once more, what they say to what is offered for something that has run out. */
export async function tellOfOffer(tx: Tx, { id, user_id }: Omit<ToldOrder, 'delivery_id'>, at: Date): Promise<void> {
  if (user_id === null) return;
  await forgetTold(tx, id, 'offer');
  await queueForCustomer(tx, user_id, newNotice('offer', id, at), at);
}

/** Takes the question back where it is not on its way yet. */
export const untellOfOffer = (tx: Tx, orderId: string): Promise<void> => unqueueNotices(tx, orderId, 'offer');

/** The statement that tells staff of an order that they can begin with. @param except who placed it, and knows */
export const staffNotice = (orderId: string, at: Date, except: string | null = null) =>
  staffQueueing(newNotice('new order', orderId, at), at, except);

/** Tells staff of an order that they can begin with. @param except who placed it, and knows */
export async function tellStaff(tx: Tx, orderId: string, at: Date, except: string | null = null): Promise<void> {
  await staffNotice(orderId, at, except).execute(tx);
}

/** Tells the other side that somebody has written, also of the second time: several messages that wait are one notice. */
export async function tellOfMessage(
  tx: Tx,
  { id, user_id }: Omit<ToldOrder, 'delivery_id'>,
  from: ChatSide,
  at: Date,
): Promise<void> {
  const kind = from === 'staff' ? 'message' : 'question';
  const notice = { ...newNotice(kind, id, at), dueAt: new Date(at.getTime() + SEEN_WITHIN_MS) };
  await forgetTold(tx, id, kind);
  if (from === 'customer') await staffQueueing(notice, at, null).execute(tx);
  else if (user_id !== null) await queueForDevices(tx, user_id, notice, at);
}
