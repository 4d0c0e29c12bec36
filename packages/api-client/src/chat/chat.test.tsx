import type { OrderEvent } from '@seduh/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useOrderEvents } from '../events/useOrderEvents';
import {
  chatFailures,
  chatMessages,
  pictureFailures,
  raniOrders,
  sayFailures,
  sessions,
  showEvents,
  signIn,
} from '../mocks';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { fetchChatImage, seeChat, sendChatMessage, useChat, useChats } from './chat';

const { server, calls } = useMocks();
const [order] = raniOrders;
const orderId = order!.id;
beforeEach(() => signIn(sessions.customer));

const both = () => renderHook(() => ({ chat: useChat(orderId), chats: useChats() }), { wrapper });

it('reads the chat of an order, and the list with what is unread', async () => {
  const { result } = both();
  await waitFor(() => expect(result.current.chat.data?.messages).toEqual(chatMessages));
  await waitFor(() => expect(result.current.chats.data).toMatchObject([{ order_id: orderId, unread: 1 }]));
});

it('asks for nothing without an order or a login', () => {
  signIn(null);
  const { result } = renderHook(() => ({ chat: useChat(null), chats: useChats() }), { wrapper });
  expect([result.current.chat.data, result.current.chats.data]).toEqual([undefined, undefined]);
  expect(calls).toEqual([]);
});

it('puts what was sent behind what is on screen, once', async () => {
  const { result } = both();
  await waitFor(() => expect(result.current.chat.data).toBeDefined());
  await sendChatMessage(orderId, 'key', { text: 'Thanks' });
  await sendChatMessage(orderId, 'key', { text: 'Thanks' });
  await waitFor(() => expect(result.current.chat.data?.messages.slice(4)).toMatchObject([{ text: 'Thanks' }]));
});

it('sends a picture as a form, under its key', async () => {
  const image = new File(['x'], 'cup.png', { type: 'image/png' });
  expect(await sendChatMessage(orderId, 'key', { image, text: 'Look' })).toMatchObject({
    has_image: true,
    text: 'Look',
  });
});

it('counts nothing as unread that was seen', async () => {
  const { result } = both();
  await waitFor(() => expect(result.current.chats.data).toMatchObject([{ unread: 1 }]));
  await seeChat(orderId, 14);
  await waitFor(() => expect(result.current.chats.data).toMatchObject([{ unread: 0 }]));
});

it('loads the chat anew, and no order, when the stream says so', async () => {
  const said = { order_id: orderId, number: order!.number, status_name: 'preparing', kind: 'chat' } as const;
  const event: OrderEvent = { ...said, at: '2026-11-20T07:31:00.000Z' };
  const { result } = both();
  await waitFor(() => expect(result.current.chat.data).toBeDefined());
  calls.length = 0;
  server.use(showEvents(event));
  const feed = renderHook(() => useOrderEvents(), { wrapper });
  const paths = () => calls.map((call) => call.replace(/^GET /, ''));
  await waitFor(() => expect(paths().filter((path) => path.endsWith('/chat')).length).toBeGreaterThan(1));
  feed.unmount();
});

it.each([
  ['the chat', chatFailures.gone, () => sendChatMessage(orderId, 'k', { text: 'x' }).then(() => undefined), null],
  ['a message', sayFailures.ended, () => sendChatMessage(orderId, 'k', { text: 'x' }), 'CHAT_ENDED'],
  ['a message without a network', sayFailures.offline, () => sendChatMessage(orderId, 'k', { text: 'x' }), 'NETWORK'],
  ['a picture', pictureFailures.failed, () => fetchChatImage(orderId, 3), 'INTERNAL'],
])('says what became of %s', async (_name, failure, act, code) => {
  server.use(failure);
  const failed = code === null ? await act().then(() => null) : (await failureOf(act())).code;
  expect(failed).toBe(code);
});
