import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDay, isHandedOver, judgePromo } from '@seduh/domain';
import { DEMO_PROMOS } from '@seduh/domain/demo-promos';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { demoRows } from './demo';
import { readSeedShop, type SeedRows } from './repository';

const MOMENTS = ['2026-11-20T07:30:00Z', '2026-11-21T13:30:00Z', '2026-11-24T07:30:00Z', '2026-12-25T02:30:00Z'];

let world: TestDatabase;
beforeAll(async () => {
  world = await createTestDatabase();
});
afterAll(() => world.drop());

it('has every term of the promo panel as a rule', () => {
  const count = (rule: 'dineInOnly' | 'newUserOnly' | 'memberOnly') =>
    DEMO_PROMOS.filter((promo) => promo[rule]).length;
  // one a day is what a promo asks by itself
  expect([count('dineInOnly'), count('newUserOnly'), count('memberOnly')]).toEqual([1, 1, 1]);
});

it('was used as the rules allow, whenever the shop is filled', async () => {
  const shop = await readSeedShop(world.database.db);
  const used: string[] = [];
  for (const moment of MOMENTS) {
    const { orders, promos, products } = await demoRows(shop, new Date(moment));
    for (const [index, { order, lines }] of orders.entries()) {
      const promo = promos.find(({ id }) => id === order.promo_id);
      if (!promo) continue;
      used.push(promo.code);
      const now = new Date(order.placed_at);
      const earlier = orders.slice(0, index).filter((other) => other.order.user_id === order.user_id);
      const isOfToday = (other: SeedRows['orders'][number]) =>
        other.promoUse?.promo_id === promo.id &&
        businessDay(shop.time_zone, new Date(other.order.placed_at)) === businessDay(shop.time_zone, now);
      const bringsCard = ({ order: { status, total, closed_at } }: SeedRows['orders'][number]) =>
        isHandedOver(status) && Number(total) >= shop.member_minimum && !!closed_at && new Date(closed_at) <= now;
      const offer = DEMO_PROMOS.find(({ code }) => code === promo.code)?.offer;
      if (!offer) throw new Error(`${promo.code} is no promo of the demo`);
      const offered = lines.map((line) => ({
        ...line,
        category_id: products.find(({ id }) => id === line.product_id)?.category_id ?? null,
      }));
      const terms = {
        ...offer,
        happy_hours: null,
        budget: promo.budget ?? null,
        given: 0,
        product_name: null,
        code: promo.code,
        min_price: promo.min_price,
        dine_in_only: promo.dine_in_only === true,
        new_user_only: promo.new_user_only === true,
        one_per_day: true,
        member_only: promo.member_only === true,
        memberMinimum: shop.member_minimum,
        total_uses: null,
        used: 0,
        starts_at: new Date(promo.starts_at),
        ends_at: new Date(promo.ends_at),
      };
      const history = {
        hasOrdered: earlier.some((other) => other.order.status !== 'cancelled'),
        usedToday: earlier.some(isOfToday),
        isMember: earlier.some(bringsCard),
      };
      const asked = {
        subtotal: Number(order.subtotal),
        lines: offered,
        fee: shop.shipping_fee,
        timeZone: shop.time_zone,
        deliveryId: order.delivery_id,
        now,
        history,
      };
      expect(judgePromo(terms, asked).reason).toBeNull();
    }
  }
  expect(used).toContain(DEMO_PROMOS.find(({ memberOnly }) => memberOnly)?.code);
});
