import type { Chat, ChatHeads, ChatMessage, ChatMessageBody, ChatSeenBody } from '@seduh/contract';
import { CHAT_PATHS, HEADERS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { forEachEntry, serializeKey, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { formOf } from '../http/formOf';
import { request } from '../http/request';
import { requestFile } from '../http/requestFile';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

const chatKey = (userId: string, orderId: string): Key => ['chat', userId, orderId];
const chatsKey = (userId: string): Key => ['chats', userId];

/** The chat of an order; null for none. Somebody else's is the same NOT_FOUND as one of no order. */
export function useChat(orderId: string | null): Resource<Chat> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<Chat>(CHAT_PATHS.ofOrder(orderId ?? ''))).data;
  return useResource(userId && orderId ? chatKey(userId, orderId) : null, load, waiting && orderId !== null);
}

/** Chats to be written in or read, the latest first: the own ones, for staff all in which somebody has written. */
export function useChats(): Resource<ChatHeads> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<ChatHeads>(CHAT_PATHS.list)).data;
  return useResource(userId ? chatsKey(userId) : null, load, waiting);
}

/** What is said: words, a quick answer of staff, or a picture, with words or without. */
export type ChatSaying = ChatMessageBody | { image: File; text?: string };

/**
 * Says something in the chat of an order. What is on screen of it has the message then.
 * @param key names this message: sent again under the same key, it is the same one
 * @throws {ApiError} CHAT_ENDED, NOT_FOUND, RATE_LIMITED, VALIDATION; for a picture TOO_LARGE and UNSUPPORTED_TYPE as well;
 * CANCELED as {@link forAsker}
 */
export async function sendChatMessage(orderId: string, key: string, saying: ChatSaying): Promise<ChatMessage> {
  const userId = getSession()?.id;
  const headers = { [HEADERS.idempotencyKey]: key };
  const { data } = await forAsker(() =>
    'image' in saying
      ? request<ChatMessage>(CHAT_PATHS.image(orderId), {
          method: 'POST',
          form: formOf({ text: saying.text }, saying.image),
          headers,
        })
      : request<ChatMessage>(CHAT_PATHS.ofOrder(orderId), { method: 'POST', body: saying, headers }),
  );
  if (userId) {
    change(chatKey(userId, orderId), (chat: Chat) =>
      chat.messages.some(({ id }) => id === data.id) ? chat : { ...chat, messages: [...chat.messages, data] },
    );
    void refresh(chatsKey(userId));
  }
  return data;
}

/**
 * Says that the other side's messages have been seen up to this one; the count of what is unread follows at once.
 * @throws {ApiError} NOT_FOUND; CANCELED as {@link forAsker}
 */
export async function seeChat(orderId: string, messageId: number): Promise<void> {
  const userId = getSession()?.id;
  const body: ChatSeenBody = { message_id: messageId };
  await forAsker(() => request<null>(CHAT_PATHS.seen(orderId), { method: 'POST', body }));
  if (!userId) return;
  change(chatsKey(userId), (heads: ChatHeads) =>
    heads.map((head) => (head.order_id === orderId ? { ...head, unread: 0 } : head)),
  );
}

/**
 * The picture of a message, which nobody gets by an address.
 * @throws {ApiError} NOT_FOUND; CANCELED as {@link forAsker}
 */
export const fetchChatImage = async (orderId: string, messageId: number): Promise<Blob> =>
  (await forAsker(() => requestFile(CHAT_PATHS.image(orderId), { query: { message: messageId } }))).content;

/** Changes what is known under the key, where something is. */
function change<Data>(key: Key, make: (data: Data) => Data): void {
  const name = serializeKey(key);
  forEachEntry(name, ({ cache, mutate }, entry) => {
    const data = cache.get(entry)?.data as Data | undefined;
    if (entry === name && data !== undefined) void mutate(entry, make(data), { revalidate: false });
  });
}
