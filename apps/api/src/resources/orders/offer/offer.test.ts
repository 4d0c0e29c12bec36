import type { OfferedTo, Order } from '@seduh/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let budi: TestUser;
let staff: TestUser;
let taro: string;
let latte: string;
let milk: { id: number; optionIds: number[] };

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  rani = await shop.makeUser();
  budi = await shop.makeUser();
  taro = await shop.makeProduct({ product_name: 'Taro Latte', price: 28_000, stock: 9, work_seconds: 30 });
  latte = await shop.makeProduct({ product_name: 'Hazelnut Latte', price: 25_000, stock: 5, work_seconds: 90 });
  milk = await shop.makeGroup({ options: { Whole: 0, Oat: 9_000, Soy: 6_000 }, on: [taro, latte], defaults: [0] });
});

const oat = () => milk.optionIds[1] ?? 0;
const soy = () => milk.optionIds[2] ?? 0;
const withOat = (qty = 1, note = '') => ({ ...line(latte, qty), option_ids: [oat()], note });
const mark = (path: string, substitute_id: string | number | null, until: 'next_opening' | null = 'next_opening') =>
  kit.call(staff, {
    method: 'PATCH',
    url: `/api${path}/availability`,
    payload: { sold_out_until: until, substitute_id },
  });
const oatOut = () => mark(`/options/${oat()}`, soy());
const taroOut = () => mark(`/products/${taro}`, latte);
const offer = (body: object, who = staff) =>
  kit.call<OfferedTo>(who, { method: 'POST', url: '/api/transactions/offers', payload: body });
const answer = (id: string, body: object, who = rani) =>
  kit.call<Order>(who, { method: 'PUT', url: `/api/transactions/${id}/offer`, payload: body });
const soyLatte = () => ({ product_id: latte, size_id: 1, option_ids: [soy()] });
const takeSoy = (id: string, who = rani) => answer(id, { line: 1, take: true, substitute: soyLatte() }, who);
const leave = (id: string, who = rani) => answer(id, { line: 1, take: false, substitute: soyLatte() }, who);
const asked = (orders: number, left_out = 0, at_counter = 0) => ({ orders, at_counter, left_out });
const placed = async (who: TestUser, ...lines: Parameters<typeof cart>[0]) => (await kit.place(who, cart(lines))).data;
const offerOf = async (who: TestUser, id: string, at = 0) => (await kit.get(who, id)).data.lines[at]?.offer;
const stockOf = async (id: string) => (await kit.product(id)).stock;
const pour = (id: string, at = 1) =>
  kit.call(staff, {
    method: 'POST',
    url: `/api/transactions/${id}/pours`,
    payload: { pour_id: crypto.randomUUID(), line: at },
  });

