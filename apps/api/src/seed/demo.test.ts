import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELIVERY } from '@seduh/contract/constants';
import { legalMoves, priceWithPromo } from '@seduh/domain';
import { DEMO_PROMOS } from '@seduh/domain/demo-promos';
import { DEMO_TABLES } from '@seduh/domain/demo-tables';
import { createTestApp, TEST_NOW, type TestApp } from '../testing';
import { demoRows, seedDemo } from './demo';
import { DEMO_ACCOUNTS } from './people';
import { readSeedShop } from './repository';

const NOTHING = { kind: 'percent' as const, percent: 0, amount_off: null, bundle: null };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await seedDemo(shop.database.db, shop.clock);
});
afterAll(() => shop.close());

const rowsAt = async (now: string) => demoRows(await readSeedShop(shop.database.db), new Date(now));
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.database.db)).rows[0];

it('is the same every time for the same moment', async () => {
  const plain = ({ users, ...rest }: Awaited<ReturnType<typeof rowsAt>>) => ({
    ...rest,
    // a password's salt is the one thing that may differ
    users: users.map(({ password_hash: _salted, ...user }) => user),
  });
  expect(plain(await rowsAt(TEST_NOW))).toEqual(plain(await rowsAt(TEST_NOW)));
});

it('fills an empty shop once, also when two start at the same time', async () => {
  const fresh = await createTestApp();
  const both = await Promise.all([seedDemo(fresh.database.db, fresh.clock), seedDemo(fresh.database.db, fresh.clock)]);
  expect(both.sort()).toEqual([false, true]);
  expect(await seedDemo(fresh.database.db, fresh.clock)).toBe(false);
  await fresh.close();
});

describe('its tables', () => {
  const tablesOf = ({ database: { db } }: TestApp) =>
    db.selectFrom('shop_tables').select(['label', 'code', 'retired_at']).orderBy('id').execute();

  it('are there at once, each with a code as the shop makes them', async () => {
    const tables = await tablesOf(shop);
    expect(tables.map(({ label }) => label)).toEqual([...DEMO_TABLES]);
    for (const { label, code } of tables) {
      expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
      expect((await shop.app.inject(`/api/tables/${code}`)).json()).toMatchObject({
        status: 200,
        data: { label, code },
      });
    }
    expect((await shop.app.inject('/api/shop')).json()).toMatchObject({ data: { has_tables: true } });
  });

  it('stay as they are when it is filled again, as do those that were there before; no two demos have the same codes', async () => {
    const fresh = await createTestApp();
    const { code } = await fresh.makeTable({ label: 'TERRACE 1' });
    expect(await seedDemo(fresh.database.db, fresh.clock)).toBe(true);
    const tables = await tablesOf(fresh);
    expect(tables).toHaveLength(DEMO_TABLES.length);
    expect(tables).toContainEqual({ label: 'TERRACE 1', code, retired_at: null });
    const codes = new Set((await tablesOf(shop)).map((table) => table.code));
    expect(tables.filter((table) => codes.has(table.code))).toEqual([]);
    expect(await seedDemo(fresh.database.db, fresh.clock)).toBe(false);
    expect(await tablesOf(fresh)).toEqual(tables);
    await fresh.close();
  });

  it('are where its guests sat', async () => {
    const { orders } = await rowsAt(TEST_NOW);
    const seats = orders.flatMap(({ order: { delivery_id, table_number } }) =>
      delivery_id === DELIVERY.dineIn ? table_number : [],
    );
    expect(new Set(seats)).toEqual(new Set(DEMO_TABLES));
  });
});

it('counts the lines of an order from 1, as the shop does: what has no first line is in nobody’s history', async () => {
  const counts = await one(sql<{ orders: number; first: number; lowest: number }>`
    select count(distinct order_id)::int as orders, count(*) filter (where position = 1)::int as first,
      min(position)::int as lowest from order_lines`);
  expect(counts?.orders).toBeGreaterThan(1_000);
  expect(counts).toMatchObject({ first: counts?.orders, lowest: 1 });
});

