import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing';
import { silentLogger } from '../../../testing/stand-ins';
import { cart, createOrderKit, line } from '../testing/order-kit';
import { createOrderEvents, type OrderEvents } from './hub';

let shop: TestApp;
let hub: OrderEvents;
beforeEach(async () => {
  shop = await createTestApp();
  hub = createOrderEvents(shop.database, silentLogger);
});
afterEach(async () => {
  await hub.close();
  await shop.close();
});

it('goes on telling where a standby that was behind has taken over, and ids begin anew', async () => {
  const kit = createOrderKit(shop);
  const latte = await shop.makeProduct();
  const place = async () => (await kit.place(await shop.makeUser(), cart([line(latte)]))).data.number;
  const heard: string[] = [];
  await hub.subscribe(({ event }) => void heard.push(event.number));
  const before = [await place(), await place(), await place()];
  await vi.waitFor(() => expect(heard).toEqual(before));

  await sql`delete from order_events`.execute(shop.database.db);
  await sql`alter sequence order_events_id_seq restart`.execute(shop.database.db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%'`.execute(shop.database.db);
  const after = await place();
  await vi.waitFor(() => expect(heard).toContain(after), { timeout: 10_000 });
});