describe('offering it to who waits', () => {
  it('asks the customers of every order that has it, in words of the line as sold', async () => {
    const mine = await placed(rani, withOat(1, 'Hot'), line(taro));
    const his = await placed(budi, withOat(2));
    const others = await placed(budi, line(latte));
    await oatOut();
    expect(await offerOf(rani, mine.id)).toBeUndefined();
    expect(await offer({ option_id: oat() })).toMatchObject({ status: 200, data: asked(2) });
    for (const [who, id] of [
      [rani, mine.id],
      [budi, his.id],
      [staff, mine.id],
    ] as const)
      expect(await offerOf(who, id)).toMatchObject({
        state: 'open',
        ran_out: [{ name: 'Oat' }],
        substitute: { product_id: latte, option_ids: [soy()], unit_price: 31_000 },
      });
    expect([await offerOf(rani, mine.id, 1), await offerOf(budi, others.id)]).toEqual([undefined, undefined]);
    const onBoard = (await kit.list(staff)).data.find(({ id }) => id === mine.id);
    expect(onBoard?.lines[0]?.offer?.state).toBe('open');
  });

  it('tells them once, each through the stream and on their way', async () => {
    const { id } = await placed(rani, withOat());
    await shop.database.pool.query('update users set news_mails = true where id = $1', [rani.id]);
    await oatOut();
    await offer({ option_id: oat() });
    await offer({ option_id: oat() });
    const count = async (table: string, kind: string) =>
      (await shop.database.pool.query(`select from ${table} where order_id = $1 and kind = $2`, [id, kind])).rowCount;
    expect([await count('order_events', 'offered'), await count('notices', 'offer')]).toEqual([1, 1]);
  });

  it('asks one customer alone where staff name the order', async () => {
    const mine = await placed(rani, withOat());
    const his = await placed(budi, withOat());
    await oatOut();
    expect((await offer({ option_id: oat(), order_id: mine.id })).data).toEqual(asked(1));
    expect([(await offerOf(rani, mine.id))?.state, await offerOf(budi, his.id)]).toEqual(['open', undefined]);
  });

  it('leaves out what is being made, and who avoids it', async () => {
    const mine = await placed(rani, withOat(2));
    await kit.move(staff, mine.id, 'confirmed');
    await pour(mine.id);
    await placed(budi, withOat());
    await shop.database.pool.query(`update users set avoids = '{soy}' where id = $1`, [budi.id]);
    await shop.database.pool.query(
      `update options set contains = '{"allergens":["soy"],"caffeine_mg":null,"sugar_g":null,"kcal":null}' where id = $1`,
      [soy()],
    );
    await oatOut();
    expect((await offer({ option_id: oat() })).data).toEqual(asked(0, 2));
    expect(await offerOf(rani, mine.id)).toBeUndefined();
  });

  it('is over where the mark is undone, the other one runs out, or somebody begins it all the same', async () => {
    const { id } = await placed(rani, withOat());
    await oatOut();
    await offer({ option_id: oat() });
    await mark(`/options/${soy()}`, null);
    expect(await offerOf(rani, id)).toBeUndefined();
    expect(await takeSoy(id)).toMatchObject({ status: 409, code: 'OFFER_OVER', msg: 'This is not offered any more' });
    await mark(`/options/${soy()}`, null, null);
    expect((await offerOf(rani, id))?.state).toBe('open');
    await mark(`/options/${oat()}`, null, null);
    expect(await takeSoy(id)).toMatchObject({ status: 409, code: 'OFFER_OVER' });
    // another mark asks nobody by itself
    await oatOut();
    expect(await offerOf(rani, id)).toBeUndefined();
    expect((await offer({ option_id: oat() })).data).toEqual(asked(1));
    expect((await offerOf(rani, id))?.state).toBe('open');
    await kit.move(staff, id, 'confirmed');
    await pour(id);
    expect(await offerOf(rani, id)).toBeUndefined();
    expect(await takeSoy(id)).toMatchObject({ status: 409, code: 'OFFER_OVER' });
  });

  it('is taken back where nobody has answered', async () => {
    const { id } = await placed(rani, withOat());
    const his = await placed(budi, withOat());
    await oatOut();
    await offer({ option_id: oat() });
    await takeSoy(his.id, budi);
    expect((await offer({ option_id: oat(), undo: true })).data).toEqual(asked(1));
    expect([await offerOf(rani, id), (await offerOf(budi, his.id))?.state]).toEqual([undefined, 'taken']);
  });

  it('is nothing where all that has run out of the line cannot be had', async () => {
    const extras = await shop.makeGroup({ options: { Boba: 5_000, Jelly: 5_000 }, on: [latte], max: 2 });
    const [boba = 0, jelly = 0] = extras.optionIds;
    const { id } = await placed(rani, { ...withOat(), option_ids: [oat(), boba] });
    await oatOut();
    await offer({ option_id: oat() });
    await mark(`/options/${soy()}`, null);
    await mark(`/options/${boba}`, jelly);
    expect((await offer({ option_id: boba })).data).toEqual(asked(0, 1));
    await mark(`/options/${soy()}`, null, null);
    await offer({ option_id: boba });
    expect(await offerOf(rani, id)).toMatchObject({ ran_out: [{ name: 'Oat' }, { name: 'Boba' }] });
    // oat is there after all: it is not told as if it were gone
    await mark(`/options/${oat()}`, null, null);
    expect(await offerOf(rani, id)).toMatchObject({ ran_out: [{ name: 'Boba' }] });
  });

  it('leaves those in peace who want nothing instead, unless they are asked by name', async () => {
    const { id } = await placed(rani, withOat());
    await oatOut();
    await offer({ option_id: oat() });
    await leave(id);
    expect((await offer({ option_id: oat() })).data).toEqual(asked(0, 1));
    expect((await offerOf(staff, id))?.state).toBe('declined');
    expect((await offer({ option_id: oat(), order_id: id })).data).toEqual(asked(1));
    expect((await offerOf(rani, id))?.state).toBe('open');
    // what was marked by mistake is nothing that anybody has to do without
    await leave(id);
    await mark(`/options/${oat()}`, null, null);
    expect(await offerOf(staff, id)).toBeUndefined();
  });

  it('tells staff of guests at the counter, whom nobody else asks', async () => {
    const { data } = await kit.call<Order>(staff, {
      method: 'POST',
      url: '/api/transactions/counter',
      headers: { 'idempotency-key': kit.nextKey() },
      payload: { lines: [withOat()], delivery_id: 3, payment_id: 4 },
    });
    await oatOut();
    expect((await offer({ option_id: oat() })).data).toEqual(asked(1, 0, 1));
    expect(await takeSoy(data.id, rani)).toMatchObject({ status: 404 });
    expect(await takeSoy(data.id, staff)).toMatchObject({ status: 200 });
  });

  it('goes on telling of another line where one is answered', async () => {
    const { id } = await placed(rani, withOat(), line(taro));
    await shop.database.pool.query('update users set news_mails = true where id = $1', [rani.id]);
    await oatOut();
    await taroOut();
    await offer({ option_id: oat() });
    await offer({ product_id: taro });
    const waiting = async () =>
      (await shop.database.pool.query(`select from notices where order_id = $1 and kind = 'offer'`, [id])).rowCount;
    // as if nobody had tried to bring it yet
    await shop.database.pool.query(
      `update notices set tries = 0, sent_at = null, failed_at = null, due_at = now() + interval '1 day' where order_id = $1`,
      [id],
    );
    await takeSoy(id, staff);
    expect(await waiting()).toBe(1);
    await offer({ product_id: taro, undo: true });
    expect(await waiting()).toBe(0);
  });

  it('is for staff, and names one thing', async () => {
    expect(await offer({ option_id: oat() }, rani)).toMatchObject({ status: 403 });
    expect(await offer({ option_id: oat(), product_id: taro })).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await offer({})).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect((await offer({ product_id: taro })).data).toEqual(asked(0));
  });
});

