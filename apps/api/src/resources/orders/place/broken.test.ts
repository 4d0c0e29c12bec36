import type { Client } from 'pg';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Tx } from '../../../platform/db/tx';
import { createTestApp, type TestApp } from '../../../testing';
import { cart, createOrderKit, line, tally, together, type OrderKit } from '../testing/order-kit';
import { duringTx } from '../testing/race-kit';

let shop: TestApp;
let kit: OrderKit;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
});
afterEach(() => shop.close());

const lockProduct = (id: string) => (tx: Tx) =>
  sql`select from products where id = ${id} for no key update`.execute(tx);

/** The sessions of this database that wait for a lock. */
async function waiting(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select distinct pid from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(tx);
  return rows.map(({ pid }) => pid);
}

async function endWaiting(tx: Tx): Promise<void> {
  for (const pid of await waiting(tx)) await sql`select pg_terminate_backend(${pid}::int)`.execute(tx);
}

const leftOf = async (id: string) => (await kit.product(id)).stock;

it('an order whose session ends while it waits for the stock is placed by another, as nothing was committed', async () => {
  const [rani, product] = [await shop.makeUser(), await shop.makeProduct({ stock: 5 })];
  const { status } = await duringTx(
    shop,
    lockProduct(product),
    1,
    () => kit.place(rani, cart([line(product)])),
    endWaiting,
  );
  expect(status).toBe(201);
  expect([await kit.countOrders(), await leftOf(product)]).toEqual([1, 4]);
});

it('orders that wait for a board whose reading breaks each read it, and are placed', async () => {
  const buyers = await together(5, () => shop.makeUser());
  const product = await shop.makeProduct({ stock: 5 });
  const outcomes = await duringTx(
    shop,
    (tx) => sql`lock table order_lines in access exclusive mode`.execute(tx),
    1,
    () => Promise.all(buyers.map(async (who) => (await kit.place(who, cart([line(product)]))).status)),
    endWaiting,
  );
  expect(tally(outcomes.map(String))).toEqual({ 201: 5 });
  expect([await kit.countOrders(), await leftOf(product)]).toEqual([5, 0]);
});

it('where the line breaks with the commit on its way, the same key finds the one order, or places it', async () => {
  const [rani, product] = [await shop.makeUser(), await shop.makeProduct({ stock: 5 })];
  const key = kit.nextKey();
  const broken = await duringTx(
    shop,
    lockProduct(product),
    1,
    () => kit.place(rani, cart([line(product)]), key),
    async (tx) => {
      const pids = new Set(await waiting(tx));
      // pg's own list: which socket a session has is nobody else's to know
      const { _clients: clients } = shop.database.pool as unknown as { _clients: (Client & { processID: number })[] };
      const cut = clients.filter(({ processID }) => pids.has(processID));
      expect(cut).toHaveLength(1);
      for (const { connection } of cut as unknown as { connection: { stream: { destroy(): void } } }[])
        connection.stream.destroy();
    },
  );
  expect(broken).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  // the session goes on for a moment: it holds the key for as long
  const again = await kit.place(rani, cart([line(product)]), key);
  expect(again.status).toBe(201);
  expect(await kit.place(rani, cart([line(product)]), key)).toMatchObject({ data: { id: again.data.id } });
  expect([await kit.countOrders(), await leftOf(product)]).toEqual([1, 4]);
});
