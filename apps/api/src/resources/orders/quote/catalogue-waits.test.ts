import { CartOrderBody } from '@seduh/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTx } from '../../../platform/db/tx';
import { createTestApp, type TestApp } from '../../../testing';
import { holdSettings } from '../../shop/settings/apply';
import { orderGuards } from '../guards-repository';
import { cart, createOrderKit, line, serviceWith, type OrderKit } from '../testing/order-kit';
import { duringTx } from '../testing/race-kit';

// Who changes something of the catalogue renews its version, and holds that row until the commit: nobody may wait for it
// who holds what an order needs, nor in a circle.

let shop: TestApp;
let kit: OrderKit;
let latte: string;
let toast: string;
let group: { id: number; optionIds: number[] };

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  [latte, toast] = [await shop.makeProduct(), await shop.makeProduct({ size_ids: [1] })];
  group = await shop.makeGroup({ on: [toast] });
});
afterEach(() => shop.close());

/** The version as one row for all tables, whose renewals all wait for each other. */
const oneRowForAll = () =>
  sql`create or replace function renew_catalogue_version() returns trigger language plpgsql as $$
  begin
    insert into catalogue_versions (table_name, version) values ('all', gen_random_uuid())
    on conflict (table_name) do update set version = excluded.version;
    return null;
  end $$`.execute(shop.database.db);

describe('an order beside settings that are saved while an edit of a product is open', () => {
  /** What happened before the edit was committed: all of it, or what did while `waiting` waited for locks. */
  async function meet(waiting: number): Promise<string[]> {
    const rani = await shop.makeUser();
    const body = CartOrderBody.parse(cart([line(latte)]));
    const happened: string[] = [];
    const saveSettings = async () => {
      await withTx(shop.database.db, async (tx) => {
        await holdSettings(tx, shop.clock.now());
        await sql`update shop set tax_percent = 3 where id = 1`.execute(tx);
      });
      happened.push('saved');
    };
    const order = async () => {
      await serviceWith(shop, orderGuards).place({ userId: rani.id, key: kit.nextKey(), body, language: 'en' });
      happened.push('ordered');
    };
    let all: Promise<unknown> = Promise.resolve();
    const seen = await withTx(shop.database.db, async (tx) => {
      await sql`update products set price = price + 1 where id = ${toast}`.execute(tx);
      const saved = saveSettings();
      // it has its locks first, in either case
      await (waiting > 0 ? untilWaiting(1) : saved);
      const ordered = order();
      all = Promise.all([saved, ordered]);
      all.catch(() => undefined);
      await (waiting > 0 ? untilWaiting(waiting) : all);
      return [...happened];
    });
    await all;
    return seen;
  }

  const untilWaiting = (n: number) =>
    expect
      .poll(
        async () => {
          const { rows } = await sql<{ n: number }>`
            select count(distinct pid)::integer as n from pg_locks join pg_stat_activity using (pid)
            where not granted and datname = current_database() and backend_type = 'client backend'`.execute(
            shop.database.db,
          );
          return rows[0]?.n;
        },
        { timeout: 20_000 },
      )
      .toBe(n);

  it('is placed meanwhile', async () => {
    expect(await meet(0)).toEqual(['saved', 'ordered']);
  });

  it('control: waits for the edit where the version is one row', async () => {
    await oneRowForAll();
    expect(await meet(2)).toEqual([]);
  });
});

describe('a price and the availability of an option in a group of the product', () => {
  /** Saves the price while the group is held, and sets the option sold out after that has begun to wait. */
  const meet = () =>
    duringTx(
      shop,
      (tx) => sql`select id from option_groups where id = ${group.id} for update`.execute(tx),
      1,
      () =>
        withTx(shop.database.db, async (tx) => {
          await sql`update products set price = price + 1 where id = ${toast}`.execute(tx);
          await sql`select id from option_groups where id = ${group.id} for share`.execute(tx);
        }),
      async (tx) => {
        // long before PostgreSQL looks for circles
        await sql`set local lock_timeout = '300ms'`.execute(tx);
        await sql`update options set sold_out_until = now() where id = ${group.optionIds[0]}`.execute(tx);
      },
    );

  it('do not wait for each other in a circle', async () => {
    await expect(meet()).resolves.toBeUndefined();
  });

  it('control: do where the version is one row', async () => {
    await oneRowForAll();
    await expect(meet()).rejects.toMatchObject({ code: '55P03' });
  });
});
