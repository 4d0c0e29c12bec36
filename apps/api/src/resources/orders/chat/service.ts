import type { Chat, ChatHead, ChatMessage, ChatMessageBody, ChatSide } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { CHAT_MINUTES_AFTER, chatEndsAt, isChatOver, orderNumber } from '@seduh/domain';
import { recordAct } from '../../../platform/db/audit';
import type { Db } from '../../../platform/db/tx';
import { forbidden, HttpError, invalid, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { Viewer } from '../../../platform/http/viewer';
import { privateName } from '../../../platform/images/names';
import { withImage, type ImageParts } from '../../../platform/images/pipeline';
import { tellOfMessage } from '../../notices/queue';
import { actOn, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { firstName } from '../read/service';
import {
  findByKey,
  findChatOrder,
  findImage,
  findSeen,
  holdChat,
  insertMessage,
  listHeads,
  listMessages,
  listOwnHeads,
  markSeen,
  type ChatOrder,
  type HeadRow,
  type MessageRow,
  type Said,
} from './repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No open order was last written about before that: an order may be set for so many days ahead, and takes a day. */
const OLDEST_DAYS = LIMITS.orderAheadDays + 2;
const HEADS = 50;

const sideOf = ({ role }: Viewer): ChatSide => (role === 'Admin' ? 'staff' : 'customer');

/** An order whose chat the viewer may read. Throws the same 404 for somebody else's as for none, and for a guest's. */
async function chatOrder(db: Db, viewer: Viewer, id: string): Promise<ChatOrder> {
  const order = isId(id) ? await findChatOrder(db, id.toLowerCase()) : undefined;
  if (!order || (viewer.role !== 'Admin' && order.user_id !== viewer.userId)) throw notFound('Order');
  // a guest stands at the counter, and reads nothing
  if (order.user_id === null) throw notFound('Chat');
  return order;
}

/** The chat of an order, also of one in which nobody has written. Throws 404. */
export async function readChat(db: Db, viewer: Viewer, id: string): Promise<Chat> {
  const order = await chatOrder(db, viewer, id);
  const { number, customer_name, closed_at } = order;
  const [messages, seen] = [await listMessages(db, order.id), await findSeen(db, order.id)];
  return {
    order_id: order.id,
    number: orderNumber(number),
    customer_name,
    messages: messages.map(presentMessage),
    seen,
    ends_at: chatEndsAt(closed_at)?.toISOString() ?? null,
  };
}

/** Chats that may be written in or wait to be read: the own ones, for staff all in which somebody has written. */
export async function listChats({ db, clock }: OrderContext, viewer: Viewer): Promise<ChatHead[]> {
  const now = clock.now().getTime();
  const since = new Date(now - CHAT_MINUTES_AFTER * MINUTE_MS);
  const heads =
    viewer.role === 'Admin'
      ? await listHeads(db, since, new Date(now - OLDEST_DAYS * DAY_MS), HEADS)
      : await listOwnHeads(db, viewer.userId, since, HEADS);
  return heads.map(presentHead);
}

/**
 * Sends a message; the same key again is the same message. Throws 404, 403 for a quick answer of a customer, 409 CHAT_ENDED
 * a while after the order is over or where the chat is full, 422 KEY_REUSED where the key was used for another message.
 */
export async function sendMessage(
  context: OrderContext,
  viewer: Viewer,
  id: string,
  key: string,
  body: ChatMessageBody,
): Promise<ChatMessage> {
  const order = await chatOrder(context.db, viewer, id);
  const { text = null, quick = null } = body;
  if (quick && viewer.role !== 'Admin') throw forbidden();
  const said: Said = { text, quick, image: null };
  return write(context, viewer, order, key, said);
}

/** What is sent with a picture. */
export interface SentImage {
  bytes: Buffer | null;
  text?: string | undefined;
  key: string;
}

/**
 * Sends a picture, which goes the way of all uploads but is kept from everybody else. Throws as {@link sendMessage}, and
 * 400, 413, 415 or 503 for the picture.
 */
export async function sendImage(
  context: OrderContext,
  parts: ImageParts,
  viewer: Viewer,
  id: string,
  { bytes, text, key }: SentImage,
): Promise<ChatMessage> {
  const order = await chatOrder(context.db, viewer, id);
  if (!bytes) throw invalid({ image: MESSAGES.required });
  const said = { text: text || null, quick: null };
  // before anything is worked on: whoever tries again has sent it in vain, or not
  const before = await findByKey(context.db, order.id, viewer.userId, key);
  if (before) return repeated(before, { ...said, image: before.image });
  demandOpen(context, order);
  return withImage(
    parts,
    bytes,
    (image) => write(context, viewer, order, key, { ...said, image: image ?? null }),
    privateName(),
  );
}

async function write(
  context: OrderContext,
  viewer: Viewer,
  order: ChatOrder,
  key: string,
  said: Said,
): Promise<ChatMessage> {
  const { db, clock } = context;
  const before = await findByKey(db, order.id, viewer.userId, key);
  if (before) return repeated(before, said);
  demandOpen(context, order);
  const side = sideOf(viewer);
  return withEvents(context, async (tx) => {
    const at = clock.now();
    const count = await holdChat(tx, order.id, at);
    // sent twice at once: the other one was first. A picture's second set of files goes as whatever nothing shows
    const first = await findByKey(tx, order.id, viewer.userId, key);
    if (first) return repeated(first, { ...said, image: said.image && first.image });
    if (count >= LIMITS.chatMessages) throw new HttpError(409, 'CHAT_ENDED', MESSAGES.chatFull);
    await insertMessage(tx, { orderId: order.id, authorId: viewer.userId, side, key }, said, at);
    if (side === 'staff') {
      // what was said stays in the chat, and goes with it
      const changes = [{ field: 'messages', of: null, before: Number(count), after: Number(count) + 1 } as const];
      await recordAct(tx, actOn(order, viewer, 'order.message', at), changes);
    }
    await recordEvent(tx, order, 'chat', at);
    await tellOfMessage(tx, order, side, at);
    const written = await findByKey(tx, order.id, viewer.userId, key);
    if (!written) throw new Error('a message that was just written is there');
    return presentMessage(written);
  });
}

function demandOpen({ clock }: OrderContext, { closed_at }: ChatOrder): void {
  if (isChatOver(chatEndsAt(closed_at), clock.now().getTime())) {
    throw new HttpError(409, 'CHAT_ENDED', MESSAGES.chatEnded);
  }
}

function repeated(before: MessageRow, said: Said): ChatMessage {
  const isSame = before.text === said.text && before.quick === said.quick && before.image === said.image;
  if (!isSame) throw new HttpError(422, 'KEY_REUSED', OTHER_KEY);
  return presentMessage(before);
}

const OTHER_KEY = 'This key was used for something else';

/** Notes what has been seen of the other side's; whoever else looks at it hears of it. Throws 404. */
export async function seeMessages(context: OrderContext, viewer: Viewer, id: string, messageId: number): Promise<void> {
  const order = await chatOrder(context.db, viewer, id);
  await withEvents(context, async (tx) => {
    const isNews = await markSeen(tx, order.id, sideOf(viewer), messageId);
    if (isNews) await recordEvent(tx, order, 'chat', context.clock.now());
  });
}

/** The address of a message's picture in the store. Throws 404 as well where there is none. */
export async function readImage(db: Db, viewer: Viewer, id: string, messageId: number): Promise<string> {
  const order = await chatOrder(db, viewer, id);
  if (messageId === 0) throw invalid({ message: MESSAGES.required });
  const image = await findImage(db, order.id, messageId);
  if (!image) throw notFound('Picture');
  return image;
}

const presentMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  from: row.side,
  name: row.side === 'staff' ? firstName(row) : null,
  text: row.text,
  quick: row.quick,
  has_image: row.image !== null,
  at: row.sent_at.toISOString(),
});

const presentHead = ({ id, number, customer_name, status, closed_at, unread, last_at }: HeadRow): ChatHead => ({
  order_id: id,
  number: orderNumber(number),
  customer_name,
  status_name: status,
  unread: Number(unread),
  last_at: last_at?.toISOString() ?? null,
  ends_at: chatEndsAt(closed_at)?.toISOString() ?? null,
});
