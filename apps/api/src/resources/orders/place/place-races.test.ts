import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CartOrderBody } from '@seduh/contract';
import { errorCode } from '../../../platform/db/errors';
import { HttpError } from '../../../platform/http/errors';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { meetingOf } from '../../../testing/helpers';
import { orderGuards, type OrderGuards } from '../guards-repository';
import { naiveGuards } from '../testing/naive-guards';
import { cart, createOrderKit, line, serviceWith, tally, together, type OrderKit } from '../testing/order-kit';
import { heldBack } from '../testing/race-kit';

/** What became of an order: the code of a refusal, or 'placed'. */
type Buy = (who: TestUser, body: CartOrderBody) => Promise<string>;

let shop: TestApp;
let kit: OrderKit;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
});
afterEach(() => shop.close());

const overHttp: Buy = async (who, body) => {
  const { status, code } = await kit.place(who, body);
  return status === 201 ? 'placed' : `${status} ${code}`;
};

/** The same service, with other guards. */
function buyWith(guards: OrderGuards): Buy {
  const service = serviceWith(shop, guards);
  return async (who, body) => {
    const order = { userId: who.id, key: kit.nextKey(), body: CartOrderBody.parse(body), language: 'en' as const };
    return service.place(order).then(
      () => 'placed',
      (error: unknown) => (error instanceof HttpError ? `${error.status} ${error.code}` : '500'),
    );
  };
}

type Start = (work: () => Promise<string[]>) => Promise<string[]>;
const atOnce: Start = (work) => work();
/** Two have looked before anything is written: what only looks is sure to be wrong then. */
const held =
  (table: 'products' | 'promos' | 'orders'): Start =>
  (work) =>
    heldBack(shop, table, 2, work);

async function discountsGiven(): Promise<number> {
  const rows = await shop.database.db.selectFrom('orders').select('id').where('discount', '>', 0).execute();
  return rows.length;
}

describe('100 buyers of 20 portions', () => {
  async function rush(buy: Buy, start = atOnce) {
    const product = await shop.makeProduct({ stock: 20 });
    const buyers = await together(100, () => shop.makeUser());
    const outcomes = tally(await start(() => Promise.all(buyers.map((buyer) => buy(buyer, cart([line(product)]))))));
    return { outcomes, stock: (await kit.product(product)).stock, orders: await kit.countOrders() };
  }

  it('get exactly 20 orders and 80 clear refusals', async () => {
    expect(await rush(overHttp)).toEqual({ outcomes: { placed: 20, '409 OUT_OF_STOCK': 80 }, stock: 0, orders: 20 });
  });

  it('control: get more than there is when the stock is looked at first', async () => {
    expect((await rush(buyWith(naiveGuards), held('products'))).orders).toBeGreaterThan(20);
  });
});

describe('carts with the same products in opposite order', () => {
  /** Counts deadlocks that the retry would hide. */
  function counting(takeStockAlongside: OrderGuards['takeStockAlongside']) {
    const seen = { deadlocks: 0 };
    const counted = <Result>(statement: Promise<Result>) =>
      statement.catch((error: unknown) => {
        if (errorCode(error) === '40P01') seen.deadlocks += 1;
        throw error;
      });
    const guards: OrderGuards = {
      ...orderGuards,
      takeStockAlongside: (tx, claims, alongside) =>
        counted(takeStockAlongside(tx, claims, (statement) => counted(alongside(statement)))),
      takeStock: (tx, claims) => counted(orderGuards.takeStock(tx, claims)),
    };
    return { guards, seen };
  }

  /** @param rest what else is in every other cart */
  async function cross(buy: Buy, n: number, rest: Partial<CartOrderBody> = {}) {
    const [a, b] = [await shop.makeProduct({ stock: 500 }), await shop.makeProduct({ stock: 500 })];
    const buyers = await together(n, () => shop.makeUser());
    return Promise.all(
      buyers.map((who, index) => buy(who, index % 2 ? cart([line(a), line(b)]) : cart([line(b), line(a)], rest))),
    );
  }

  it('never wait for each other in a circle', async () => {
    const { guards, seen } = counting(orderGuards.takeStockAlongside);
    expect(tally(await cross(buyWith(guards), 60))).toEqual({ placed: 60 });
    expect(tally(await cross(overHttp, 60))).toEqual({ placed: 60 });
    expect(seen.deadlocks).toBe(0);
  });

  it('nor those that take stock before they write, for a promo, and those that take it last', async () => {
    await shop.makePromo({ code: 'MANY' });
    const { guards, seen } = counting(orderGuards.takeStockAlongside);
    expect(tally(await cross(buyWith(guards), 60, { promo_code: 'MANY' }))).toEqual({ placed: 60 });
    expect(seen.deadlocks).toBe(0);
  });

  it('control: do when stock is taken in the order of the cart', async () => {
    const both = meetingOf(2);
    const { guards, seen } = counting(async (tx, claims) => {
      for (const claim of claims) {
        await orderGuards.takeStock(tx, [claim]);
        await both();
      }
    });
    await cross(buyWith(guards), 2);
    expect(seen.deadlocks).toBeGreaterThan(0);
  });
});

