import type { AddedTables, Order, Shop, Table } from '@seduh/contract';
import { DELIVERY, MESSAGES, TABLE_LIMITS } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { cart, createOrderKit, line, tally, together, type OrderKit } from '../orders/testing/order-kit';
import { createTables } from './service';

let shop: TestApp;
let kit: OrderKit;
let dimas: TestUser;
let rani: TestUser;
beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  dimas = await shop.makeUser({ role: 'Admin', first_name: 'Dimas' });
  rani = await shop.makeUser();
});
afterEach(() => shop.close());

const url = '/api/shop/tables';
const add = (...labels: string[]) => kit.call<AddedTables>(dimas, { method: 'POST', url, payload: { labels } });
const edit = (id: string, payload: object, who = dimas) =>
  kit.call<Table>(who, { method: 'PATCH', url: `${url}/${id}`, payload });
const renew = (id: string, version: number, who: TestUser | null = dimas) =>
  kit.call<Table>(who, { method: 'POST', url: `${url}/${id}/code`, payload: { version } });
const list = async () => (await kit.call<Table[]>(dimas, { method: 'GET', url })).data;
const open = async (code: string) => {
  const answer = await shop.app.inject(`/api/tables/${encodeURIComponent(code)}`);
  return answer.json<{ status: number; code?: string; msg: string; data: { label: string; code: string } }>();
};
const table = async (label: string): Promise<Table> => {
  const { data } = await add(label);
  const made = data.tables.find((each) => each.label === label);
  if (!made) throw new Error(`no table ${label}`);
  return made;
};
const entries = () =>
  shop.database.db.selectFrom('audit_log').select(['action', 'subject_name']).orderBy('id').execute();

describe('tables', () => {
  it('are added, each with a code of its own, and listed as their names go', async () => {
    const { status, data } = await add('10', 'Terrace 2', '2');
    expect([status, data.added]).toEqual([201, 3]);
    expect(data.tables.map(({ label, active, version }) => [label, active, version])).toEqual([
      ['2', true, 1],
      ['10', true, 1],
      ['Terrace 2', true, 1],
    ]);
    expect(new Set(data.tables.map(({ code }) => code)).size).toBe(3);
    for (const { code } of data.tables) expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
    expect(await list()).toEqual(data.tables);
  });

  it('that are there stay as they are when a range with them is added', async () => {
    const before = await table('2');
    const { data } = await add('1', '2', '3');
    expect(data.added).toBe(2);
    expect(data.tables.find(({ label }) => label === '2')).toEqual(before);
    expect(await add('3', '1')).toMatchObject({
      status: 409,
      code: 'TABLE_TAKEN',
      data: { fields: { labels: MESSAGES.tableTaken } },
    });
    expect((await entries()).map(({ action }) => action)).toEqual(['table.add', 'table.add']);
  });

  it.each([
    [[], { labels: MESSAGES.required }],
    [['0'], { 'labels.0': 'Tables go from 1 to 999' }],
    [[' '], { 'labels.0': MESSAGES.required }],
    [['x'.repeat(21)], { 'labels.0': 'Too long: at most 20 characters' }],
  ])('cannot be %j', async (labels, fields) => {
    const { status, data } = await add(...labels);
    expect([status, data]).toEqual([400, { fields }]);
  });

  it('are so many at most', async () => {
    const hundred = (from: number) => Array.from({ length: TABLE_LIMITS.added }, (_, index) => String(from + index));
    for (const from of [1, 101, 201]) expect((await add(...hundred(from))).status).toBe(201);
    expect(await add('301')).toMatchObject({
      status: 400,
      data: { fields: { labels: 'A shop has at most 300 tables' } },
    });
    expect(await list()).toHaveLength(300);
  });

  it('that several staff add at once are there once', async () => {
    const answers = await together(6, () => add('1', '2', '3'));
    expect(answers.reduce((sum, { status, data }) => sum + (status === 201 ? data.added : 0), 0)).toBe(3);
    expect((await list()).map(({ label }) => label)).toEqual(['1', '2', '3']);
  });

  it('are kept by staff alone', async () => {
    const { id } = await table('7');
    for (const [who, status] of [
      [rani, 403],
      [null, 401],
    ] as const) {
      expect((await kit.call(who, { method: 'GET', url })).status).toBe(status);
      expect((await kit.call(who, { method: 'POST', url, payload: { labels: ['8'] } })).status).toBe(status);
      const payload = { version: 1, active: false };
      expect((await kit.call(who, { method: 'PATCH', url: `${url}/${id}`, payload })).status).toBe(status);
      expect((await renew(id, 1, who)).status).toBe(status);
    }
    expect(await list()).toMatchObject([{ id, active: true, version: 1 }]);
  });
});