it('leaves tables vacuumed and analysed', async () => {
  const { rows } = await sql<{ name: string; done: boolean }>`
    select relname as name, last_vacuum is not null and last_analyze is not null as done from pg_stat_user_tables
    where relname in ('products', 'orders', 'order_lines', 'order_moves', 'payments')`.execute(shop.database.db);
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ done }) => !done)).toEqual([]);
});

it('has the menu, the promos and the people of the design', async () => {
  const { db } = shop.database;
  const products = await db.selectFrom('products').selectAll().execute();
  expect(products).toHaveLength(32);
  expect(products.filter(({ stock }) => stock === 0).map(({ product_name }) => product_name)).toEqual(['Taro Latte']);
  const promos = (await shop.app.inject('/api/promos')).json<{ data: { code: string; discount: number }[] }>().data;
  expect(promos.map(({ code, discount }) => [code, discount])).toEqual([
    ['PASTA20', 0.2],
    ['HALO', 0.5],
    ['NGOPI', 0],
    ['ANTAR', 0],
    ['PANDAN', 0.15],
    ['MAKAN', 0.1],
  ]);
  const users = await db.selectFrom('users').select(['display_name', 'role', 'address']).execute();
  expect(users.filter(({ role }) => role === 'Admin').map(({ display_name }) => display_name)).toContain(
    'Dimas Prasetyo',
  );
  expect(users.find(({ display_name }) => display_name === 'Rani Ayu')?.address).toBe(
    'Jl. Teuku Umar 12, Menteng, Jakarta Pusat 10350',
  );
});

it.each(DEMO_ACCOUNTS)('lets $email in', async ({ email, password, role }) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/auths/login',
    payload: { email, password },
    remoteAddress: shop.nextAddress(),
  });
  expect(response.json()).toMatchObject({ status: 200, data: { payload: { role } } });
});

