import type { ProductDetail, QuoteBody } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { judgeLine } from '@seduh/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;
let milk: { id: number; optionIds: number[] };
let extras: { id: number; optionIds: number[] };

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ product_name: 'Hazelnut Latte', price: 25_000 });
  milk = await shop.makeGroup({ on: [latte], defaults: [0] });
  extras = await shop.makeGroup({
    name: 'Extras',
    min: 0,
    max: 2,
    options: { Boba: 8_000, Caramel: 6_000, Shot: 8_000 },
    on: [latte],
  });
});

const quote = async (...lines: QuoteBody['lines']) =>
  (await kit.quote(null, { lines, delivery_id: DELIVERY.pickUp })).data;
/** Asks as a visitor. */
function ask<Data>(request: { method: 'GET' | 'POST'; url: string; payload?: object }) {
  const { call } = kit;
  return call<Data>(null, request);
}
const staffWrite = (method: 'PATCH' | 'DELETE', url: string, payload?: object) =>
  kit.call(staff, { method, url: `/api${url}`, ...(payload ? { payload } : {}) });
const reprice = (surcharge: number) => {
  const options = milk.optionIds.map((id, place) => ({
    id,
    option_name: `Milk ${place}`,
    surcharge: place === 1 ? surcharge : 0,
  }));
  return staffWrite('PATCH', `/options/groups/${milk.id}`, { options });
};

describe('a quote', () => {
  it('prices what is chosen, means the defaults where nothing is said, and none by an empty list', async () => {
    const [whole = 0, oat = 0] = milk.optionIds;
    const [boba = 0, , shot = 0] = extras.optionIds;
    const { lines, subtotal } = await quote({ ...line(latte), option_ids: [shot, oat, boba, oat] }, line(latte, 2), {
      ...line(latte),
      option_ids: [],
    });
    expect(lines[0]).toMatchObject({
      unit_price: 50_000,
      option_ids: [oat, boba, shot],
      options: [
        { id: oat, group_name: 'Milk', option_name: 'Oat milk', surcharge: 9_000 },
        { id: boba, group_name: 'Extras', option_name: 'Boba', surcharge: 8_000 },
        { id: shot, group_name: 'Extras', option_name: 'Shot', surcharge: 8_000 },
      ],
      problem: null,
    });
    expect(lines[1]).toMatchObject({ unit_price: 25_000, options: [{ id: whole }], problem: null });
    expect(lines[1]).not.toHaveProperty('option_ids');
    expect(lines[2]?.problem).toEqual({ code: 'TOO_FEW', msg: 'Choose 1 from Milk', available: 0 });
    expect(subtotal).toBe(100_000);
  });

  it.each<[string, () => number[], string, string]>([
    ['two milks', () => milk.optionIds.slice(0, 2), 'TOO_MANY', 'Choose at most 1 from Milk'],
    [
      'too many extras',
      () => [milk.optionIds[0] ?? 0, ...extras.optionIds],
      'TOO_MANY',
      'Choose at most 2 from Extras',
    ],
    ['nobody’s option', () => [1_000_000], 'OPTION_GONE', 'One of your choices is no longer offered'],
  ])('says of %s what is wrong with it', async (_name, ids, code, msg) => {
    const { lines, total } = await quote({ ...line(latte), option_ids: ids() });
    expect(lines[0]?.problem).toEqual({ code, msg, available: 0 });
    expect(total).toBe(0);
  });

  it('says of a line whether it can be had otherwise', async () => {
    const plain = await shop.makeProduct();
    await staffWrite('PATCH', `/products/${plain}`, { size_ids: [1] });
    const gone = await shop.makeProduct();
    await staffWrite('DELETE', `/products/${gone}`);
    const { lines } = await quote(line(latte), line(plain), line(gone), line(crypto.randomUUID()));
    expect(lines.map(({ has_choices }) => has_choices)).toEqual([true, false, false, false]);
  });

  it('takes no option of another product, and refuses what is no list of numbers', async () => {
    const other = await shop.makeProduct();
    const { lines } = await quote({ ...line(other), option_ids: [milk.optionIds[0] ?? 0] });
    expect(lines[0]?.problem?.code).toBe('OPTION_GONE');
    for (const option_ids of [[0], ['1'], [1.5], '1', [-1], {}, Array.from({ length: 61 }, (_, n) => n + 1)]) {
      const body = { lines: [{ ...line(latte), option_ids }], delivery_id: DELIVERY.pickUp };
      expect((await ask({ method: 'POST', url: '/api/transactions/quote', payload: body })).status).toBe(400);
    }
  });
});

