import type { PaymentId } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from './testing/stand-ins';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from './testing';
import { createTestCards, notify, refOf, type TestCards } from './resources/orders/testing/card-kit';
import { cart, createOrderKit, line } from './resources/orders/testing/order-kit';
import { deleteExpired } from './platform/jobs/retention';
import { deleteBatch, type Period } from './platform/jobs/retention-repository';
import { KEPT, PERIODS } from './retention';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

let shop: TestApp;
let cards: TestCards;
let user: TestUser;
beforeEach(async () => {
  cards = createTestCards();
  shop = await createTestApp({ cards });
  user = await shop.makeUser();
  await shop.database.db.deleteFrom('sessions').execute();
});
afterEach(() => shop.close());

const run = () => deleteExpired({ ...shop.deps, db: shop.database.db, logger: silentLogger }, PERIODS);
const countOf = async (table: string) => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
    shop.database.db,
  );
  return rows[0]?.rows;
};
const bytes = () => Buffer.from(uuidv7());

/** Writes one row of each table that is cleaned, of that moment. */
const WRITE: Record<string, (at: Date) => Promise<unknown>> = {
  sessions: (at) =>
    shop.database.db
      .insertInto('sessions')
      .values({ token_hash: bytes(), user_id: user.id, created_at: at, expires_at: at })
      .execute(),
  password_resets: (at) =>
    shop.database.db
      .insertInto('password_resets')
      .values({ token_hash: bytes(), user_id: user.id, created_at: at, expires_at: at, used_at: at })
      .execute(),
  oidc_logins: (at) =>
    shop.database.db
      .insertInto('oidc_logins')
      .values({ cookie_hash: bytes(), state: 's', nonce: 'n', verifier: 'v', expires_at: at })
      .execute(),
  passkey_challenges: (at) =>
    shop.database.db
      .insertInto('passkey_challenges')
      .values({ challenge_hash: bytes(), purpose: 'login', user_id: null, session_hash: null, expires_at: at })
      .execute(),
  idempotency_keys: (at) =>
    shop.database.db
      .insertInto('idempotency_keys')
      .values({ user_id: user.id, key: uuidv7(), body_hash: 'h', created_at: at })
      .execute(),
  order_events: async (at) => {
    const { id, number } = await placed();
    await shop.database.db.deleteFrom('order_events').where('order_id', '=', id).execute();
    const event = { order_id: id, user_id: user.id, kind: 'moved', number, status_name: 'pending', at } as const;
    await shop.database.db.insertInto('order_events').values(event).execute();
  },
  payment_notices: async (at) => {
    const order = await placed(PAYMENT.card);
    await notify(shop, cards, { ref: refOf(order), outcome: 'failed', amount: order.total });
    const ref = refOf(order);
    await shop.database.db.updateTable('payment_notices').set({ received_at: at }).where('ref', '=', ref).execute();
  },
  invitations: (at) =>
    shop.makeInvitation({ token_hash: bytes(), invited_by: user.id, created_at: at, sent_at: at, expires_at: at }),
  email_changes: (at) =>
    shop.database.db
      .insertInto('email_changes')
      .values({
        id: uuidv7(),
        user_id: user.id,
        old_email: 'old@seduh.example',
        new_email: 'new@seduh.example',
        created_at: at,
        expires_at: at,
        ended_at: at,
      })
      .execute(),
  devices: (at) =>
    shop.database.db.insertInto('devices').values({ token_hash: bytes(), user_id: user.id, used_at: at }).execute(),
  past_promo_uses: async (at) => {
    const promo_id = await shop.makePromo();
    await shop.database.db
      .insertInto('past_promo_uses')
      .values({ promo_id, business_day: '2026-11-20', mark: bytes(), left_at: at })
      .execute();
  },
  mails: (at) =>
    shop.database.db
      .insertInto('mails')
      .values({ id: uuidv7(), template: 'receipt', created_at: at, give_up_at: at, sent_at: at })
      .execute(),
  notices: async (at) => {
    const { id: order_id } = await placed();
    const sent = { created_at: at, give_up_at: at, sent_at: at };
    await shop.database.db
      .insertInto('notices')
      .values({ id: uuidv7(), kind: 'ready', order_id, channel: 'push', target: uuidv7(), ...sent })
      .execute();
  },
  late_orders: async (at) => {
    const { id: order_id } = await placed();
    await shop.database.db.insertInto('late_orders').values({ order_id, noted_at: at }).execute();
  },
};