describe('its books', () => {
  it('span six months, with nothing in the future and numbers that rise with time', async () => {
    const { orders } = await rowsAt(TEST_NOW);
    expect(orders.length).toBeGreaterThan(1_000);
    const times = orders.map(({ order }) => new Date(order.placed_at).getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((Date.parse(TEST_NOW) - (times[0] ?? 0)) / 86_400_000).toBeGreaterThan(185);
    const latest = Math.max(
      ...orders.flatMap(({ moves }) => moves.map(({ moved_at }) => new Date(moved_at).getTime())),
    );
    expect(latest).toBeLessThanOrEqual(Date.parse(TEST_NOW));
    expect(
      await one(
        sql<{
          n: number;
        }>`select count(*) n from orders a join orders b on a.number < b.number and a.placed_at > b.placed_at`,
      ),
    ).toEqual({ n: 0 });
  });

  it('add up by the pricing rule of every order', async () => {
    const { orders, promos, products } = await rowsAt(TEST_NOW);
    const rules = await readSeedShop(shop.database.db);
    const categories = new Map(products.map(({ id, category_id }) => [id, category_id]));
    for (const { order, lines, payment } of orders) {
      const promo = promos.find(({ id }) => id === order.promo_id);
      const offer = DEMO_PROMOS.find(({ code }) => code === promo?.code)?.offer ?? NOTHING;
      const offered = lines.map((line) => ({ ...line, category_id: categories.get(line.product_id) ?? null }));
      const asked = { lines: offered, deliveryId: order.delivery_id, shop: rules };
      const { amounts } = priceWithPromo({ ...asked, offer, left: null });
      expect(order).toMatchObject(amounts);
      expect(payment.amount).toBe(amounts.total);
    }
  });

  it('know only legal moves, each by somebody', async () => {
    const { orders, users } = await rowsAt(TEST_NOW);
    for (const { order, moves } of orders) {
      expect(moves.at(-1)?.to_status).toBe(order.status);
      for (const [index, { to_status, actor, actor_id }] of moves.entries()) {
        const from = moves[index - 1]?.to_status;
        const legal = from
          ? legalMoves(
              { status: from, deliveryId: order.delivery_id, payment: 'paid' },
              actor === 'staff' ? 'staff' : 'customer',
            )
          : ['pending'];
        expect(legal).toContain(to_status);
        expect(users.find(({ id }) => id === actor_id)?.role).toBe(actor === 'staff' ? 'Admin' : 'User');
      }
    }
  });

  it('count as sold what was handed over, and as used what was not cancelled', async () => {
    expect(
      await one(sql<{ n: number }>`
        select count(*) n from products p where sold <> (
          select coalesce(sum(l.qty), 0) from order_lines l join orders o on o.id = l.order_id
          where l.product_id = p.id and o.status in ('delivered', 'picked up'))`),
    ).toEqual({ n: 0 });
    expect(
      await one(sql<{ n: number; used: number }>`
        select count(*) filter (where used <> (
            select count(*) from promo_uses u where u.promo_id = p.id and released_at is null)) n,
          sum(used)::integer used from promos p`),
    ).toEqual({ n: 0, used: expect.toSatisfy((used: number) => used > 20) });
  });

  it('have settled what was handed over, and given back what was paid and cancelled', async () => {
    const { rows } = await sql<{ status: string; method: number; state: string }>`
      select distinct method, state,
        case when status in ('delivered', 'picked up') then 'done' when status = 'cancelled' then 'off' else 'open' end status
      from orders join payments on payments.order_id = orders.id order by status, method, state`.execute(
      shop.database.db,
    );
    expect(rows.map(({ status, method, state }) => `${status} ${method} ${state}`)).toEqual([
      'done 1 paid',
      'done 2 paid',
      'done 3 paid',
      'done 6 paid',
      'off 1 refunded',
      'off 2 cancelled',
      'off 2 refunded',
      'off 3 cancelled',
      'off 6 refunded',
      'open 1 paid',
      'open 2 awaiting',
      'open 3 confirmed',
    ]);
  });

  it('were paid before anything was begun that had to be, transfers as staff saw them', async () => {
    const { orders, users } = await rowsAt(TEST_NOW);
    for (const { order, payment, moves, attempt } of orders.filter(({ payment: { paid_at } }) => paid_at)) {
      const paidAt = new Date(payment.paid_at ?? 0);
      const begun = moves.find(({ to_status }) => to_status === 'confirmed')?.moved_at ?? paidAt;
      const latest = payment.method === 3 ? (order.closed_at ?? paidAt) : begun;
      expect(paidAt >= new Date(order.placed_at) && paidAt <= new Date(latest)).toBe(true);
      const confirmer = users.find(({ id }) => id === payment.confirmed_by)?.role;
      expect(confirmer).toBe(payment.method === 2 ? 'Admin' : undefined);
      expect(attempt?.ref).toBe([1, 6].includes(payment.method) ? payment.provider_ref : undefined);
    }
  });
});

describe('the board', () => {
  const open = async (now: string) =>
    (await rowsAt(now)).orders.map(({ order }) => order).filter(({ closed_at }) => closed_at === null);

  it('is alive while the shop is open, the demo customer’s order among it', async () => {
    const orders = await open(TEST_NOW);
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['pending', 'preparing', 'ready', 'out for delivery']),
    );
    expect(orders.filter(({ customer_name }) => customer_name === 'Rani Ayu')).toMatchObject([{ status: 'preparing' }]);
    expect(orders.find(({ status }) => status === 'out for delivery')?.address).toBeTruthy();
  });

  it('delivers nothing outside the window', async () => {
    const orders = await open('2026-11-21T07:30:00Z');
    expect(orders.length).toBe(6);
    expect(orders.some(({ delivery_id }) => delivery_id === 4)).toBe(false);
  });

  it('holds what was ordered ahead while it is closed', async () => {
    const orders = await open('2026-11-20T18:00:00Z');
    expect(orders).toHaveLength(3);
    for (const { scheduled, ready_at } of orders) {
      expect(scheduled).toBe(true);
      expect(new Date(ready_at) > new Date('2026-11-21T00:00:00Z')).toBe(true);
    }
  });
});