describe('an order', () => {
  const oatLatte = () => ({ ...line(latte), option_ids: [milk.optionIds[1] ?? 0] });

  it('keeps names and surcharges as sold, in the order, its receipt, its mail, the history and its reply', async () => {
    const { data, status } = await kit.place(rani, cart([oatLatte()]), 'once');
    expect(status).toBe(201);
    const sold = [{ id: milk.optionIds[1], group_name: 'Milk', option_name: 'Oat milk', surcharge: 9_000 }];
    expect(data.lines[0]).toMatchObject({ unit_price: 34_000, options: sold });
    await reprice(1_000);
    await staffWrite('DELETE', `/options/groups/${milk.id}`);
    const [order, receipt, history, again] = [
      await kit.get(rani, data.id),
      await kit.receipt(rani, data.id),
      await kit.history(rani),
      await kit.place(rani, cart([oatLatte()]), 'once'),
    ];
    expect(order.data.lines[0]).toMatchObject({ unit_price: 34_000, options: sold });
    expect(receipt.data.order.lines[0]?.options).toEqual(sold);
    expect(history.data[0]?.order_lines[0]?.options).toEqual(sold);
    expect(again.data).toEqual(data);
    await kit.handOver(staff, data.id);
    shop.clock.set(new Date(shop.clock.now().getTime() + 60_000));
    await shop.app.mails.deliver();
    const mail = shop.mails.find(({ to }) => to === rani.email);
    expect(mail?.text).toContain('Hazelnut Latte, Regular\n  Oat milk\n  1 x IDR 34,000');
    expect(mail?.html).toContain('Oat milk<br>1 x IDR 34,000');
  });

  it('keeps the names of other languages as sold, and its mail is in its own', async () => {
    const rename = (names: object) =>
      staffWrite('PATCH', `/options/groups/${milk.id}`, {
        options: milk.optionIds.map((id, place) => ({
          id,
          option_name: `Milk ${place}`,
          surcharge: place === 1 ? 9_000 : 0,
          ...(place === 1 && names),
        })),
      });
    const plain = await quote(oatLatte());
    expect(plain.lines[0]?.options[0]).not.toHaveProperty('name_translations');
    await rename({ name_translations: { id: 'Susu oat' } });
    const { lines, version } = await quote(oatLatte());
    expect(lines[0]?.options).toMatchObject([{ option_name: 'Milk 1', name_translations: { id: 'Susu oat' } }]);
    // another name is no other cup
    expect(version).toBe(plain.version);
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/api/transactions',
      headers: { ...rani.headers, 'idempotency-key': kit.nextKey(), 'accept-language': 'id' },
      payload: cart([oatLatte()], { quote_version: version }),
    });
    expect(placed.statusCode).toBe(201);
    const { id } = placed.json<{ data: { id: string } }>().data;
    await rename({ name_translations: { id: 'Oat' } });
    const sold = [{ option_name: 'Milk 1', name_translations: { id: 'Susu oat' } }];
    expect((await kit.get(rani, id)).data.lines[0]?.options).toMatchObject(sold);
    expect((await kit.receipt(rani, id)).data.order.lines[0]?.options).toMatchObject(sold);
    expect((await kit.history(rani)).data[0]?.order_lines[0]?.options).toMatchObject(sold);
    await kit.handOver(staff, id);
    shop.clock.set(new Date(shop.clock.now().getTime() + 60_000));
    await shop.app.mails.deliver();
    const mail = shop.mails.find(({ to }) => to === rani.email);
    expect(mail?.text).toContain('\n  Susu oat\n');
    expect(mail?.html).toContain('Susu oat<br>');
  });

  it('of an old client, one product or lines without options, is the product as it comes', async () => {
    const body = { product_id: latte, size_id: 1, qty: 1, promo_id: '1', delivery_id: DELIVERY.pickUp, payment_id: 3 };
    for (const placed of [await kit.place(rani, body), await kit.place(rani, cart([line(latte)]))])
      expect(placed.data.lines[0]).toMatchObject({ unit_price: 25_000, options: [{ option_name: 'Whole milk' }] });
    await shop.makeGroup({ name: 'Spice', on: [latte] });
    const { status, msg, code } = await kit.place(rani, body);
    expect([status, code, msg]).toEqual([409, 'OUT_OF_STOCK', 'Hazelnut Latte: Choose 1 from Spice']);
  });

  it('of before there were options has none', async () => {
    const { data } = await kit.place(rani, cart([line(latte)]));
    await shop.database.db.updateTable('order_lines').set({ options: null }).where('order_id', '=', data.id).execute();
    expect((await kit.get(rani, data.id)).data.lines[0]?.options).toEqual([]);
    expect((await kit.history(rani)).data[0]?.order_lines[0]?.options).toEqual([]);
  });

  it.each<[string, number, number, string | undefined]>([
    ['dearer asks first', 10_000, 409, 'PRICE_CHANGED'],
    ['cheaper passes, and is charged so', 4_000, 201, undefined],
  ])('of an option that is %s', async (_name, surcharge, status, code) => {
    const { version } = await quote(oatLatte());
    await reprice(surcharge);
    const placed = await kit.place(rani, cart([oatLatte()], { quote_version: version }));
    expect([placed.status, placed.code]).toEqual([status, code]);
    expect(placed.data.subtotal).toBe(25_000 + surcharge);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'archived',
      () =>
        staffWrite('PATCH', `/options/groups/${milk.id}`, {
          options: [{ id: milk.optionIds[0], option_name: 'Whole milk' }],
        }),
      'Hazelnut Latte: No longer with Oat milk',
    ],
    [
      'sold out',
      () => staffWrite('PATCH', `/options/${milk.optionIds[1]}/availability`, { sold_out_until: 'next_opening' }),
      'Hazelnut Latte: Sold out: Oat milk',
    ],
    [
      'taken off the product',
      () => staffWrite('PATCH', `/products/${latte}`, { option_groups: [] }),
      'Hazelnut Latte: One of your choices is no longer offered',
    ],
  ])(
    'of an option that is %s meanwhile is refused with a new quote, and leaves nothing',
    async (_name, change, said) => {
      const { version } = await quote(oatLatte());
      await change();
      const placed = await kit.place(rani, cart([oatLatte()], { quote_version: version }), 'meanwhile');
      expect([placed.status, placed.code, placed.msg]).toEqual([409, 'OUT_OF_STOCK', said]);
      expect(placed.data.lines).toHaveLength(1);
      expect((await kit.history(rani)).data).toEqual([]);
    },
  );

  it('is what was agreed or nothing, however often staff change the price under it', async () => {
    const { version, total } = await quote(oatLatte());
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.makeUser()));
    const changes = (async () => {
      for (let round = 0; round < 12; round += 1) await reprice(round % 2 ? 9_000 : 90_000);
    })();
    const placed = await Promise.all(
      buyers.map((buyer) => kit.place(buyer, cart([oatLatte()], { quote_version: version }))),
    );
    await changes;
    for (const { status, code, data } of placed)
      expect(status === 201 ? data.total : code).toBe(status === 201 ? total : 'PRICE_CHANGED');
  });

  it('costs what its menu was never to allow: it is refused, not given away', async () => {
    await shop.database.db.updateTable('products').set({ price: 1_000 }).where('id', '=', latte).execute();
    await shop.database.db.updateTable('options').set({ surcharge: -5_000 }).where('group_id', '=', milk.id).execute();
    const { lines } = await quote(oatLatte());
    expect(lines[0]).toMatchObject({ unit_price: 0, problem: { code: 'NO_PRICE' } });
    expect((await kit.place(rani, cart([oatLatte()]))).status).toBe(409);
  });

  it('takes counted portions of its product, whatever is chosen', async () => {
    await shop.database.db.updateTable('products').set({ stock: 3 }).where('id', '=', latte).execute();
    const lines = [
      { ...oatLatte(), qty: 2 },
      { ...line(latte), qty: 2 },
    ];
    const { lines: quoted } = await quote(...lines);
    expect(quoted.map(({ problem }) => problem?.code)).toEqual([undefined, 'NOT_ENOUGH']);
    expect((await kit.place(rani, cart([{ ...oatLatte(), qty: 3 }]))).status).toBe(201);
    expect((await kit.product(latte)).stock).toBe(0);
  });
});

