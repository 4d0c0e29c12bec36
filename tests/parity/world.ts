// The fixtures' world in a real server: the same people, menu, promos, and two of Rani's orders.
import {
  credentials,
  daysAgo,
  dimas,
  exampleWish,
  orders,
  products,
  promos,
  rani,
  raniOrders,
  sessions,
} from '@seduh/api-client/mocks';
import { createTestApp, type TestApp } from '@seduh/api/testing';

/** What differs between the two sides although it means the same. */
export interface Names {
  customerToken: string;
  adminToken: string;
  /** Rani's order that is under way. */
  openOrder: string;
  /** Rani's order that is finished. */
  doneOrder: string;
  /** Somebody else's order. */
  otherOrder: string;
}

const idOf = (order: { id: string } | undefined): string => {
  if (!order) throw new Error('The fixtures have no such order');
  return order.id;
};

/** The names of the mocks' side. */
export const mockNames: Names = {
  customerToken: sessions.customer.token,
  adminToken: sessions.admin.token,
  openOrder: idOf(raniOrders.find(({ status_name }) => status_name === 'preparing')),
  doneOrder: idOf(raniOrders.find(({ status_name }) => status_name === 'delivered')),
  otherOrder: idOf(orders.find(({ customer_name }) => customer_name !== rani.display_name)),
};

/** A server with the fixtures' world in it, and its names; with nobody's orders yet. */
export async function createWorld(): Promise<{ world: TestApp; names: Names }> {
  const world = await createTestApp();
  // pictures of people go another way than those of products: both sides have none
  const { image: _r, ...customer } = rani;
  const { image: _d, ...admin } = dimas;
  const owner = await world.makeUser({ ...customer, password: credentials.customer.password });
  const staff = await world.makeUser({ ...admin, password: credentials.admin.password });
  await addMenu(world);
  const none = { openOrder: '', doneOrder: '', otherOrder: '' };
  return { world, names: { customerToken: owner.token, adminToken: staff.token, ...none } };
}

/** The same with an order under way and a finished one of Rani's, and somebody else's. */
export async function createWorldWithOrders(): Promise<{ world: TestApp; names: Names }> {
  const { world, names } = await createWorld();
  const stranger = await world.makeUser({ address: rani.address });
  const openOrder = await place(world, names.customerToken);
  const doneOrder = await place(world, names.customerToken);
  const otherOrder = await place(world, stranger.token);
  await move(world, names.adminToken, openOrder, 'confirmed', 'preparing');
  await move(world, names.adminToken, doneOrder, 'confirmed', 'preparing', 'ready', 'out for delivery', 'delivered');
  return { world, names: { ...names, openOrder, doneOrder, otherOrder } };
}

async function addMenu(world: TestApp): Promise<void> {
  for (const [index, product] of products.entries()) {
    const { id, product_name, description, price, category_id, image, stock, sold } = product;
    const values = { id, product_name, description, price, category_id, image, stock, sold };
    await world.makeProduct({ ...values, created_at: new Date(daysAgo(100 - index)) });
  }
  for (const { discount, rules, starts_at, ends_at, ...promo } of promos) {
    await world.makePromo({
      ...promo,
      ...rules,
      percent: Math.round(discount * 100),
      starts_at: new Date(starts_at),
      ends_at: new Date(ends_at),
    });
  }
}

async function place(world: TestApp, token: string): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers: { 'x-access-token': token, 'idempotency-key': crypto.randomUUID() },
    remoteAddress: world.nextAddress(),
    payload: { ...exampleWish, promo_code: null, payment_id: 3 },
  });
  return answer.json<{ data: { id: string } }>().data.id;
}

async function move(world: TestApp, token: string, id: string, ...path: string[]): Promise<void> {
  for (const status_name of path) {
    const headers = { 'x-access-token': token };
    await world.app.inject({ method: 'PATCH', url: `/api/transactions/${id}`, headers, payload: { status_name } });
  }
}
