import { setTimeout as delay } from 'node:timers/promises';
import { CartOrderBody, type Pause, type Quote, type Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockPauses } from '../../platform/db/pauses';
import { HttpError } from '../../platform/http/errors';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { orderGuards, type OrderGuards } from '../orders/guards-repository';
import { claimKey } from '../orders/keys-repository';
import { cart, createOrderKit, line, serviceWith, type OrderKit } from '../orders/testing/order-kit';
import { duringTx } from '../orders/testing/race-kit';
import { insertPause } from './pauses-repository';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let product: string;
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
  product = await shop.makeProduct();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  await shop.database.db.deleteFrom('pauses').execute();
});

const { dineIn, pickUp } = DELIVERY;
const url = (id: string | number) => `/api/shop/pauses/${id}`;
const pause = (id: string | number, body: unknown, who = staff) =>
  kit.call<Pause[]>(who, { method: 'PUT', url: url(id), payload: body as object });
const reopen = (id: string | number) => kit.call<Pause[]>(staff, { method: 'DELETE', url: url(id) });
const readShop = async () => (await shop.app.inject('/api/shop')).json<{ data: Shop }>().data;
const order = (rest: Partial<CartOrderBody> = {}) => cart([line(product)], rest);
const quote = (time = 'now', delivery_id: CartOrderBody['delivery_id'] = pickUp) =>
  kit.quote(null, { lines: [line(product)], delivery_id, time });
const codes = ({ problems }: Quote) => problems.map(({ code }) => code);

/** TEST_NOW is 14:30. */
const QUARTER_TO = '2026-11-20T07:45:00.000Z';
const THREE = '2026-11-20T08:00:00Z';

it('is said by the shop, by quotes and by the refusal of an order, and later times are taken', async () => {
  const paused = await pause(pickUp, { minutes: 15 });
  const row = { delivery_id: pickUp, until: QUARTER_TO, until_reopened: false };
  expect([paused.status, paused.data]).toEqual([200, [row]]);

  const { pauses, delivery_methods } = await readShop();
  expect(pauses).toEqual([row]);
  expect(delivery_methods.map(({ id, disabled_reason }) => [id, disabled_reason])).toEqual([
    [1, null],
    [4, null],
    [3, 'Paused until 14:45'],
  ]);

  const msg = 'Pick up is paused until 14:45. Order for today 15:00 or later';
  expect((await quote()).data.problems).toEqual([{ code: 'PAUSED', msg }]);
  expect((await quote('now', dineIn)).data.problems).toEqual([]);

  const rani = await shop.makeUser();
  const refused = await kit.place(rani, order());
  expect([refused.status, refused.code, refused.msg]).toEqual([409, 'CLOSED', msg]);
  expect(codes(refused.data as unknown as Quote)).toEqual(['PAUSED']);
  expect((await kit.place(rani, order({ time: '2026-11-20T07:50:00Z' }))).code).toBe('CLOSED');
  expect((await kit.place(rani, order({ delivery_id: dineIn }))).status).toBe(201);
  const later = await kit.place(rani, order({ time: THREE }));
  expect([later.status, later.data.scheduled]).toEqual([201, true]);
});

it('ends by itself, to the minute', async () => {
  await pause('all', { minutes: 15 });
  shop.clock.set('2026-11-20T07:44:59Z');
  expect(codes((await quote()).data)).toEqual(['PAUSED']);
  shop.clock.set(QUARTER_TO);
  expect([codes((await quote()).data), (await readShop()).pauses]).toEqual([[], []]);
  expect((await kit.place(await shop.makeUser(), order())).status).toBe(201);
});

it('until reopened ends at the next opening, whoever forgot it', async () => {
  await pause('all', { minutes: null });
  const opening = '2026-11-21T00:00:00.000Z';
  expect((await readShop()).pauses).toEqual([{ delivery_id: null, until: opening, until_reopened: true }]);
  expect((await quote()).data.problems[0]?.msg).toBe('Orders are paused for now. Order for tomorrow 07:15 or later');
  shop.clock.set(opening);
  expect(codes((await quote()).data)).toEqual([]);
});

