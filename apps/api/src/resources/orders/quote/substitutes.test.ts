import type { OptionGroupDetail, ProductDetail } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
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
  taro = await shop.makeProduct({ product_name: 'Taro Latte', price: 28_000 });
  latte = await shop.makeProduct({ product_name: 'Hazelnut Latte', price: 25_000 });
  milk = await shop.makeGroup({ options: { Whole: 0, Oat: 9_000, Soy: 6_000 }, on: [taro, latte], defaults: [0] });
});

const patch = <Data>(url: string, payload: object) =>
  kit.call<Data>(staff, { method: 'PATCH', url: `/api${url}`, payload });
const productOut = (id: string, body: object) => patch<ProductDetail>(`/products/${id}/availability`, body);
const optionOut = (id: number, body: object) => patch<OptionGroupDetail>(`/options/${id}/availability`, body);
async function product(id: string): Promise<ProductDetail> {
  const { call } = kit;
  return (await call<ProductDetail>(null, { url: `/api/products/${id}` })).data;
}
const quoted = async (...lines: ReturnType<typeof line>[]) =>
  (await kit.quote(null, { lines, delivery_id: DELIVERY.pickUp })).data.lines;
const oat = () => milk.optionIds[1] ?? 0;
const soy = () => milk.optionIds[2] ?? 0;
const fieldOf = ({ status, data }: { status: number; data: unknown }) => [
  status,
  (data as { fields?: Record<string, string> }).fields?.substitute_id,
];

describe('what is offered instead of an option', () => {
  it('is told with the product and with the quote, at its price, until it is there again', async () => {
    const { data } = await optionOut(oat(), { sold_out_until: 'next_opening', substitute_id: soy() });
    expect(data.options[1]).toMatchObject({ available: false, substitute_id: soy() });
    expect((await product(latte)).option_groups[0]?.options[1]).toMatchObject({ substitute_id: soy() });
    const asked = { ...line(latte, 2), note: 'Hot', option_ids: [oat()] };
    const [one] = await quoted(asked);
    expect(one).toMatchObject({
      problem: { code: 'OPTION_SOLD_OUT' },
      substitute: {
        product_id: latte,
        size_id: 1,
        option_ids: [soy()],
        options: [{ option_name: 'Soy' }],
        unit_price: 31_000,
      },
    });
    // taken, it is a line as any other
    const [taken] = await quoted({ ...asked, option_ids: one?.substitute?.option_ids ?? [] } as never);
    expect(taken).toMatchObject({ problem: null, unit_price: 31_000, note: 'Hot' });
    expect(taken).not.toHaveProperty('substitute');
    await optionOut(oat(), { sold_out_until: null });
    expect((await product(latte)).option_groups[0]?.options[1]).not.toHaveProperty('substitute_id');
    expect((await quoted(asked))[0]).toMatchObject({ problem: null });
  });

  it('goes with the mark at the next opening, and does not come back with the next one', async () => {
    await optionOut(oat(), { sold_out_until: 'next_opening', substitute_id: soy() });
    await optionOut(oat(), { sold_out_until: 'next_opening' });
    expect((await product(latte)).option_groups[0]?.options[1]).not.toHaveProperty('substitute_id');
    await optionOut(oat(), {
      sold_out_until: new Date(shop.clock.now().getTime() - 1).toISOString(),
      substitute_id: soy(),
    });
    expect((await product(latte)).option_groups[0]?.options[1]).toMatchObject({ available: true });
    expect((await product(latte)).option_groups[0]?.options[1]).not.toHaveProperty('substitute_id');
  });

  it('is refused where it cannot be offered, and nothing is marked', async () => {
    const other = await shop.makeGroup({ options: { Boba: 5_000 } });
    await optionOut(soy(), { sold_out_until: 'next_opening' });
    const refused = [oat(), soy(), other.optionIds[0], 999_999].map(async (substitute_id) =>
      fieldOf(await optionOut(oat(), { sold_out_until: 'next_opening', substitute_id })),
    );
    expect(await Promise.all(refused)).toEqual([
      [400, 'Nothing stands in for itself'],
      [400, 'This is sold out as well'],
      [400, 'This is not on the menu any more'],
      [400, 'This is not on the menu any more'],
    ]);
    expect((await product(latte)).option_groups[0]?.options[1]).toMatchObject({ available: true });
  });

  it('is not offered any more once it has run out itself', async () => {
    await optionOut(oat(), { sold_out_until: 'next_opening', substitute_id: soy() });
    await optionOut(soy(), { sold_out_until: 'next_opening', substitute_id: milk.optionIds[0] });
    const [one] = await quoted({ ...line(latte), option_ids: [oat()] } as never);
    expect(one).toMatchObject({ problem: { code: 'OPTION_SOLD_OUT' } });
    expect(one).not.toHaveProperty('substitute');
  });
});

