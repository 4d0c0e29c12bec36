import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELIVERY } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let dewi: TestUser;
let staff: TestUser;
/** Ids, oldest first: rani's three, then dewi's. */
let orders: string[];

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser({ display_name: 'Rani Ayu', phone: '+6281255501234', address: 'Jl. Teuku Umar 12' });
  dewi = await shop.makeUser({ display_name: '100% Dewi' });
  staff = await shop.makeUser({ role: 'Admin' });
  const latte = await shop.makeProduct({ product_name: 'Hazelnut Latte', price: 25_000, image: '/images/a-768.jpg' });
  const cake = await shop.makeProduct({ product_name: 'Pandan Cake', price: 30_000 });
  const wishes = [
    { at: '2026-11-18T16:30:00Z', who: rani, body: cart([line(latte, 2), line(cake)]) },
    { at: '2026-11-18T17:30:00Z', who: rani, body: cart([line(cake)], { delivery_id: DELIVERY.dineIn }) },
    { at: '2026-11-20T07:30:00Z', who: rani, body: cart([line(cake, 2)], { delivery_id: DELIVERY.doorDelivery }) },
    { at: '2026-11-20T07:30:00Z', who: dewi, body: cart([line(latte)]) },
  ];
  orders = [];
  for (const { at, who, body } of wishes) {
    // placed while the shop is open, then dated as the test needs it
    const { data } = await kit.place(who, body);
    await shop.database.db
      .updateTable('orders')
      .set({ placed_at: new Date(at) })
      .where('id', '=', data.id)
      .execute();
    orders.push(data.id);
  }
});
afterAll(() => shop.close());

const indexes = (found: { id: string }[]) => found.map(({ id }) => orders.indexOf(id));

describe('the history', () => {
  it('shows the own orders, newest first, by their first line', async () => {
    const { data, meta } = await kit.history(rani);
    expect(indexes(data)).toEqual([2, 1, 0]);
    expect(data[2]).toMatchObject({
      product_name: 'Hazelnut Latte',
      price: 25_000,
      image: '/images/a-768.jpg',
      status_name: 'pending',
      delivery_method: 'Pick up',
      qty: 3,
      lines: 2,
      order_lines: [
        { product_name: 'Hazelnut Latte', size_name: 'Regular', qty: 2 },
        { product_name: 'Pandan Cake', size_name: 'Regular', qty: 1 },
      ],
      total: 88_000,
      created_at: '2026-11-18T16:30:00.000Z',
    });
    expect(meta).toEqual({ page: 1, totalPage: 1, limit: 8, totalData: 3, prev: null, next: null });
  });

  it('comes in pages, and is an empty list for a newcomer', async () => {
    const { data, meta } = await kit.history(rani, '?limit=2&page=2');
    expect(indexes(data)).toEqual([0]);
    expect(meta).toMatchObject({ totalPage: 2, prev: '/transactions/history?page=1&limit=2', next: null });
    expect(await kit.history(await shop.makeUser())).toMatchObject({ status: 200, data: [], meta: { totalData: 0 } });
  });
});

describe('an order', () => {
  it('is shown to its owner and to staff, each with their own next moves', async () => {
    const id = orders[0] ?? '';
    expect((await kit.get(rani, id)).data.next_moves).toEqual(['cancelled']);
    expect((await kit.get(staff, id)).data.next_moves).toEqual(['confirmed', 'cancelled']);
    expect((await kit.get(rani, id.toUpperCase())).data.id).toBe(id);
  });

  it('is the same 404 for somebody else as one that does not exist', async () => {
    const missing = await kit.get(dewi, '01990000-0000-7000-8000-000000000000');
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null });
    expect(await kit.get(dewi, orders[0] ?? '')).toEqual(missing);
    expect(await kit.get(dewi, 'no-uuid')).toEqual(missing);
  });
});

