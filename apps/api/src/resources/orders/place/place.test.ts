import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELIVERY } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let latte: string;

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  latte = await shop.makeProduct({ price: 25_000, stock: 100, image: '/images/latte-768.jpg' });
});
beforeEach(async () => {
  rani = await shop.makeUser({ display_name: 'Rani Ayu', phone: null, address: 'Jl. Teuku Umar 12' });
});
afterAll(() => shop.close());

describe('placing an order', () => {
  it('keeps everything as sold', async () => {
    const before = await kit.product(latte);
    const body = {
      lines: [{ ...line(latte, 2), note: 'less ice' }, line(latte, 1, 2)],
      delivery_id: DELIVERY.doorDelivery,
    };
    const { data: quote } = await kit.quote(rani, body);
    const {
      status,
      msg,
      data: order,
    } = await kit.place(rani, cart(body.lines, { ...body, quote_version: quote.version }));
    expect({ status, msg }).toEqual({ status: 201, msg: 'Order placed' });
    expect(order).toMatchObject({
      status_name: 'pending',
      delivery_method: 'Door delivery',
      payment: { method: 'Cash on delivery', state: 'confirmed', amount: quote.total, paid_at: null },
      subtotal: 75_000,
      total: quote.total,
      address: 'Jl. Teuku Umar 12',
      customer_name: 'Rani Ayu',
      scheduled: false,
      ready_at: quote.ready_at,
      created_at: '2026-11-20T07:30:00.000Z',
      next_moves: ['cancelled'],
      timeline: [{ from: null, status_name: 'pending', by: 'customer', name: null }],
    });
    expect(order.number).toMatch(/^SD-\d+$/);
    expect(order.lines.map(({ size_name, qty, note, image }) => [size_name, qty, note, image])).toEqual([
      ['Regular', 2, 'less ice', '/images/latte-768.jpg'],
      ['Large', 1, null, '/images/latte-768.jpg'],
    ]);
    expect(await kit.get(rani, order.id)).toMatchObject({ data: order });
    const after = await kit.product(latte);
    expect([after.stock, after.sold]).toEqual([Number(before.stock) - 3, before.sold]);
  });

  it('takes the one-product body of the first clients, where promo 1 is none', async () => {
    const promo = await shop.makePromo({ percent: 50 });
    const body = { product_id: latte, size_id: '2', qty: 2, delivery_id: '1', payment_id: '3', table: ' 7 ' };
    const plain = await kit.place(rani, { ...body, promo_id: '1' });
    expect(plain).toMatchObject({ status: 201, data: { subtotal: 50_000, discount: 0, table: '7', promo_code: null } });
    expect(await kit.place(rani, { ...body, promo_id: promo })).toMatchObject({
      status: 201,
      data: { discount: 25_000 },
    });
    expect(await kit.place(rani, { ...body, promo_id: 'x' })).toMatchObject({ status: 409, code: 'PROMO_REFUSED' });
  });

  it('refuses a size it does not come in, and keeps of what has one size that there was none to name', async () => {
    const croissant = await shop.makeProduct({ product_name: 'Butter Croissant', size_ids: [1] });
    expect(await kit.place(rani, cart([line(croissant, 1, 2)]))).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      msg: 'Butter Croissant: No longer comes in Large',
    });
    const { data } = await kit.place(rani, cart([line(croissant)]));
    await shop.database.db
      .updateTable('products')
      .set({ size_ids: [1, 2] })
      .where('id', '=', croissant)
      .execute();
    const { data: read } = await kit.call(rani, { method: 'GET', url: `/api/transactions/${data.id}` });
    expect(Object(read).lines[0]).toMatchObject({ size_id: 1, size_name: '' });
  });

  it('brings it to the address given, and asks for one where there is none', async () => {
    const nomad = await shop.makeUser();
    const door = cart([line(latte)], { delivery_id: DELIVERY.doorDelivery });
    expect(await kit.place(nomad, door)).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      msg: 'All input must be fulfilled',
      data: { fields: { address: 'All input must be fulfilled' } },
    });
    expect(await kit.place(nomad, { ...door, address: 'Jl. Cikini 5' })).toMatchObject({
      status: 201,
      data: { address: 'Jl. Cikini 5' },
    });
    expect(await kit.place(rani, cart([line(latte)], { address: 'ignored' }))).toMatchObject({
      data: { address: null },
    });
  });

  it.each(['subtotal', 'total', 'status', 'id', 'user_id'])('refuses %s from a client by name', async (field) => {
    const answer = await kit.place(rani, { ...cart([line(latte)]), [field]: 1 });
    expect(answer).toMatchObject({
      status: 400,
      code: 'UNKNOWN_FIELD',
      data: { fields: { [field]: 'Unknown field' } },
    });
    const single = { product_id: latte, size_id: 1, qty: 1, delivery_id: 3, payment_id: 3, [field]: 1 };
    expect(await kit.place(rani, single)).toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' });
  });

  it('takes null for whatever may be left out', async () => {
    const nothing = { quote_version: null, promo_code: null, address: null, table: null };
    const lines = [{ ...line(latte), note: null }];
    expect(await kit.place(rani, { ...cart(lines), ...nothing })).toMatchObject({ status: 201 });
    const single = { product_id: latte, size_id: 1, qty: 1, delivery_id: 3, payment_id: 3, promo_id: null };
    const { status, data } = await kit.place(rani, single);
    expect(status).toBe(201);
    const cancel = { status_name: 'cancelled', reason: null };
    expect(
      await kit.call(rani, { method: 'PATCH', url: `/api/transactions/${data.id}`, payload: cancel }),
    ).toMatchObject({ status: 200 });
  });

  it('says what is wrong by the fields of the body that was meant', async () => {
    expect(await kit.place(rani, { ...cart([line(latte, 0)]) })).toMatchObject({
      status: 400,
      data: { fields: { 'lines.0.qty': 'Between 1 and 99 of a line' } },
    });
    const long = [{ ...line(latte), note: 'x'.repeat(201) }];
    expect(await kit.place(rani, cart(long))).toMatchObject({ msg: 'Too long: at most 200 characters' });
    const { data } = await kit.place(rani, { product_id: latte, qty: 1 });
    expect(Object.keys(Object(data).fields).sort()).toEqual(['delivery_id', 'payment_id', 'size_id']);
    expect(await kit.place(rani, {})).toMatchObject({ status: 400, msg: 'All input must be fulfilled' });
    expect(
      await kit.place(rani, { product_id: latte, size_id: 1, qty: 100, delivery_id: 3, payment_id: 3 }),
    ).toMatchObject({
      msg: 'Between 1 and 99 of a line',
    });
  });
});