async function placed(payment_id: PaymentId = PAYMENT.cashOnDelivery) {
  const kit = createOrderKit(shop);
  const { data } = await kit.place(await shop.makeUser(), cart([line(await shop.makeProduct())], { payment_id }));
  return data;
}

describe('what is past its period', () => {
  it.each(PERIODS.map((period) => [period.table, period] as const))(
    'goes from %s, and nothing else',
    async (table, { days }) => {
      const over = new Date(Date.parse(TEST_NOW) - days * DAY_MS - MINUTE_MS);
      const young = new Date(Date.parse(TEST_NOW) - days * DAY_MS + MINUTE_MS);
      await WRITE[table]?.(over);
      await WRITE[table]?.(over);
      await WRITE[table]?.(young);
      const [before, people, orders] = [await countOf(table), await countOf('users'), await countOf('orders')];
      await run();
      expect(Number(before) - Number(await countOf(table))).toBe(2);
      expect([await countOf('users'), await countOf('orders')]).toEqual([people, orders]);
      await run();
      expect(Number(before) - Number(await countOf(table))).toBe(2);
    },
  );

  it('leaves a mail that still waits, however old', async () => {
    const at = new Date(Date.parse(TEST_NOW) - 365 * DAY_MS);
    const mail = { id: uuidv7(), template: 'receipt', created_at: at, give_up_at: at, due_at: at } as const;
    await shop.database.db.insertInto('mails').values(mail).execute();
    await run();
    expect(await countOf('mails')).toBe(1);
  });

  it('goes in bounded batches, past rows that somebody is busy with', async () => {
    const period = PERIODS.find(({ table }) => table === 'oidc_logins') as Period;
    const at = new Date(Date.parse(TEST_NOW) - 3 * DAY_MS);
    for (let index = 0; index < 7; index += 1) await WRITE.oidc_logins?.(at);
    const { db } = shop.database;
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('oidc_logins').select('state').limit(2).forUpdate().execute();
      const gone = [];
      for (let batch = 0; batch < 3; batch += 1) gone.push(await deleteBatch(db, period, new Date(TEST_NOW), 3));
      expect(gone).toEqual([3, 2, 0]);
    });
    await Promise.all([run(), run()]);
    expect(await countOf('oidc_logins')).toBe(0);
  });
});

describe('every table with a time in it', () => {
  async function forgotten(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and data_type in ('timestamp with time zone', 'timestamp without time zone', 'date')`.execute(shop.database.db);
    const known = new Set<string>([...PERIODS.map(({ table }) => table), ...Object.keys(KEPT)]);
    return rows.map(({ name }) => name).filter((name) => !known.has(name));
  }

  it('is cleaned or kept for a reason', async () => {
    expect(await forgotten()).toEqual([]);
  });

  it('is in one of the two lists, and is there', async () => {
    const names = [...PERIODS.map(({ table }) => table), ...Object.keys(KEPT)];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(await countOf(name), name).toBeGreaterThanOrEqual(0);
    expect(Object.keys(WRITE).toSorted()).toEqual(PERIODS.map(({ table }) => table).toSorted());
  });

  it('would be missed where a migration adds one', async () => {
    await shop.database.pool.query('create table visits (at timestamptz not null)');
    expect(await forgotten()).toEqual(['visits']);
  });
});
