// The chat of an order: the mocks and the server take, answer and refuse alike.
import { Chat, ChatHeads, ChatMessage, success } from '@seduh/contract';
import { HEADERS, LIMITS } from '@seduh/contract/constants';
import { fixtureId } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames, type Names } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

const none = () => fixtureId('order', 999);
const open = ({ openOrder }: Names) => openOrder;
const other = ({ otherOrder }: Names) => otherOrder;
const at =
  (id: (names: Names) => string, rest = '') =>
  (names: Names) =>
    `/transactions/${id(names)}/chat${rest}`;
const key = (name: string) => ({ [HEADERS.idempotencyKey]: name });
const read = (id: typeof open, as?: Sent['as']): Sent => ({ method: 'GET', path: at(id), as });
const say = (body: object, name: string, as: Sent['as'] = 'customer', id = open): Sent => ({
  method: 'POST',
  path: at(id),
  body,
  as,
  headers: key(name),
});
const see = (body: object, as: Sent['as'] = 'customer', id = open): Sent => ({
  method: 'POST',
  path: at(id, '/seen'),
  body,
  as,
});
const show = (query: string, as: Sent['as'] = 'customer', id = open): Sent => ({
  method: 'GET',
  path: at(id, `/image${query}`),
  as,
});
const png = new File(['no pixels'], 'cup.png', { type: 'image/png' });
const svg = new File(['<svg/>'], 'cup.svg', { type: 'image/svg+xml' });
const sendFile = (name: string, file = png, id = open, as: Sent['as'] = 'customer'): Sent => ({
  method: 'POST',
  path: at(id, '/image'),
  form: { image: file },
  as,
  headers: key(name),
});
const message = success(ChatMessage);

it.each<[string, number, Sent, Schema]>([
  ['a chat of nobody', 401, read(open), nothing],
  ['a chat of a session that is over', 401, read(open, 'expired'), nothing],
  ['a chat of somebody else', 404, read(other, 'customer'), nothing],
  ['a chat of no order', 404, read(none, 'admin'), nothing],
  ['the lists of nobody', 401, { method: 'GET', path: '/transactions/chats' }, nothing],
  ['words', 201, say({ text: ' No sugar, please ' }, 'a'), message],
  ['words of staff', 201, say({ text: 'Of course' }, 'b', 'admin'), message],
  ['a quick answer', 201, say({ quick: 'on it' }, 'c', 'admin'), message],
  ['a quick answer of a customer', 403, say({ quick: 'on it' }, 'd'), nothing],
  ['an answer that there is not', 400, say({ quick: 'hello' }, 'e', 'admin'), nothing],
  ['nothing', 400, say({}, 'f'), nothing],
  ['blanks', 400, say({ text: '  ' }, 'g'), nothing],
  ['words and an answer', 400, say({ text: 'Hi', quick: 'on it' }, 'h', 'admin'), nothing],
  ['too many words', 400, say({ text: 'x'.repeat(LIMITS.chatMessage + 1) }, 'i'), nothing],
  ['a field nobody knows', 400, say({ text: 'Hi', image: 'x' }, 'j'), nothing],
  ['words without a key', 400, { ...say({ text: 'Hi' }, 'k'), headers: {} }, nothing],
  ['words to somebody else', 404, say({ text: 'Hi' }, 'l', 'customer', other), nothing],
  ['words of nobody', 401, { ...say({ text: 'Hi' }, 'm'), as: undefined }, nothing],
  ['a chat', 200, read(open, 'customer'), success(Chat)],
  ['the same for staff', 200, read(open, 'admin'), success(Chat)],
  ['the own chats', 200, { method: 'GET', path: '/transactions/chats', as: 'customer' }, success(ChatHeads)],
  ['chats for staff', 200, { method: 'GET', path: '/transactions/chats', as: 'admin' }, success(ChatHeads)],
  ['seen', 200, see({ message_id: 2 }), nothing],
  ['seen, and no number', 400, see({ message_id: 'two' }), nothing],
  ['seen without saying what', 400, see({}), nothing],
  ['seen of somebody else', 404, see({ message_id: 2 }, 'customer', other), nothing],
  ['a picture of no message', 400, show(''), nothing],
  ['a picture that there is not', 404, show('?message=1'), nothing],
  ['a picture of somebody else', 404, show('?message=1', 'customer', other), nothing],
  ['no picture sent', 400, { ...sendFile('n'), form: { text: 'Look' } }, nothing],
  ['a picture of another kind', 415, sendFile('o', svg), nothing],
  ['a picture to somebody else', 404, sendFile('p', png, other), nothing],
])('%s: %i', async (_name, status, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.status).toBe(status);
});
