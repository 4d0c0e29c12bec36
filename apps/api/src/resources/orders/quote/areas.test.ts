import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { changeSettings } from '../../shop/settings/command';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

const menteng = { name: 'Menteng', postcodes: ['103'], fee: 8_000, minimum: null };
const gondangdia = { name: 'Gondangdia', postcodes: ['10350'], fee: 5_000, minimum: 0 };
const kuningan = { name: 'Kuningan', postcodes: ['12920'], fee: 15_000, minimum: 100_000 };

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let latte: string;
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  latte = await shop.makeProduct({ price: 25_000, stock: 1_000 });
});
beforeEach(async () => {
  rani = await shop.makeUser({ address: 'Jl. Teuku Umar 12' });
  await set({ delivery_minimum: 40_000, delivery_areas: [menteng, gondangdia, kuningan] });
});
afterAll(() => shop.close());

const set = (given: object) => changeSettings({ db: shop.database.db, now: shop.clock.now(), cards: true }, given);
const door = (qty: number, rest: object = {}) =>
  cart([line(latte, qty)], { delivery_id: DELIVERY.doorDelivery, payment_id: PAYMENT.cashOnDelivery, ...rest });
const quote = async (qty: number, postcode?: string, rest: object = {}) => {
  const { payment_id: _, ...body } = door(qty, { ...rest, ...(postcode !== undefined && { postcode }) });
  return (await kit.quote(null, body)).data;
};
const codes = ({ problems }: Awaited<ReturnType<typeof quote>>) => problems.map(({ code }) => code);

describe('a quote', () => {
  it.each([
    ['10310', 8_000, 'Menteng'],
    ['10350', 5_000, 'Gondangdia'],
  ])('to %s costs the ride there', async (postcode, shipping, delivery_area) => {
    const quoted = await quote(2, postcode);
    expect(quoted).toMatchObject({ subtotal: 50_000, tax: 5_000, shipping, delivery_area, problems: [] });
    expect(quoted.total).toBe(55_000 + shipping);
  });

  it('says what is missing, where nobody rides, and that it does not know where', async () => {
    expect((await quote(1, '10310')).problems).toMatchObject([
      { code: 'BELOW_MINIMUM', msg: 'IDR 15,000 more for delivery to Menteng' },
    ]);
    expect(codes(await quote(1, '10350'))).toEqual([]);
    expect(codes(await quote(3, '12920'))).toEqual(['BELOW_MINIMUM']);
    for (const [postcode, code] of [
      ['40123', 'NOT_DELIVERED_THERE'],
      [undefined, 'POSTCODE_REQUIRED'],
      ['', 'POSTCODE_REQUIRED'],
    ] as const) {
      const quoted = await quote(2, postcode);
      expect([codes(quoted), quoted.shipping, quoted.delivery_area]).toEqual([[code], 5_000, undefined]);
    }
  });

  it('asks nothing of who comes for it, nor where the shop has no areas', async () => {
    expect(codes(await quote(1, undefined, { delivery_id: DELIVERY.pickUp }))).toEqual([]);
    await set({ delivery_areas: [], delivery_minimum: 0 });
    expect(await quote(1)).toMatchObject({ problems: [], shipping: 10_000 });
    expect((await quote(1, '40123')).delivery_area).toBeUndefined();
    await set({ delivery_minimum: 30_000 });
    expect((await quote(1)).problems).toMatchObject([{ msg: 'IDR 5,000 more for a delivery' }]);
  });

  it('judges the smallest order after the discount', async () => {
    const { code } = await kit.promo(
      await shop.makePromo({ percent: 50, min_price: 0, one_per_day: false, dine_in_only: false }),
    );
    expect(codes(await quote(2, '10310', { promo_code: code }))).toEqual(['BELOW_MINIMUM']);
    expect(codes(await quote(4, '10310', { promo_code: code }))).toEqual([]);
  });
});