describe('a receipt', () => {
  it('is the order as sold, under the shop’s name, for its owner and staff', async () => {
    const id = orders[0] ?? '';
    const { status, data } = await kit.receipt(rani, id);
    // a receipt knows nothing of what is to come
    const { forecast: _, ...order } = (await kit.get(rani, id)).data;
    expect(status).toBe(200);
    expect(data).toEqual({
      shop: {
        name: expect.any(String),
        address: expect.any(String),
        city: expect.any(String),
        phone: expect.any(String),
        time_zone: 'Asia/Jakarta',
      },
      receipt_number: order.number,
      tax_percent: 10,
      order,
    });
    expect(await kit.receipt(staff, id)).toMatchObject({ status: 200, data: { receipt_number: order.number } });
    expect(await kit.receipt(dewi, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe("the staff's list", () => {
  it.each([
    ['', [3, 2, 1, 0]],
    ['?status=pending', [3, 2, 1, 0]],
    ['?status=confirmed,%20ready', []],
    ['?delivery=1', [1]],
    ['?search=rani', [2, 1, 0]],
    ['?search=hazelnut', [3, 0]],
    ['?search=100%25', [3]],
    ['?search=%5C', []],
    ['?search=%00', [3, 2, 1, 0]],
    // 17:00 UTC is midnight in the shop
    ['?from=2026-11-19&to=2026-11-19', [1]],
    ['?to=2026-11-18', [0]],
    ['?from=2026-11-21&to=2026-11-01', []],
    ['?limit=1&page=2', [2]],
    ['?from=&to=&delivery=&status=&search=', [3, 2, 1, 0]],
    ['?status=lost&status=pending', [3, 2, 1, 0]],
    ['?delivery=4&delivery=1', [1]],
    [`?search=${'x'.repeat(101)}`, []],
    // by telephone as people write it, from its beginning
    ['?search=0812%205550', [2, 1, 0]],
    ['?search=%2B62%20812-5550-1234', [2, 1, 0]],
    ['?search=5550', []],
    // too short to be looked for within a word
    ['?search=ay', [2, 1, 0]],
    ['?search=yu', []],
    ['?search=pa', [2, 1, 0]],
    // what is open is looked for in another way
    ['?search=0812%205550&status=pending,ready', [2, 1, 0]],
    ['?search=hazelnut&status=pending', [3, 0]],
    ['?search=yu&status=pending', []],
    ['?search=rani&delivery=1&from=2026-11-19', [1]],
    ['?search=rani&limit=2&page=2', [0]],
    ['?search=rani&limit=2&page=9', []],
  ])('%s', async (query, expected) => {
    const { status, data } = await kit.list(staff, query);
    expect({ status, found: indexes(data) }).toEqual({ status: 200, found: expected });
  });

  it('finds an order by its number, with and without the prefix', async () => {
    const { data } = await kit.get(staff, orders[1] ?? '');
    for (const search of [data.number, data.number.toLowerCase(), data.number.slice(3)]) {
      expect(indexes((await kit.list(staff, `?search=${search}`)).data)).toEqual([1]);
    }
  });

  it('counts what it finds once, however often it is found, on the last page and past it', async () => {
    for (const page of [1, 2, 9]) {
      const { meta } = await kit.list(staff, `?search=a&limit=2&page=${page}`);
      expect(meta.totalData).toBe(3);
    }
  });

  it('has an index for each way of finding one among all orders, and for what is open', async () => {
    const { rows } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index
      where indisvalid and indrelid in ('orders'::regclass, 'order_lines'::regclass)`.execute(shop.database.db);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'orders_number_key',
        'orders_by_name',
        'orders_phone',
        'orders_listed',
        'orders_open',
        'order_lines_sold',
      ]),
    );
  });

  it('keeps its filters in the links to other pages', async () => {
    const { meta } = await kit.list(staff, '?search=rani&status=pending&limit=1&page=2');
    expect(meta.next).toBe('/transactions?status=pending&search=rani&page=3&limit=1');
    expect(meta.totalData).toBe(3);
  });

  it.each([
    ['status=eaten', 'status', expect.stringContaining('status: choose from pending, confirmed, ')],
    ['from=2026-02-30', 'from', 'from: not a day, as 2026-11-20'],
    ['delivery=door', 'delivery', 'delivery: not the number of a way of delivery'],
    ['delivery=99999', 'delivery', 'delivery: not the number of a way of delivery'],
  ])('refuses %s and names the filter', async (query, field, msg) => {
    expect(await kit.list(staff, `?${query}`)).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      msg,
      data: { fields: { [field]: msg } },
    });
  });
});

describe('deleting from the history', () => {
  it('refuses all of them while one is under way', async () => {
    await kit.move(rani, orders[0] ?? '', 'cancelled');
    expect(await kit.hide(rani, orders.slice(0, 2))).toMatchObject({ status: 409, code: 'ORDER_OPEN' });
    expect((await kit.history(rani)).meta.totalData).toBe(3);
  });

  it('hides finished own orders, and only those; the books keep them', async () => {
    await kit.move(dewi, orders[3] ?? '', 'cancelled');
    expect(await kit.hide(rani, [orders[0] ?? '', orders[3] ?? ''])).toMatchObject({
      status: 200,
      data: { hidden: 1 },
    });
    expect(indexes((await kit.history(rani)).data)).toEqual([2, 1]);
    expect(indexes((await kit.history(dewi)).data)).toEqual([3]);
    expect((await kit.list(staff)).meta.totalData).toBe(4);
    expect((await kit.get(rani, orders[0] ?? '')).status).toBe(200);
    expect((await kit.hide(rani, [orders[0] ?? ''])).data.hidden).toBe(0);
  });

  it('come back when that was a mistake: own ones only, and only what was hidden', async () => {
    const [first = '', , third = '', other = ''] = orders;
    await kit.hide(dewi, [other]);
    expect(await kit.restore(rani, [first, third, other])).toMatchObject({ status: 200, data: { restored: 1 } });
    expect(indexes((await kit.history(rani)).data)).toEqual([2, 1, 0]);
    expect((await kit.history(dewi)).meta.totalData).toBe(0);
    expect(await kit.restore(rani, [first])).toMatchObject({ data: { restored: 0 } });
    expect(await kit.restore(rani, [])).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('refuses what is no list of ids', async () => {
    expect(await kit.hide(rani, [])).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await kit.hide(rani, ['x'])).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});