it('agrees with whoever shows a price before it, on every choice of any menu', async () => {
  const drawn = fc.record({
    price: fc.integer({ min: 0, max: 60_000 }),
    groups: fc.array(
      fc.record({
        min: fc.nat(2),
        more: fc.nat(2),
        surcharges: fc.array(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 1, maxLength: 4 }),
        defaults: fc.array(fc.nat(3), { maxLength: 2 }),
        out: fc.nat(5),
      }),
      { maxLength: 3 },
    ),
    picks: fc.array(fc.option(fc.array(fc.nat(12), { maxLength: 5 }), { nil: undefined }), {
      minLength: 1,
      maxLength: 8,
    }),
    size_id: fc.constantFrom(1, 3),
  });
  let cups = 0;
  await fc.assert(
    fc.asyncProperty(drawn, async ({ price, groups, picks, size_id }) => {
      const id = await shop.makeProduct({ price, product_name: `Cup${(cups += 1)}` });
      await shop.database.db
        .insertInto('product_sizes')
        .values({ product_id: id, size_id: 3, surcharge: 4_000 })
        .execute();
      const all: number[] = [];
      for (const { min, more, surcharges, defaults, out } of groups) {
        const options = Object.fromEntries(surcharges.map((surcharge, nth) => [`Option ${nth}`, surcharge]));
        const made = await shop.makeGroup({ min, max: Math.max(min + more, 1), options, on: [id], defaults });
        all.push(...made.optionIds);
        const soldOut = made.optionIds[out];
        const until = { sold_out_until: new Date('2026-11-21T00:00:00Z') };
        if (soldOut) await shop.database.db.updateTable('options').set(until).where('id', '=', soldOut).execute();
      }
      const { data: product } = await ask<ProductDetail>({ method: 'GET', url: `/api/products/${id}` });
      const lines = picks.map((pick) => ({
        ...line(id, 1, size_id),
        ...(pick && { option_ids: pick.map((place) => all[place] ?? 1_000_000) }),
      }));
      const quoted = await quote(...lines);
      for (const [index, { options, unit_price, problem }] of quoted.lines.entries()) {
        const option_ids = lines[index]?.option_ids;
        const shown = judgeLine(
          { ...product, resting: !product.available },
          { size_id: product.size_ids.find((each) => each === size_id) ?? 1, qty: 1, option_ids },
        );
        expect({ options, unit_price, problem }).toEqual(shown);
      }
      const listed = await ask<ProductDetail[]>({
        method: 'GET',
        url: `/api/products?search=${product.product_name}`,
      });
      const { must_choose } = listed.data.find((each) => each.id === id) ?? {};
      const asItComes = judgeLine({ ...product, price: 1_000_000, resting: false }, { size_id: 1, qty: 1 });
      expect(must_choose).toBe(asItComes.problem !== null);
      expect(product).toMatchObject({ must_choose });
    }),
    { numRuns: 25 },
  );
});
