import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing';
import { createAccountService, type AccountContext } from './account';

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

describe('an account that closes while an order is being placed', () => {
  type HoldAccount = NonNullable<AccountContext['holdAccount']>;

  /** As somebody would write it who thinks of nobody else: only look. */
  const lookOnly: HoldAccount = (tx, id) =>
    tx.selectFrom('users').select(['password_hash', 'image']).where('id', '=', id).executeTakeFirst();

  /** Closes it in the middle of an order; the end of both. */
  async function race(holdAccount?: HoldAccount) {
    const user = await shop.makeUser();
    const { clock, deps, app } = shop;
    const { db } = shop.database;
    const now = new Date(TEST_NOW);
    const accounts = createAccountService({ db, clock, images: deps.images, sessions: app.sessions, holdAccount });
    let closing: Promise<string> | undefined;
    await db.transaction().execute(async (tx) => {
      // what every order does first and last
      const key = { user_id: user.id, key: 'k', body_hash: 'h', created_at: now };
      await tx.insertInto('idempotency_keys').values(key).execute();
      closing = accounts.close({ userId: user.id, passwordHash: null }).then(
        () => 'closed',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
      // who only looks is through before the order is there; who holds the account waits for it
      await Promise.race([closing, new Promise((resume) => setTimeout(resume, 1_000))]);
      const amounts = { subtotal: 25_000, discount: 0, tax: 2_500, shipping: 0, total: 27_500 };
      const place = { status: 'pending', delivery_id: 3, customer_name: 'Rani', scheduled: false } as const;
      const order = { id: uuidv7(), user_id: user.id, ...place, ...amounts, ready_at: now, placed_at: now };
      await tx.insertInto('orders').values(order).execute();
    });
    const ending = await closing;
    const row = db.selectFrom('users').select('closed_at').where('id', '=', user.id);
    return { ending, isClosed: (await row.executeTakeFirstOrThrow()).closed_at !== null };
  }

  it('stays open', async () => {
    expect(await race()).toEqual({ ending: 'You have an order under way', isClosed: false });
  });

  it('would leave that order without its customer if it only looked', async () => {
    expect(await race(lookOnly)).toEqual({ ending: 'closed', isClosed: true });
  });
});
