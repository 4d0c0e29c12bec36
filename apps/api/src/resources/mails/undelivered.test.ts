import type { UndeliveredMails } from '@seduh/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { pass } from '../orders/testing/card-kit';
import { cart, createOrderKit, line } from '../orders/testing/order-kit';

let shop: TestApp;
/** What the mail server says at this moment. */
let answer: object | null;
beforeEach(async () => {
  answer = null;
  shop = await createTestApp({
    mailer: {
      send: () => (answer ? Promise.reject(Object.assign(new Error('no'), answer)) : Promise.resolve()),
    },
  });
});
afterEach(() => shop.close());

async function undelivered(): Promise<UndeliveredMails> {
  await shop.app.mails.deliver();
  const response = await shop.app.inject({ url: '/api/mails/undelivered', headers: await shop.as('Admin') });
  return response.json<{ data: UndeliveredMails }>().data;
}
const NONE = { failed: 0, receipts: [], waiting: 0, waiting_since: null };

it('tells staff which receipts were refused, and since when mails wait', async () => {
  const kit = createOrderKit(shop);
  const staff = await shop.makeUser({ role: 'Admin' });
  const { data: order } = await kit.place(await shop.makeUser(), cart([line(await shop.makeProduct())]));
  for (const status of ['confirmed', 'preparing', 'ready', 'picked up'] as const)
    await kit.move(staff, order.id, status);
  expect(await undelivered()).toEqual(NONE);

  const since = shop.clock.now().toISOString();
  pass(shop, 1);
  answer = { code: 'ECONNREFUSED' };
  expect(await undelivered()).toEqual({ ...NONE, waiting: 1, waiting_since: since });
  pass(shop, 1);
  answer = { code: 'EENVELOPE', responseCode: 550 };
  const refused = { ...NONE, failed: 1, receipts: [{ order_id: order.id, number: order.number }] };
  expect(await undelivered()).toEqual(refused);
  pass(shop, 7 * 24 * 60);
  expect(await undelivered()).toEqual(NONE);
});