describe('a table', () => {
  it('is renamed, retired and brought back with its code, each in the record', async () => {
    const { id, code } = await table('7');
    expect(await edit(id, { version: 1, label: 'Window' })).toMatchObject({
      status: 200,
      data: { id, code, label: 'Window', version: 2 },
    });
    expect((await open(code)).data).toEqual({ label: 'Window', code });
    expect((await edit(id, { version: 2, active: false })).data).toMatchObject({ active: false, version: 3 });
    expect(await open(code)).toMatchObject({ status: 404, code: 'TABLE_GONE', msg: MESSAGES.tableGone });
    expect((await edit(id, { version: 3, active: true })).data).toMatchObject({ active: true, code });
    expect((await open(code)).data).toEqual({ label: 'Window', code });
    expect((await entries()).map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['table.add', null],
      ['table.update', 'Window'],
      ['table.update', 'Window'],
      ['table.update', 'Window'],
    ]);
  });

  it('is nothing else than it was: nothing is written', async () => {
    const { id } = await table('7');
    expect((await edit(id, { version: 1, label: '7', active: true })).data).toMatchObject({ version: 1 });
    expect(await entries()).toHaveLength(1);
  });

  it('takes nobody’s name, in whatever letters', async () => {
    await add('Terrace 2');
    const { id } = await table('7');
    expect(await edit(id, { version: 1, label: 'terrace 2' })).toMatchObject({
      status: 409,
      code: 'TABLE_TAKEN',
      data: { fields: { label: MESSAGES.tableTaken } },
    });
    expect((await edit(id, { version: 1, label: '1000' })).status).toBe(400);
    expect((await edit('of-no-table', { version: 1 })).status).toBe(404);
  });

  it('that several change at once is changed by one, and the others see what it is now', async () => {
    const { id } = await table('7');
    const answers = await together(5, (index) => edit(id, { version: 1, label: `Bar ${index + 1}` }));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 4 });
    const [now] = await list();
    const told = answers.filter(({ status }) => status === 409).map(({ code, data }) => [code, data]);
    expect(told).toEqual(Array.from({ length: 4 }, () => ['EDIT_CONFLICT', now]));
  });
});

