// The fixtures' world in a real server: the same people, menu, promos, and some of Rani's orders.
import type { CartOrderBody } from '@seduh/contract';
import {
  archivedProducts,
  credentials,
  daysAgo,
  dimas,
  EMAIL_TOKEN,
  endedPromos,
  exampleQuoteBody,
  liveSessions,
  NOW,
  onBoard,
  optionGroups,
  optionWork,
  orders,
  paying,
  products,
  productWork,
  promos,
  rani,
  raniOrders,
  sessions,
  stations,
  UNDO_TOKEN,
} from '@seduh/api-client/mocks';
import { createTestApp, type TestApp } from '@seduh/api/testing';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';

/** What differs between the two sides although it means the same. */
export interface Names {
  customerToken: string;
  adminToken: string;
  /** A session of Rani's since yesterday. */
  yesterdayToken: string;
  /** The id of that session, or of another one she may end. */
  otherSession: string;
  /** From the mail that the admin's new email got, and from the one to the customer's old one. */
  confirmToken: string;
  undoToken: string;
  /** Rani's order that is under way. */
  openOrder: string;
  /** Rani's order that is finished. */
  doneOrder: string;
  /** Somebody else's order. */
  otherOrder: string;
  /** Rani's order that waits for a transfer. */
  bankOrder: string;
  /** Rani's order that waits for a card payment. */
  cardOrder: string;
}

const idOf = (order: { id: string } | undefined): string => {
  if (!order) throw new Error('The fixtures have no such order');
  return order.id;
};

/** The names of the mocks' side. */
export const mockNames: Names = {
  customerToken: sessions.customer.token,
  adminToken: sessions.admin.token,
  yesterdayToken: sessions.yesterday.token,
  otherSession: liveSessions(sessions.customer)[1]?.id ?? '',
  confirmToken: EMAIL_TOKEN,
  undoToken: UNDO_TOKEN,
  openOrder: idOf(raniOrders.find(({ status_name }) => status_name === 'preparing')),
  doneOrder: idOf(raniOrders.find(({ status_name }) => status_name === 'delivered')),
  otherOrder: idOf(orders.find(({ customer_name }) => customer_name !== rani.display_name)),
  bankOrder: paying.byBank.id,
  cardOrder: paying.byCard.id,
};

/** A server with the fixtures' world in it, and its names; with nobody's orders yet. */
export async function createWorld(): Promise<{ world: TestApp; names: Names }> {
  const world = await createTestApp();
  // pictures of people go another way than those of products: both sides have none
  const { image: _r, permissions: _rs, has_password: _rp, member_since: _rm, pending_email: _re, ...customer } = rani;
  const {
    image: _d,
    permissions: _ds,
    has_password: _dp,
    member_since: _dm,
    pending_email: adminEmail,
    ...admin
  } = dimas;
  const owner = await world.makeUser({ ...keptAs(customer), password: credentials.customer.password });
  const staff = await world.makeUser({ ...keptAs(admin), password: credentials.admin.password });
  await addMenu(world);
  await world.database.db
    .updateTable('shop')
    .set({ bank: JSON.stringify(paying.byBank.payment.bank) })
    .execute();
  world.clock.set(daysAgo(1));
  const yesterdayToken = await world.app.sessions.start(owner.id);
  world.clock.set(NOW);
  const otherSession = (await world.app.sessions.list(owner.id, yesterdayToken))[0]?.id ?? '';
  const mailed = { confirmToken: '', undoToken: '' };
  await wantEmail(world, staff.token, adminEmail);
  const none = { openOrder: '', doneOrder: '', otherOrder: '', bankOrder: '', cardOrder: '' };
  const tokens = { customerToken: owner.token, adminToken: staff.token, yesterdayToken, otherSession };
  return { world, names: { ...tokens, ...mailed, ...none } };
}

/** Asks for another email, which then waits for its confirmation. */
export async function wantEmail(world: TestApp, token: string, email: string | null): Promise<void> {
  await world.app.inject({
    method: 'PATCH',
    url: '/api/users/edit-profile',
    headers: { 'x-access-token': token },
    remoteAddress: world.nextAddress(),
    payload: { email },
  });
}

/** The server keeps a phone without its spaces, and finds who has it already by that. */
const keptAs = <Person extends { phone: string | null }>(person: Person): Person => ({
  ...person,
  phone: person.phone?.replaceAll(' ', '') ?? null,
});

/** The same with an order under way and a finished one of Rani's, and somebody else's. */
export async function createWorldWithOrders(): Promise<{ world: TestApp; names: Names }> {
  const { world, names } = await createWorld();
  const stranger = await world.makeUser({ address: rani.address });
  const openOrder = await place(world, names.customerToken);
  const doneOrder = await place(world, names.customerToken);
  const otherOrder = await place(world, stranger.token);
  const bankOrder = await place(world, names.customerToken, { payment_id: PAYMENT.bankAccount });
  const cardOrder = await place(world, names.customerToken, { payment_id: PAYMENT.card });
  await move(world, names.adminToken, openOrder, 'confirmed', 'preparing');
  await move(world, names.adminToken, doneOrder, 'confirmed', 'preparing', 'ready', 'out for delivery', 'delivered');
  return { world, names: { ...names, openOrder, doneOrder, otherOrder, bankOrder, cardOrder } };
}