describe('a coupon with 5 uses and 40 customers', () => {
  async function rush(buy: Buy, start = atOnce) {
    const product = await shop.makeProduct();
    const promo = await shop.makePromo({ code: 'FIVE', total_uses: 5 });
    const buyers = await together(40, () => shop.makeUser());
    const body = cart([line(product)], { promo_code: 'FIVE' });
    const outcomes = tally(await start(() => Promise.all(buyers.map((who) => buy(who, body)))));
    return { outcomes, discounts: await discountsGiven(), used: (await kit.promo(promo)).used };
  }

  it('gives exactly 5 discounts', async () => {
    expect(await rush(overHttp)).toEqual({ outcomes: { placed: 5, '409 PROMO_REFUSED': 35 }, discounts: 5, used: 5 });
  });

  it('control: gives more when the uses are looked at first', async () => {
    expect((await rush(buyWith(naiveGuards), held('promos'))).discounts).toBeGreaterThan(5);
  });
});

describe('a budget for four and a half orders, and 20 customers', () => {
  async function rush(buy: Buy, start = atOnce) {
    const product = await shop.makeProduct({ price: 30_000 });
    const budgeted = { code: 'HEMAT', kind: 'amount' as const, amount_off: 10_000, budget: 45_000 };
    const promo = await shop.makePromo(budgeted);
    const buyers = await together(20, () => shop.makeUser());
    const body = cart([line(product)], { promo_code: 'HEMAT' });
    const outcomes = tally(await start(() => Promise.all(buyers.map((who) => buy(who, body)))));
    const orders = await shop.database.db.selectFrom('orders').select('discount').execute();
    const discounts = orders.reduce((sum, { discount }) => sum + discount, 0);
    const { used, given } = await kit.promo(promo);
    return { outcomes, discounts, used, given };
  }

  it('gives it to the rupiah: the last order gets what is left', async () => {
    expect(await rush(overHttp)).toEqual({
      outcomes: { placed: 5, '409 PROMO_REFUSED': 15 },
      discounts: 45_000,
      used: 5,
      given: 45_000,
    });
  });

  it('control: gives more when what is left is looked at first', async () => {
    expect((await rush(buyWith(naiveGuards), held('promos'))).discounts).toBeGreaterThan(45_000);
  });
});

describe('a time with room for one and 8 customers', () => {
  async function rush(buy: Buy, start = atOnce) {
    await shop.database.db.updateTable('shop').set({ first_cash_portions: 100 }).execute();
    const latte = await shop.makeProduct({ work_seconds: 75, station: 'bar' });
    const buyers = await together(8, () => shop.makeUser());
    const body = cart([line(latte, 16)], { time: '2026-11-20T08:30:00.000Z' });
    return tally(await start(() => Promise.all(buyers.map((who) => buy(who, body)))));
  }

  it('is given to one', async () => {
    expect(await rush(overHttp)).toEqual({ placed: 1, '409 CLOSED': 7 });
  });

  it('control: is given to several when all look at the same moment', async () => {
    const looking: OrderGuards = {
      ...orderGuards,
      claimKey: (tx, claim) => orderGuards.claimKey(tx, { ...claim, takesTime: false }),
    };
    expect((await rush(buyWith(looking), held('orders')))['placed']).toBeGreaterThan(1);
  });
});

describe('one use per user and day, in 10 orders at once', () => {
  async function rush(buy: Buy, start = atOnce) {
    const product = await shop.makeProduct();
    const promo = await shop.makePromo({ code: 'DAILY' });
    const rani = await shop.makeUser();
    const body = cart([line(product)], { promo_code: 'DAILY' });
    const outcomes = await start(() => together(10, () => buy(rani, body)));
    return { outcomes: tally(outcomes), used: (await kit.promo(promo)).used, rani, product };
  }
  /** Orders of one account wait for each other; without that, only the index is left. */
  const unclaimed = () => buyWith({ ...orderGuards, claimKey: naiveGuards.claimKey });

  it('is given once, and again on the next business day', async () => {
    const { outcomes, used, rani, product } = await rush(overHttp);
    expect({ outcomes, used }).toEqual({ outcomes: { placed: 1, '409 PROMO_REFUSED': 9 }, used: 1 });
    // the shop's midnight is 17:00 UTC; it opens at 00:00 UTC
    shop.clock.set('2026-11-21T00:00:00Z');
    expect(await buyWith(orderGuards)(rani, cart([line(product)], { promo_code: 'DAILY' }))).toBe('placed');
  });

  it('is given once by the unique index alone', async () => {
    expect((await rush(unclaimed())).used).toBe(1);
  });

  it('control: is given several times without the unique index', async () => {
    await shop.database.pool.query('drop index promo_uses_day');
    expect((await rush(unclaimed(), held('promos'))).used).toBeGreaterThan(1);
  });
});