describe('a new code', () => {
  it('takes the place of the one before, which is of no table any more, and stands in the record without either', async () => {
    const { id, code } = await table('7');
    const { status, data } = await renew(id, 1);
    expect([status, data]).toEqual([200, { id, label: '7', code: data.code, active: true, version: 2 }]);
    expect(data.code).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
    expect(data.code).not.toBe(code);
    expect((await open(data.code)).data).toEqual({ label: '7', code: data.code });
    const gone = await open(code);
    expect(gone).toEqual(await open('zzzzzz'));
    expect(gone).toMatchObject({ status: 404, code: 'TABLE_GONE', msg: MESSAGES.tableGone });
    const said = await shop.database.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id', 'subject_name', 'changes'])
      .where('action', '=', 'table.code')
      .execute();
    expect(said).toEqual([{ action: 'table.code', subject_id: id, subject_name: '7', changes: [] }]);
  });

  it('that several make at once is made by one, and the others see which it is', async () => {
    const { id } = await table('7');
    const answers = await together(5, () => renew(id, 1));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 4 });
    const [now] = await list();
    expect(now?.version).toBe(2);
    for (const { status, code, data } of answers)
      expect([code, data]).toEqual([status === 409 ? 'EDIT_CONFLICT' : undefined, now]);
    expect((await entries()).map(({ action }) => action)).toEqual(['table.add', 'table.code']);
  });

  it('is not made of a version before, nor by whoever renames at the same time', async () => {
    const { id, code } = await table('7');
    await edit(id, { version: 1, label: 'Window' });
    expect(await renew(id, 1)).toMatchObject({ status: 409, code: 'EDIT_CONFLICT', data: { label: 'Window', code } });
    const both = await Promise.all([renew(id, 2), edit(id, { version: 2, label: 'Bar' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await renew('of-no-table', 1)).status).toBe(404);
    const nothing = await kit.call(dimas, { method: 'POST', url: `${url}/${id}/code`, payload: {} });
    expect(nothing.status).toBe(400);
  });

  it('is what a retired table comes back with', async () => {
    const { id, code } = await table('7');
    await edit(id, { version: 1, active: false });
    const renewed = await renew(id, 2);
    expect(renewed.data).toMatchObject({ active: false, version: 3 });
    expect((await open(renewed.data.code)).status).toBe(404);
    await edit(id, { version: 3, active: true });
    expect((await open(renewed.data.code)).data).toMatchObject({ label: '7' });
    expect((await open(code)).status).toBe(404);
  });

  it('is never one that a table has, or had: another one is drawn', async () => {
    const drawn = ['aaaaaa', 'bbbbbb', 'aaaaaa', 'bbbbbb', 'cccccc', 'cccccc', 'aaaaaa', 'dddddd'];
    const tables = createTables({ ...shop.deps, db: shop.database.db, draw: () => drawn.shift() ?? 'none is left' });
    const [seven] = (await tables.add(['7'], dimas.id)).tables;
    if (!seven) throw new Error('no table was made');
    expect((await tables.renewCode(seven.id, 1, dimas.id)).code).toBe('bbbbbb');
    // its own of before is none for it either
    expect((await tables.renewCode(seven.id, 2, dimas.id)).code).toBe('cccccc');
    const { tables: both, added } = await tables.add(['8'], dimas.id);
    expect([added, both.map(({ code }) => code)]).toEqual([1, ['cccccc', 'dddddd']]);
    expect(drawn).toEqual([]);
    expect(await entries()).toHaveLength(4);
  });

  it('that some table had is refused by the database itself, for any table', async () => {
    const { db } = shop.database;
    const { id, code } = await table('7');
    await renew(id, 1);
    const other = await table('8');
    for (const each of [id, other.id])
      await expect(db.updateTable('shop_tables').set({ code }).where('id', '=', each).execute()).rejects.toThrow(
        'shop_table_codes_pkey',
      );
    await expect(shop.makeTable({ code })).rejects.toThrow('shop_table_codes_pkey');
  });
});

it('a link is of its table however it is typed, and of none otherwise', async () => {
  const { code } = await table('7');
  expect((await open(code.toUpperCase())).data).toEqual({ label: '7', code });
  for (const none of ['7', 'zzzzzz', `${code}a`, "' or 1=1 --"])
    expect(await open(none), none).toMatchObject({ status: 404, code: 'TABLE_GONE' });
  // what anybody may read has no code
  expect((await shop.app.inject('/api/shop')).body).not.toContain(code);
});