/** Makes the board that of the fixtures, as far as it says when something is ready; what was there is long forgotten. */
export async function fillBoard({ database: { db }, makeUser }: TestApp): Promise<void> {
  const user = await makeUser();
  await db
    .updateTable('shop')
    .set({ stations: JSON.stringify(stations) })
    .execute();
  await db
    .updateTable('orders')
    .set({ ready_at: new Date(daysAgo(1)) })
    .execute();
  for (const {
    id: _inTheMocks,
    status_name: status,
    payment_state,
    placed_at,
    ready_at,
    work,
    begun_at,
    delivery_id,
    scheduled,
  } of onBoard) {
    const id = crypto.randomUUID();
    const at = new Date(NOW);
    const amounts = { subtotal: 0, discount: 0, tax: 0, shipping: 0, total: 0 };
    const order = { id, user_id: user.id, status, customer_name: 'Guest', delivery_id, scheduled, ...amounts };
    await db
      .insertInto('orders')
      .values({ ...order, ready_at: new Date(ready_at), placed_at: new Date(placed_at), work: JSON.stringify(work) })
      .execute();
    await db
      .insertInto('payments')
      .values({
        id: crypto.randomUUID(),
        order_id: id,
        method: PAYMENT.cashOnDelivery,
        state: payment_state,
        amount: 0,
        created_at: at,
      })
      .execute();
    if (begun_at)
      await db
        .insertInto('order_moves')
        .values({ order_id: id, to_status: 'preparing', actor: 'staff', moved_at: new Date(begun_at) })
        .execute();
  }
}

async function addMenu(world: TestApp): Promise<void> {
  for (const [index, product] of [...archivedProducts.toReversed(), ...products].entries()) {
    const { id, product_name, description, price, category_id, image, stock, sold, size_ids, archived } = product;
    const { name_translations, description_translations } = product;
    const words = { product_name, description, name_translations, description_translations };
    const contains = JSON.stringify(product.contains);
    const made = productWork(id);
    const values = { id, ...words, price, category_id, image, stock, sold, size_ids, contains, ...made };
    const created_at = new Date(daysAgo(100 - index));
    await world.makeProduct({ ...values, created_at, archived_at: archived ? created_at : null });
  }
  await addOptions(world);
  for (const { discount, rules, starts_at, ends_at, bundle, happy_hours, ...promo } of [...promos, ...endedPromos]) {
    await world.makePromo({
      ...promo,
      ...rules,
      bundle_buy: bundle?.buy,
      bundle_free: bundle?.free,
      bundle_category_id: bundle?.category_id,
      bundle_product_id: bundle?.product_id,
      happy_hours: happy_hours && JSON.stringify(happy_hours),
      percent: Math.round(discount * 100),
      starts_at: new Date(starts_at),
      ends_at: new Date(ends_at),
    });
  }
}

/** The groups with their options, in a new database under the numbers of the fixtures; and what products have of them. */
async function addOptions(world: TestApp): Promise<void> {
  const { db } = world.database;
  for (const { group_name, min, max, options } of optionGroups) {
    const added = Object.fromEntries(options.map(({ option_name, surcharge }) => [option_name, surcharge]));
    await world.makeGroup({ name: group_name, min, max, options: added });
  }
  for (const { id, name_translations } of optionGroups)
    await db.updateTable('option_groups').set({ name_translations }).where('id', '=', id).execute();
  for (const { id, contains, name_translations } of optionGroups.flatMap(({ options }) => options))
    await db
      .updateTable('options')
      .set({ contains: JSON.stringify(contains), name_translations, ...optionWork(id) })
      .where('id', '=', id)
      .execute();
  const rows = [...archivedProducts, ...products].flatMap(({ id: product_id, option_groups }) =>
    option_groups.map(({ id: group_id, default_ids }, position) => ({ product_id, group_id, position, default_ids })),
  );
  await db.insertInto('product_option_groups').values(rows).execute();
}

/** Places an order of so many equal cups for somebody new. */
export async function placeCups(world: TestApp, qty: number): Promise<string> {
  const { token } = await world.makeUser({ address: rani.address });
  const [line] = exampleQuoteBody.lines;
  return place(world, token, line && { lines: [{ ...line, qty }] });
}

/** Places an order of somebody new for a time that is far off. @param time ISO */
export async function placeFor(world: TestApp, time: string): Promise<string> {
  const { token } = await world.makeUser({ address: rani.address });
  return place(world, token, { time, delivery_id: DELIVERY.pickUp });
}

async function place(world: TestApp, token: string, changes: Partial<CartOrderBody> = {}): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers: { 'x-access-token': token, 'idempotency-key': crypto.randomUUID() },
    remoteAddress: world.nextAddress(),
    payload: { ...exampleQuoteBody, promo_code: null, payment_id: PAYMENT.cashOnDelivery, ...changes },
  });
  return answer.json<{ data: { id: string } }>().data.id;
}

async function move(world: TestApp, token: string, id: string, ...path: string[]): Promise<void> {
  for (const status_name of path) {
    const headers = { 'x-access-token': token };
    await world.app.inject({ method: 'PATCH', url: `/api/transactions/${id}`, headers, payload: { status_name } });
  }
}
