import type { Chat, ChatHead, ChatMessage } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { formOf } from '../../../testing/helpers';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

const HOUR_MS = 60 * 60_000;
const PASSWORD = 'kopi-susu-pagi';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let id: string;
beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser({ password: PASSWORD });
  staff = await shop.makeUser({ role: 'Admin', first_name: 'Dimas' });
  id = (await kit.place(rani, cart([line(await shop.makeProduct())]))).data.id;
});
afterEach(() => shop.close());

const url = (rest = '') => `/api/transactions/${id}/chat${rest}`;
const read = (who: TestUser) => kit.call<Chat>(who, { method: 'GET', url: url() });
const heads = (who: TestUser) => kit.call<ChatHead[]>(who, { method: 'GET', url: '/api/transactions/chats' });
const send = (who: TestUser, payload: object, key = kit.nextKey()) =>
  kit.call<ChatMessage>(who, { method: 'POST', url: url(), payload, headers: { 'idempotency-key': key } });
const see = (who: TestUser, message_id: number) =>
  kit.call<null>(who, { method: 'POST', url: url('/seen'), payload: { message_id } });
/** A picture that says where it was taken. */
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c63' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'SECRET PLACE' } })
    .toBuffer();
const sendFile = async (who: TestUser, fields: Record<string, string | Buffer>, key = kit.nextKey()) => {
  const { payload, headers } = await formOf(fields);
  const all = { ...headers, 'idempotency-key': key };
  return kit.call<ChatMessage>(who, { method: 'POST', url: url('/image'), payload, headers: all });
};
const sendPicture = async (who: TestUser, key = kit.nextKey(), fields: Record<string, string> = {}) =>
  sendFile(who, { ...fields, image: await photo() }, key);
const picture = (who: TestUser, message: number) =>
  shop.app.inject({ url: url(`/image?message=${message}`), headers: who.headers });
const later = (hours: number) => shop.clock.set(new Date(Date.parse(TEST_NOW) + hours * HOUR_MS));

it('knows when its order was over, also where it was opened meanwhile, and that it goes on again', async () => {
  const known = async () =>
    (await shop.database.db.selectFrom('chats').select('closed_at').executeTakeFirst())?.closed_at?.toISOString();
  const mover = await shop.database.pool.connect();
  await mover.query('begin');
  await mover.query('update orders set closed_at = $1 where id = $2', [TEST_NOW, id]);
  const sending = send(rani, { text: 'Hello' });
  const waiting = "select from pg_locks where locktype = 'transactionid' and not granted";
  await vi.waitFor(async () => expect((await shop.database.pool.query(waiting)).rowCount).toBe(1));
  await mover.query('commit');
  mover.release();
  expect((await sending).status).toBe(201);
  expect(await known()).toBe(new Date(TEST_NOW).toISOString());
  await shop.database.db.updateTable('orders').set({ closed_at: null }).where('id', '=', id).execute();
  expect(await known()).toBeUndefined();
});

describe('two who talk', () => {
  it('read the same, in order, with who wrote it', async () => {
    expect((await read(rani)).data).toMatchObject({ order_id: id, messages: [], ends_at: null });
    expect((await send(rani, { text: '  No sugar, please ' })).status).toBe(201);
    await send(staff, { quick: 'on it' });
    await send(staff, { text: 'Done' });
    const { data } = await read(rani);
    expect(data.messages.map(({ from, name, text, quick }) => [from, name, text, quick])).toEqual([
      ['customer', null, 'No sugar, please', null],
      ['staff', 'Dimas', null, 'on it'],
      ['staff', 'Dimas', 'Done', null],
    ]);
    expect((await read(staff)).data).toEqual(data);
  });

  it('count what they have not seen, and see what was seen', async () => {
    await send(rani, { text: 'Hello' });
    const { data: question } = await send(rani, { text: 'Are you there?' });
    expect((await heads(staff)).data).toMatchObject([{ order_id: id, unread: 2, status_name: 'pending' }]);
    expect((await heads(rani)).data).toMatchObject([{ order_id: id, unread: 0 }]);
    // one's own are not seen by oneself, nor is what nobody wrote
    await see(rani, question.id);
    expect((await read(rani)).data.seen).toEqual({ customer: 0, staff: 0 });
    await see(staff, question.id + 1000);
    expect((await read(rani)).data.seen).toEqual({ customer: 0, staff: question.id });
    await see(staff, 1);
    expect((await read(rani)).data.seen.staff).toBe(question.id);
    expect((await heads(staff)).data).toMatchObject([{ unread: 0 }]);
    await send(staff, { text: 'Yes' });
    expect((await heads(rani)).data).toMatchObject([{ unread: 1 }]);
  });

  it('write under one key once, however often and at once', async () => {
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(rani, { text: 'Once' }, 'same')));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect(await send(rani, { text: 'Twice' }, 'same')).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    // the key is its author's
    expect((await send(staff, { text: 'Another' }, 'same')).status).toBe(201);
    expect((await read(rani)).data.messages).toHaveLength(2);
  });

  it('are told by the stream that something was written or seen', async () => {
    const { data } = await send(rani, { text: 'Hello' });
    await see(staff, data.id);
    await see(staff, data.id);
    const events = await shop.database.db.selectFrom('order_events').select(['kind', 'order_id', 'user_id']).execute();
    const chat = { kind: 'chat', order_id: id, user_id: rani.id };
    expect(events.filter(({ kind }) => kind === 'chat')).toEqual([chat, chat]);
  });
});