describe('an order', () => {
  let latte: string;
  let seat: Table;
  beforeEach(async () => {
    latte = await shop.makeProduct({ stock: 10 });
    seat = await table('7');
  });
  const place = (rest: object, key = kit.nextKey()) =>
    kit.place(rani, cart([line(latte)], { delivery_id: DELIVERY.dineIn, ...rest }), key);

  it('says the table whose code it came with, as it was called when it was sold', async () => {
    const { status, data } = await place({ table_code: seat.code.toUpperCase() });
    expect([status, data.table]).toEqual([201, '7']);
    await edit(seat.id, { version: 1, label: 'Window' });
    expect((await kit.get(rani, data.id)).data.table).toBe('7');
    expect((await kit.receipt(rani, data.id)).data.order.table).toBe('7');
    expect((await kit.list(dimas, '?status=pending')).data[0]).toMatchObject({ table: '7' });
  });

  it('says none where it is not eaten in', async () => {
    expect((await place({ table_code: seat.code, delivery_id: DELIVERY.pickUp })).data.table).toBeNull();
    expect((await place({ table_code: 'zzzzzz', delivery_id: DELIVERY.pickUp })).status).toBe(201);
  });

  it('of a table that was retired meanwhile is refused, takes nothing, and goes through without it', async () => {
    await edit(seat.id, { version: 1, active: false });
    for (const table_code of [seat.code, 'zzzzzz', '7'])
      expect(await place({ table_code }, 'mine')).toMatchObject({
        status: 409,
        code: 'TABLE_GONE',
        msg: MESSAGES.tableGone,
      });
    expect([await kit.countOrders(), (await kit.product(latte)).stock]).toEqual([0, 10]);
    expect(await place({}, 'mine')).toMatchObject({ status: 201, data: { table: null } });
  });

  it('keeps its table when that gets a new code, under which the next one goes; the old one is refused as a retired one’s', async () => {
    const first = await place({ table_code: seat.code }, 'first');
    const { code } = (await renew(seat.id, 1)).data;
    expect((await kit.get(rani, first.data.id)).data.table).toBe('7');
    expect(await place({ table_code: seat.code }, 'first')).toMatchObject({ status: 201, data: { id: first.data.id } });
    expect(await place({ table_code: seat.code }, 'next')).toMatchObject({
      status: 409,
      code: 'TABLE_GONE',
      msg: MESSAGES.tableGone,
    });
    expect(await kit.countOrders()).toBe(1);
    expect(await place({ table_code: code }, 'next')).toMatchObject({ status: 201, data: { table: '7' } });
  });

  it('that was placed is the same one when its answer was lost and the table was retired', async () => {
    const first = await place({ table_code: seat.code }, 'mine');
    await edit(seat.id, { version: 1, active: false });
    expect(await place({ table_code: seat.code }, 'mine')).toMatchObject({ status: 201, data: { id: first.data.id } });
    expect((await place({}, 'mine')).code).toBe('KEY_REUSED');
  });

  it('types no table where they have codes, and does where there are none', async () => {
    expect(await place({ table: '7' })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      data: { fields: { table: MESSAGES.tableTyped } },
    });
    expect(await kit.countOrders()).toBe(0);
    await edit(seat.id, { version: 1, active: false });
    expect((await place({ table: '7' })).data.table).toBe('7');
  });

  it('at the counter goes to whatever table staff say', async () => {
    const served = await kit.call<Order>(dimas, {
      method: 'POST',
      url: '/api/transactions/counter',
      payload: { lines: [line(latte)], delivery_id: DELIVERY.dineIn, payment_id: 4, table: 'by the door' },
      headers: { 'idempotency-key': kit.nextKey() },
    });
    expect([served.status, served.data.table]).toEqual([201, 'by the door']);
  });
});

it('the shop says whether its tables have codes', async () => {
  const said = async () => (await shop.app.inject('/api/shop')).json<{ data: Shop }>().data.has_tables;
  expect(await said()).toBe(false);
  const { id } = await table('7');
  expect(await said()).toBe(true);
  await edit(id, { version: 1, active: false });
  expect(await said()).toBe(false);
});