/** Two lattes for rani, as agreed by a quote or not. */
const order = (version?: string, rest = {}) =>
  kit.place(rani, cart([line(latte, 2)], { ...rest, ...(version === undefined ? {} : { quote_version: version }) }));
const versionNow = async (rest = {}) =>
  (await kit.quote(rani, { lines: [line(latte, 2)], delivery_id: DELIVERY.pickUp, ...rest })).data.version;
const price = (value: number) =>
  shop.database.db.updateTable('products').set({ price: value }).where('id', '=', latte).execute();

describe('a quote that no longer holds', () => {
  it('asks when it is dearer, and passes when it is cheaper or the same', async () => {
    const version = await versionNow();
    await price(26_000);
    const count = await kit.countOrders();
    const refused = await order(version);
    expect(refused).toMatchObject({ status: 409, code: 'PRICE_CHANGED', data: { subtotal: 52_000, total: 57_200 } });
    expect(await kit.countOrders()).toBe(count);
    expect(await order(Object(refused.data).version)).toMatchObject({ status: 201, data: { total: 57_200 } });
    await price(20_000);
    expect(await order(version)).toMatchObject({ status: 201, data: { total: 44_000 } });
    await price(25_000);
    expect(await order(version)).toMatchObject({ status: 201, data: { total: 55_000 } });
    expect(await order('not a version')).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  });

  it('names the line when a product has been archived', async () => {
    const brew = await shop.makeProduct({ product_name: 'Cold Brew' });
    const body = { lines: [line(brew)], delivery_id: DELIVERY.pickUp };
    const { data } = await kit.quote(rani, body);
    await shop.database.db
      .updateTable('products')
      .set({ archived_at: shop.clock.now() })
      .where('id', '=', brew)
      .execute();
    expect(await kit.place(rani, cart(body.lines, { quote_version: data.version }))).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      msg: 'Cold Brew: No longer on the menu',
      data: { lines: [{ problem: { code: 'GONE' } }] },
    });
  });

  it('does not drop a promo in silence', async () => {
    const id = await shop.makePromo({ code: 'SHORT', percent: 10 });
    const rest = { promo_code: 'SHORT' };
    const version = await versionNow(rest);
    await shop.database.db.updateTable('promos').set({ ends_at: shop.clock.now() }).where('id', '=', id).execute();
    const refused = { status: 409, code: 'PROMO_REFUSED', msg: 'This code has ended', data: { discount: 0 } };
    expect(await order(version, rest)).toMatchObject(refused);
    expect(await order(undefined, rest)).toMatchObject(refused);
    // who has seen that it does not apply may order without it
    expect(await order(await versionNow(rest), rest)).toMatchObject({
      status: 201,
      data: { discount: 0, promo_code: null },
    });
  });

  it('says that the shop has closed', async () => {
    const version = await versionNow();
    shop.clock.set('2026-11-20T14:00:00Z');
    expect(await order(version)).toMatchObject({
      status: 409,
      code: 'CLOSED',
      msg: 'Closed. Opens tomorrow at 07:00',
      data: { problems: [{ code: 'CLOSED' }] },
    });
    shop.clock.set('2026-11-20T07:30:00Z');
  });
});