describe('what is offered instead of a product', () => {
  it('keeps size and options that both have, and is told on its page', async () => {
    await productOut(taro, { sold_out_until: 'next_opening', substitute_id: latte });
    expect((await product(taro)).substitute).toEqual({ id: latte, product_name: 'Hazelnut Latte', price: 25_000 });
    const [one] = await quoted({ ...line(taro, 1, 2), option_ids: [soy()] } as never);
    expect(one).toMatchObject({
      problem: { code: 'SOLD_OUT' },
      substitute: {
        product_id: latte,
        product_name: 'Hazelnut Latte',
        size_id: 2,
        option_ids: [soy()],
        unit_price: 31_000,
      },
    });
    await productOut(taro, { sold_out_until: null });
    expect(await product(taro)).not.toHaveProperty('substitute');
  });

  it('is none where other lines take its last portions, or it is archived meanwhile', async () => {
    await shop.database.db.updateTable('products').set({ stock: 2 }).where('id', '=', latte).execute();
    await productOut(taro, { sold_out_until: 'next_opening', substitute_id: latte });
    expect((await quoted(line(taro), line(latte)))[0]).toHaveProperty('substitute');
    expect((await quoted(line(taro), line(latte, 2)))[0]).not.toHaveProperty('substitute');
    await kit.call(staff, { method: 'DELETE', url: `/api/products/${latte}` });
    expect((await quoted(line(taro)))[0]).not.toHaveProperty('substitute');
    expect(await product(taro)).not.toHaveProperty('substitute');
  });

  it('is refused where it cannot be offered', async () => {
    const large = await shop.makeProduct({ size_ids: [2, 3] });
    const small = await shop.makeProduct({ size_ids: [1] });
    const gone = await shop.makeProduct({ archived_at: shop.clock.now() });
    const out = (id: string, substitute_id: string) =>
      productOut(id, { sold_out_until: 'next_opening', substitute_id });
    expect(fieldOf(await out(taro, taro))).toEqual([400, 'Nothing stands in for itself']);
    expect(fieldOf(await out(taro, gone))).toEqual([400, 'This is not on the menu any more']);
    expect(fieldOf(await out(taro, '00000000-0000-4000-8000-000000000000'))).toEqual([
      400,
      'This is not on the menu any more',
    ]);
    expect(fieldOf(await out(small, large))).toEqual([400, 'It comes in none of the same sizes']);
    expect((await product(taro)).available).toBe(true);
  });

  it('of two that are marked at once with each other none is offered', async () => {
    const marks = [
      productOut(taro, { sold_out_until: 'next_opening', substitute_id: latte }),
      productOut(latte, { sold_out_until: 'next_opening', substitute_id: taro }),
    ];
    const statuses = (await Promise.all(marks)).map(({ status }) => status);
    expect(statuses).toContain(200);
    const [one, other] = await quoted(line(taro), line(latte));
    const offers = [one, other].flatMap((each) => (each?.substitute ? [each.substitute.product_id] : []));
    // where both went through, each is sold out; where one was refused, it is there and offered
    expect(offers).toHaveLength(statuses.filter((status) => status === 400).length);
  });
});

it('an order is never placed with what its customer did not take', async () => {
  await productOut(taro, { sold_out_until: 'next_opening', substitute_id: latte });
  const refused = await kit.place(rani, cart([line(taro)]));
  expect([refused.status, refused.code]).toEqual([409, 'OUT_OF_STOCK']);
  const placed = await kit.place(rani, cart([line(latte)]));
  expect(placed.data.lines[0]).toMatchObject({ product_id: latte, product_name: 'Hazelnut Latte' });
  expect(placed.data.lines[0]).not.toHaveProperty('substitute');
});