describe('what is refused', () => {
  it.each([
    ['nothing', {}],
    ['blanks', { text: '   ' }],
    ['words and an answer', { text: 'Hi', quick: 'on it' }],
    ['an answer that there is not', { quick: 'hello' }],
    ['too many words', { text: 'x'.repeat(LIMITS.chatMessage + 1) }],
    ['a field nobody knows', { text: 'Hi', image: '/images/private-1-768.jpg' }],
  ])('%s', async (_name, payload) => {
    expect((await send(staff, payload)).status).toBe(400);
    expect((await read(staff)).data.messages).toEqual([]);
  });

  it('a message without a key, and a quick answer of a customer', async () => {
    const payload = { text: 'Hi' };
    expect(await kit.call(rani, { method: 'POST', url: url(), payload })).toMatchObject({ code: 'KEY_MISSING' });
    expect(await send(rani, { quick: 'thanks' })).toMatchObject({ status: 403 });
  });

  it('everything to a stranger, as if there were no order', async () => {
    const { data } = await sendPicture(rani);
    const eve = await shop.makeUser();
    for (const answer of [
      await read(eve),
      await send(eve, { text: 'Hi' }),
      await see(eve, 1),
      await sendPicture(eve),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND', msg: 'Order Not Found' });
    }
    expect((await picture(eve, data.id)).statusCode).toBe(404);
    expect((await heads(eve)).data).toEqual([]);
  });

  it('more than a chat holds', async () => {
    await send(rani, { text: 'First' });
    const rows = Array.from({ length: LIMITS.chatMessages - 1 }, (_, index) => ({
      order_id: id,
      author_id: rani.id,
      side: 'customer' as const,
      key: `old-${index}`,
      text: 'x',
      quick: null,
      image: null,
      sent_at: new Date(TEST_NOW),
    }));
    await shop.database.db.insertInto('chat_messages').values(rows).execute();
    expect(await send(staff, { text: 'One too many' })).toMatchObject({ status: 409, code: 'CHAT_ENDED' });
  });
});

describe('the end', () => {
  it('comes two hours after the order is over; what was said stays readable', async () => {
    await send(rani, { text: 'Before' });
    await kit.handOver(staff, id);
    const { data } = await read(rani);
    expect(data.ends_at).toBe(new Date(Date.parse(TEST_NOW) + 2 * HOUR_MS).toISOString());
    later(1.9);
    expect((await send(rani, { text: 'A glove was left' }, 'late')).status).toBe(201);
    later(2.1);
    expect(await send(rani, { text: 'Too late' })).toMatchObject({ status: 409, code: 'CHAT_ENDED' });
    expect(await sendPicture(staff)).toMatchObject({ status: 409, code: 'CHAT_ENDED' });
    // who did not hear of the answer asks again
    expect((await send(rani, { text: 'A glove was left' }, 'late')).status).toBe(201);
    expect((await read(rani)).data.messages).toHaveLength(2);
    // what nobody has seen is still counted, and gone from the list once it is seen
    const [head] = (await heads(staff)).data;
    expect(head).toMatchObject({ unread: 2 });
    await see(staff, (await read(staff)).data.messages.at(-1)?.id ?? 0);
    expect((await heads(staff)).data).toEqual([]);
    expect((await heads(rani)).data).toEqual([]);
  });

  it('takes the chat along with an account that closes', async () => {
    const { data } = await sendPicture(rani);
    await kit.handOver(staff, id);
    const payload = { password: PASSWORD };
    const closed = await kit.call(rani, { method: 'DELETE', url: '/api/users', payload });
    expect(closed.status, closed.msg).toBe(200);
    expect((await read(staff)).data.messages).toEqual([]);
    expect((await picture(staff, data.id)).statusCode).toBe(404);
  });
});

describe('a picture', () => {
  it('is shown to the two sides, and to nobody by its address', async () => {
    const { data, status } = await sendPicture(rani, kit.nextKey(), { text: 'The lid was loose' });
    expect(status).toBe(201);
    expect(data).toMatchObject({ has_image: true, text: 'The lid was loose' });
    for (const who of [rani, staff]) {
      const shown = await picture(who, data.id);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(shown.headers['cache-control']).toMatch(/^private/);
      expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
      // what a camera writes into a file does not get through
      expect(shown.rawPayload.includes('SECRET PLACE')).toBe(false);
    }
    const { image } = await shop.database.db.selectFrom('chat_messages').select('image').executeTakeFirstOrThrow();
    expect(image).toMatch(/^\/images\/private-[0-9a-f]{32}-768\.jpg$/);
    for (const address of [image, image?.replace('.jpg', '.webp')])
      expect((await shop.app.inject(address ?? '')).statusCode).toBe(404);
    expect(JSON.stringify((await read(staff)).data)).not.toContain('private-');
  });

  it('is one, sent twice under one key', async () => {
    const [first, again] = [await sendPicture(rani, 'same'), await sendPicture(rani, 'same')];
    expect(again.data).toEqual(first.data);
    expect((await read(rani)).data.messages).toHaveLength(1);
  });

  it('has to be one', async () => {
    const headers = { 'idempotency-key': kit.nextKey() };
    const none = await kit.call(rani, { method: 'POST', url: url('/image'), payload: {}, headers });
    expect(none).toMatchObject({ status: 400, data: { fields: { image: expect.any(String) } } });
    expect(await sendFile(rani, { image: Buffer.from('<svg/>') })).toMatchObject({ status: 415 });
    const { data } = await send(rani, { text: 'Hi' });
    expect((await picture(rani, data.id)).statusCode).toBe(404);
  });
});
