import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order, OrderStatus, Quote } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../testing';

const NEEDED = 'Member card needed. It is free with an order of IDR 200,000';

let shop: TestApp;
let staff: TestUser;
let beans: string;
let keys = 0;
beforeAll(async () => {
  shop = await createTestApp();
  staff = await shop.makeUser({ role: 'Admin' });
  beans = await shop.makeProduct({ product_name: 'Beans', price: 100_000 });
  await shop.makePromo({ code: 'MEMBERS', member_only: true, one_per_day: false });
});
afterAll(() => shop.close());

const cart = (qty: number, promo_code?: string) => ({
  lines: [{ product_id: beans, size_id: 1, qty }],
  delivery_id: DELIVERY.pickUp,
  payment_id: PAYMENT.cashOnDelivery,
  ...(promo_code ? { promo_code } : {}),
});

async function order(who: TestUser, qty: number, promo_code?: string) {
  const headers = { ...who.headers, 'idempotency-key': `card-${(keys += 1)}` };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers,
    remoteAddress: shop.nextAddress(),
    payload: cart(qty, promo_code),
  });
  return answer.json<{ status: number; code?: string; data: Order }>();
}

async function move(id: string, ...path: OrderStatus[]) {
  for (const status_name of path) {
    const payload = { status_name };
    await shop.app.inject({ method: 'PATCH', url: `/api/transactions/${id}`, headers: staff.headers, payload });
  }
}

async function ask(who: TestUser | null) {
  const { payment_id: _cash, ...payload } = cart(1, 'MEMBERS');
  const headers = who?.headers ?? {};
  const answer = await shop.app.inject({ method: 'POST', url: '/api/transactions/quote', headers, payload });
  return answer.json<{ data: Quote }>().data.promo?.reason;
}

it('comes with an order of the minimum, tax included, once that is handed over', async () => {
  const rani = await shop.makeUser();
  expect(await ask(null)).toBe('Log in to use this code');
  expect(await ask(rani)).toBe(NEEDED);
  expect(await order(rani, 1, 'MEMBERS')).toMatchObject({ status: 409, code: 'PROMO_REFUSED' });

  // 110,000 with tax
  const { data: small } = await order(rani, 1);
  await move(small.id, 'confirmed', 'preparing', 'ready', 'picked up');
  expect(await ask(rani)).toBe(NEEDED);

  const { data: large } = await order(rani, 2);
  await move(large.id, 'confirmed', 'preparing', 'ready');
  expect(await ask(rani)).toBe(NEEDED);
  await move(large.id, 'picked up');
  expect(await ask(rani)).toBeNull();
  expect((await order(rani, 1, 'MEMBERS')).data.discount).toBe(20_000);
  expect(await ask(await shop.makeUser())).toBe(NEEDED);
});

it('does not come with an order that was cancelled', async () => {
  const dewi = await shop.makeUser();
  const { data } = await order(dewi, 3);
  await move(data.id, 'cancelled');
  expect(await ask(dewi)).toBe(NEEDED);
});

it('costs what the shop says', async () => {
  const joko = await shop.makeUser();
  const { data } = await order(joko, 1);
  await move(data.id, 'confirmed', 'preparing', 'ready', 'picked up');
  await shop.database.db.updateTable('shop').set({ member_minimum: 110_000 }).execute();
  expect(await ask(joko)).toBeNull();
  expect(await ask(await shop.makeUser())).toBe('Member card needed. It is free with an order of IDR 110,000');
});
