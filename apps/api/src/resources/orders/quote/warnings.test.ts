import type { Allergen, OrderLine, QuoteLine } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

// What somebody asked to be warned of, from the profile to the order as sold.
let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;
let bun: string;
let milks: number[];

const contents = (allergens: Allergen[]) => JSON.stringify({ allergens, caffeine_mg: null, sugar_g: null, kcal: null });
const say = (productId: string, allergens: Allergen[]) =>
  shop.database.db
    .updateTable('products')
    .set({ contains: contents(allergens) })
    .where('id', '=', productId)
    .execute();

beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  rani = await shop.makeUser({ avoids: ['milk', 'egg'] });
  latte = await shop.makeProduct({ product_name: 'Hazelnut Latte', contains: contents(['nuts']) });
  // nobody has said what is in it
  bun = await shop.makeProduct({ product_name: 'Bun' });
  milks = (await shop.makeGroup({ on: [latte], defaults: [0] })).optionIds;
  const inMilk: Allergen[][] = [['milk'], ['gluten']];
  for (const [place, allergens] of inMilk.entries())
    await shop.database.db
      .updateTable('options')
      .set({ contains: contents(allergens) })
      .where('id', '=', milks[place] ?? 0)
      .execute();
});

const warningsOf = (lines: (QuoteLine | OrderLine)[]) => lines.map(({ warning }) => warning);
const [whole, oat, soy] = [0, 1, 2].map((place) => () => ({ ...line(latte), option_ids: [milks[place] ?? 0] })) as [
  () => object,
  () => object,
  () => object,
];
const lines = () => [line(latte), whole(), oat(), soy(), line(bun)] as ReturnType<typeof line>[];
const CONTAINS = { contains: ['milk'], unknown: false };
const UNKNOWN = { contains: [], unknown: true };

describe('a quote', () => {
  it('says of each cup as chosen what its customer avoids, and where nobody knows', async () => {
    const { data } = await kit.quote(rani, { lines: lines(), delivery_id: DELIVERY.pickUp });
    expect(warningsOf(data.lines)).toEqual([CONTAINS, CONTAINS, undefined, UNKNOWN, UNKNOWN]);
  });

  it('warns nobody who has not asked', async () => {
    for (const who of [null, await shop.makeUser(), await shop.makeUser({ avoids: [] })]) {
      const { data } = await kit.quote(who, { lines: lines(), delivery_id: DELIVERY.pickUp });
      expect(warningsOf(data.lines)).toEqual(lines().map(() => undefined));
    }
  });

  it('costs the same with and without', async () => {
    const body = { lines: lines(), delivery_id: DELIVERY.pickUp };
    const [warned, other] = [await kit.quote(rani, body), await kit.quote(null, body)];
    expect(warned.data.version).toBe(other.data.version);
  });
});

describe('an order', () => {
  const edit = (avoids: Allergen[]) =>
    kit.call(rani, { method: 'PATCH', url: '/api/users/edit-profile', payload: { avoids } });

  it('keeps it as sold, whatever becomes of the profile and the menu', async () => {
    const { data, status } = await kit.place(rani, cart([line(latte), line(bun)]), 'avoiding');
    expect(status).toBe(201);
    expect(warningsOf(data.lines)).toEqual([CONTAINS, UNKNOWN]);
    await edit(['sesame']);
    await say(bun, ['milk']);
    const [order, listed, again] = [
      await kit.get(staff, data.id),
      await kit.list(staff, `?search=${data.number}`),
      await kit.place(rani, cart([line(latte), line(bun)]), 'avoiding'),
    ];
    for (const found of [order.data, listed.data[0], again.data])
      expect(warningsOf(found?.lines ?? [])).toEqual([CONTAINS, UNKNOWN]);
    const next = await kit.place(rani, cart([line(latte), line(bun)]));
    expect(warningsOf(next.data.lines)).toEqual([undefined, undefined]);
  });

  it('forgets it with the account', async () => {
    const { data } = await kit.place(rani, cart([line(latte)]));
    await kit.move(rani, data.id, 'cancelled');
    const proof = { method: 'DELETE', url: '/api/users', payload: { password: '' } } as const;
    expect((await kit.call(rani, proof)).status).toBe(200);
    expect(warningsOf((await kit.get(staff, data.id)).data.lines)).toEqual([undefined]);
    const { rows } = await shop.database.pool.query('select avoids from users where id = $1', [rani.id]);
    expect(rows).toEqual([{ avoids: null }]);
  });
});