describe('an order', () => {
  it('keeps postcode, area and fee as sold, whatever becomes of the areas', async () => {
    const placed = await kit.place(rani, door(2, { postcode: '10310' }));
    const sold = { postcode: '10310', delivery_area: 'Menteng', shipping: 8_000, address: 'Jl. Teuku Umar 12' };
    expect([placed.status, placed.data]).toMatchObject([201, sold]);
    await set({ delivery_areas: [{ ...menteng, name: 'Central', fee: 20_000 }] });
    expect((await kit.get(rani, placed.data.id)).data).toMatchObject(sold);
    expect((await kit.receipt(rani, placed.data.id)).data.order).toMatchObject(sold);
  });

  it.each([
    ['no postcode', 2, undefined, 'POSTCODE_REQUIRED'],
    ['a postcode outside', 2, '40123', 'NOT_DELIVERED_THERE'],
    ['too little', 1, '10310', 'BELOW_MINIMUM'],
  ])('with %s is refused with the quote, and nothing is taken', async (_, qty, postcode, code) => {
    const [before, stock] = [await kit.countOrders(), (await kit.product(latte)).stock];
    const refused = await kit.place(rani, door(qty, { postcode }));
    expect([refused.status, refused.code]).toEqual([409, 'CLOSED']);
    expect(refused.data).toMatchObject({ problems: [{ code, msg: refused.msg }] });
    expect([await kit.countOrders(), (await kit.product(latte)).stock]).toEqual([before, stock]);
  });

  it('is asked for again where the fee went up meanwhile, and costs less where it went down', async () => {
    const { version } = await quote(2, '10310');
    await set({ delivery_areas: [{ ...menteng, fee: 9_000 }] });
    const order = door(2, { postcode: '10310', quote_version: version });
    const dearer = await kit.place(rani, order);
    expect([dearer.code, dearer.data.shipping]).toEqual(['PRICE_CHANGED', 9_000]);
    await set({ delivery_areas: [{ ...menteng, fee: 7_000 }] });
    expect((await kit.place(rani, order)).data).toMatchObject({ shipping: 7_000, total: 62_000 });
  });

  it('may name its postcode in either kind of body, in five digits', async () => {
    const { lines: _, ...rest } = door(2, { postcode: '10350' });
    const placed = await kit.place(rani, { ...rest, product_id: latte, size_id: 1, qty: 2 });
    expect(placed.data).toMatchObject({ postcode: '10350', delivery_area: 'Gondangdia' });
    const wrong = await kit.place(rani, door(2, { postcode: '1031' }));
    expect([wrong.status, wrong.data]).toMatchObject([400, { fields: { postcode: 'A postcode has 5 digits' } }]);
  });

  it('without a word of a postcode stands for the same key as before there were any', async () => {
    await set({ delivery_areas: [], delivery_minimum: 0 });
    const key = kit.nextKey();
    const first = await kit.place(rani, door(1), key);
    const again = await kit.place(rani, door(1, { postcode: null }), key);
    expect([again.status, again.data.id]).toEqual([201, first.data.id]);
    expect([first.data.postcode, first.data.delivery_area]).toEqual([undefined, undefined]);
    const elsewhere = await kit.place(rani, door(1, { postcode: '10310' }), key);
    expect(elsewhere.code).toBe('KEY_REUSED');
  });
});

describe('the areas', () => {
  it('are told to everybody, each postcode once', async () => {
    await set({ delivery_areas: [{ ...menteng, postcodes: ['10330', '10310', '10330'] }] });
    const { data } = (await shop.app.inject('/api/shop')).json<{ data: object }>();
    expect(data).toMatchObject({
      delivery_minimum: 40_000,
      delivery_areas: [{ ...menteng, postcodes: ['10310', '10330'] }],
    });
  });

  it('are refused with a postcode in two of them', async () => {
    const both = { delivery_areas: [menteng, { ...kuningan, postcodes: ['103'] }] };
    await expect(set(both)).rejects.toThrow('delivery_areas.1.postcodes: 103 is in Menteng already');
  });
});