describe('what a customer says', () => {
  async function askedOne(): Promise<Order> {
    const order = await placed(rani, withOat(2), line(taro));
    await oatOut();
    await offer({ option_id: oat() });
    return order;
  }

  it('changes the line and not the price', async () => {
    const before = await askedOne();
    const { status, data } = await takeSoy(before.id);
    expect(status).toBe(200);
    const [cup] = data.lines;
    expect(cup).toMatchObject({
      product_name: 'Hazelnut Latte',
      options: [{ option_name: 'Soy' }],
      unit_price: 34_000,
      line_total: 68_000,
      offer: { state: 'taken', ran_out: [{ name: 'Oat' }], answered_at: shop.clock.now().toISOString() },
    });
    expect(cup?.offer).not.toHaveProperty('substitute');
    expect([data.total, data.payment.amount]).toEqual([before.total, before.payment.amount]);
    expect((await kit.receipt(rani, before.id)).data.order.lines[0]?.options[0]?.option_name).toBe('Soy');
  });

  it('may be no: all stays, and staff see it', async () => {
    const { id } = await askedOne();
    const { data } = await leave(id);
    expect(data.lines[0]).toMatchObject({ options: [{ option_name: 'Oat' }], offer: { state: 'declined' } });
    expect((await offerOf(staff, id))?.state).toBe('declined');
    expect(await takeSoy(id)).toMatchObject({ status: 409, code: 'OFFER_OVER' });
    expect(await leave(id)).toMatchObject({ status: 200 });
  });

  it('is the same said twice, and at once', async () => {
    const { id } = await askedOne();
    const both = await Promise.all([takeSoy(id), takeSoy(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await takeSoy(id)).toMatchObject({ status: 200 });
    expect(await leave(id)).toMatchObject({ status: 409, code: 'OFFER_OVER' });
  });

  it('is about what they saw', async () => {
    const { id } = await askedOne();
    const other = { ...soyLatte(), option_ids: [milk.optionIds[0]] };
    expect(await answer(id, { line: 1, take: true, substitute: other })).toMatchObject({
      status: 409,
      code: 'OFFER_OVER',
      msg: 'What is offered has changed. Look at it again',
    });
    const no = await answer(id, { line: 1, take: false, substitute: other });
    expect(no).toMatchObject({ status: 409, code: 'OFFER_OVER' });
    expect((await offerOf(rani, id))?.state).toBe('open');
    const loud = { ...soyLatte(), product_id: latte.toUpperCase() };
    expect(await answer(id.toUpperCase(), { line: 1, take: true, substitute: loud })).toMatchObject({ status: 200 });
  });

  it('may be said by staff for them, and by nobody else', async () => {
    const { id } = await askedOne();
    expect(await takeSoy(id, budi)).toMatchObject({ status: 404 });
    expect(await answer(id, { line: 7, take: false, substitute: soyLatte() })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
    expect(await answer(id, { line: 2, take: false, substitute: soyLatte() })).toMatchObject({
      status: 409,
      code: 'OFFER_OVER',
    });
    expect(await takeSoy(id, staff)).toMatchObject({ status: 200 });
    const { rows } = await shop.database.pool.query(
      'select answer, answered_by from order_offers where order_id = $1',
      [id],
    );
    expect(rows).toEqual([{ answer: 'taken', answered_by: staff.id }]);
  });

  it('of another product moves stock and work, and gives the rest back when it is cancelled', async () => {
    const { id } = await placed(rani, line(taro, 2));
    const workOf = async () =>
      (await shop.database.pool.query('select work::text from orders where id = $1', [id])).rows[0]?.work as string;
    const before = await workOf();
    await taroOut();
    await offer({ product_id: taro });
    const substitute = { product_id: latte, size_id: 1 };
    const { data } = await answer(id, { line: 1, take: true, substitute });
    expect(data.lines[0]).toMatchObject({ product_id: latte, product_name: 'Hazelnut Latte', unit_price: 28_000 });
    expect(await workOf()).not.toBe(before);
    // what has run out is not there, whatever was counted
    expect([await stockOf(taro), await stockOf(latte)]).toEqual([7, 3]);
    await kit.move(staff, id, 'cancelled', 'Closed early');
    expect([await stockOf(taro), await stockOf(latte)]).toEqual([7, 5]);
  });

  it('of the last one is true for one of two', async () => {
    const mine = await placed(rani, line(taro, 3));
    const his = await placed(budi, line(taro, 3));
    await taroOut();
    await offer({ product_id: taro });
    const substitute = { product_id: latte, size_id: 1 };
    const both = await Promise.all([
      answer(mine.id, { line: 1, take: true, substitute }),
      answer(his.id, { line: 1, take: true, substitute }, budi),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await stockOf(taro), await stockOf(latte)]).toEqual([3, 2]);
  });

  it('is about all that has run out of the line at once', async () => {
    const extras = await shop.makeGroup({ options: { Boba: 5_000, Jelly: 5_000 }, on: [latte], max: 2 });
    const [boba = 0, jelly = 0] = extras.optionIds;
    const { id } = await placed(rani, { ...withOat(), option_ids: [oat(), boba] });
    await oatOut();
    await mark(`/options/${boba}`, jelly);
    await offer({ option_id: oat() });
    await offer({ option_id: boba });
    expect(await offerOf(rani, id)).toMatchObject({ ran_out: [{ name: 'Oat' }, { name: 'Boba' }] });
    const option_ids = [soy(), jelly].toSorted((one, other) => one - other);
    expect(
      (await answer(id, { line: 1, take: true, substitute: { product_id: latte, size_id: 1, option_ids } })).data
        .lines[0],
    ).toMatchObject({ options: [{ option_name: 'Soy' }, { option_name: 'Jelly' }], offer: { state: 'taken' } });
  });
});