it('ends when staff say so, and says who did what when', async () => {
  await pause(pickUp, { minutes: 15 });
  await pause(pickUp, { minutes: 60 });
  await pause('all', { minutes: null });
  expect((await readShop()).pauses.map(({ delivery_id }) => delivery_id)).toEqual([null, pickUp]);
  const other = await shop.makeUser({ role: 'Admin' });
  shop.clock.set('2026-11-20T07:35:00Z');
  const left = await kit.call<Pause[]>(other, { method: 'DELETE', url: url('all') });
  expect(left.data.map(({ delivery_id, until }) => [delivery_id, until])).toEqual([
    [pickUp, '2026-11-20T08:30:00.000Z'],
  ]);
  // as often as it is sent
  expect([(await reopen('all')).status, (await reopen(pickUp)).data]).toEqual([200, []]);
  expect(codes((await quote()).data)).toEqual([]);

  const rows = await shop.database.db.selectFrom('pauses').selectAll().orderBy('id').execute();
  const at = (iso: string) => new Date(iso);
  expect(rows.map((row) => [row.delivery_id, row.paused_by, row.paused_at, row.ended_by, row.ended_at])).toEqual([
    [pickUp, staff.id, at(TEST_NOW), staff.id, at(TEST_NOW)],
    [pickUp, staff.id, at(TEST_NOW), staff.id, at('2026-11-20T07:35:00Z')],
    [null, staff.id, at(TEST_NOW), other.id, at('2026-11-20T07:35:00Z')],
  ]);
});

it.each([
  ['no time', {}],
  ['no minutes at all', { minutes: 0 }],
  ['more than an hour', { minutes: 61 }],
  ['half a minute', { minutes: 0.5 }],
  ['words', { minutes: '15' }],
  ['another field', { minutes: 15, until: 'tomorrow' }],
])('is refused with %s', async (_, body) => {
  expect((await pause(pickUp, body)).status).toBe(400);
  expect((await readShop()).pauses).toEqual([]);
});

it('is none of a customer’s business, nor of a method that is none', async () => {
  expect((await pause('all', { minutes: 15 }, await shop.makeUser())).status).toBe(403);
  expect([(await pause(2, { minutes: 15 })).status, (await reopen('none')).status]).toEqual([404, 404]);
});

describe('an order that is being placed as staff pause', () => {
  /** Starts an order that stops before it takes its stock, then a pause: what had happened when the pause was answered. */
  async function meet(guards: OrderGuards): Promise<string[]> {
    const happened: string[] = [];
    let goOn = () => undefined as void;
    let arrive = () => undefined as void;
    const gate = new Promise<void>((open) => (goOn = open));
    const stopped = new Promise<void>((open) => (arrive = open));
    const takeStockAlongside: OrderGuards['takeStockAlongside'] = async (tx, claims, alongside) => {
      arrive();
      await gate;
      return guards.takeStockAlongside(tx, claims, alongside);
    };
    const { id: userId } = await shop.makeUser();
    const body = CartOrderBody.parse(order());
    const placed = serviceWith(shop, { ...guards, takeStockAlongside })
      .place({ userId, key: kit.nextKey(), body, language: 'en' })
      .then(() => happened.push('placed'));
    await stopped;
    const answered = pause('all', { minutes: 15 }).then(() => happened.push('paused'));
    await delay(300);
    goOn();
    await Promise.all([placed, answered]);
    return happened;
  }

  it('is placed before the pause is answered', async () => {
    expect(await meet(orderGuards)).toEqual(['placed', 'paused']);
  });

  it('control: comes after it where the key alone is claimed', async () => {
    expect(await meet({ ...orderGuards, claimKey })).toEqual(['paused', 'placed']);
  });

  it('waits for the pause that was first, and is refused by it', async () => {
    const { id: userId } = await shop.makeUser();
    const body = CartOrderBody.parse(order());
    const row = { delivery_id: null, until: new Date(THREE), until_reopened: false, paused_at: new Date(TEST_NOW) };
    const outcome = await duringTx(
      shop,
      async (tx) => {
        await lockPauses(tx);
        await insertPause(tx, { ...row, paused_by: staff.id });
      },
      1,
      () =>
        serviceWith(shop, orderGuards)
          .place({ userId, key: kit.nextKey(), body, language: 'en' })
          .then(
            () => 'placed',
            (error: unknown) => (error instanceof HttpError ? error.code : '500'),
          ),
    );
    expect(outcome).toBe('CLOSED');
  });
});
