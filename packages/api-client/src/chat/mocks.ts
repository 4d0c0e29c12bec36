import {
  ChatImageBody,
  ChatImageQuery,
  ChatMessageBody,
  ChatSeenBody,
  type Chat,
  type ChatHeads,
  type ChatMessage,
  type Order,
  type Role,
} from '@seduh/contract';
import { CHAT_PATHS, HEADERS, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { isChatOver } from '@seduh/domain';
import { HttpResponse } from 'msw';
import { always, failuresOf } from '../mocks/failures';
import { chatHeads, chatOf } from '../mocks/fixtures/chats';
import { NOW } from '../mocks/fixtures/fixed';
import { mockRoute } from '../mocks/mockRoute';
import { fail, forbidden, invalid, notFound, ok } from '../mocks/reply';
import { withOrder } from '../orders/mockPayments';

const CHAT = CHAT_PATHS.ofOrder.pattern;
const IMAGE = CHAT_PATHS.image.pattern;

/** A drawn cup. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="240"%3E%3Cpath fill="%23c98b52" d="M0 0h320v240H0z"/%3E%3Cpath fill="%23fff8ee" d="M100 60h120l-14 130h-92z"/%3E%3C/svg%3E';
const pictureBytes = () => decodeURIComponent(PICTURE.slice(PICTURE.indexOf(',') + 1));

const noKey = (headers: Headers): Response | null =>
  headers.get(HEADERS.idempotencyKey) ? null : fail(400, 'KEY_MISSING', MESSAGES.keyMissing(LIMITS.idempotencyKey));

const nextId = ({ messages }: Chat): number => (messages.at(-1)?.id ?? 100) + 1;

/** What was said, as the server answers it; the mocks forget it. */
function written(order: Order, role: Role | undefined, words: Partial<ChatMessage>): Response {
  const chat = chatOf(order);
  if (isChatOver(chat.ends_at, Date.parse(NOW))) return fail(409, 'CHAT_ENDED', MESSAGES.chatEnded);
  const isStaff = role === 'Admin';
  const message: ChatMessage = {
    id: nextId(chat),
    from: isStaff ? 'staff' : 'customer',
    name: isStaff ? 'Dimas' : null,
    text: null,
    quick: null,
    has_image: false,
    at: NOW,
    ...words,
  };
  return ok(message, 'OK', 201);
}

export const chatHandlers = [
  mockRoute({
    method: 'get',
    path: CHAT_PATHS.list,
    role: 'any',
    permission: 'orders',
    answer: ({ viewer }) => ok(chatHeads(viewer?.role ?? 'User')),
  }),
  mockRoute({
    method: 'get',
    path: CHAT,
    role: 'any',
    permission: 'orders',
    answer: ({ param, viewer }) => withOrder(param('id'), viewer?.role, (order) => ok(chatOf(order))),
  }),
  mockRoute({
    method: 'post',
    path: CHAT,
    role: 'any',
    permission: 'orders',
    body: ChatMessageBody,
    answer: ({ param, viewer, body, headers }) =>
      noKey(headers) ??
      withOrder(param('id'), viewer?.role, (order) =>
        body.quick && viewer?.role !== 'Admin' ? forbidden() : written(order, viewer?.role, body),
      ),
  }),
  mockRoute({
    method: 'post',
    path: CHAT_PATHS.seen.pattern,
    role: 'any',
    permission: 'orders',
    body: ChatSeenBody,
    answer: ({ param, viewer }) => withOrder(param('id'), viewer?.role, () => ok(null)),
  }),
  mockRoute({
    method: 'post',
    path: IMAGE,
    role: 'any',
    permission: 'orders',
    body: ChatImageBody,
    form: true,
    answer: ({ param, viewer, body, headers, image }) =>
      noKey(headers) ??
      withOrder(param('id'), viewer?.role, (order) =>
        image
          ? written(order, viewer?.role, { has_image: true, text: body.text || null })
          : invalid({ image: MESSAGES.required }),
      ),
  }),
  mockRoute({
    method: 'get',
    path: IMAGE,
    role: 'any',
    permission: 'orders',
    query: ChatImageQuery,
    answer: ({ param, viewer, query }) =>
      withOrder(param('id'), viewer?.role, (order) => {
        if (query.message === 0) return invalid({ message: MESSAGES.required });
        const chat = chatOf(order);
        const isThere = chat.messages.some(({ id, has_image }) => id === query.message && has_image);
        // one that was sent a moment ago is forgotten, and is a cup as well
        return isThere || query.message === nextId(chat) ? picture() : notFound('Picture');
      }),
  }),
];

const picture = () => new HttpResponse(pictureBytes(), { headers: { 'content-type': 'image/svg+xml' } });

/** Answers this chat, whichever is asked for; its pictures are a cup. */
export const showChat = (chat: Chat) => [always('get', CHAT, () => ok(chat)), always('get', IMAGE, picture)];

/** Answers these chats as what is to be written in or read. */
export const showChats = (heads: ChatHeads) => always('get', CHAT_PATHS.list, () => ok(heads));

/** How reading a chat can fail, the list of them, saying something, sending a picture, and having one. */
export const chatFailures = failuresOf('get', CHAT, { gone: () => notFound('Order') });
export const chatsFailures = failuresOf('get', CHAT_PATHS.list);
export const sayFailures = failuresOf('post', CHAT, {
  ended: () => fail(409, 'CHAT_ENDED', MESSAGES.chatEnded),
});
export const sendPictureFailures = failuresOf('post', IMAGE, {
  tooLarge: () => fail(413, 'TOO_LARGE', MESSAGES.fileTooLarge, { fields: { image: MESSAGES.fileTooLarge } }),
});
export const pictureFailures = failuresOf('get', IMAGE);
