import type { CloseConflict, Dashboard, DayClose, OpenDay } from '@seduh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/tx';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { addSale } from '../dashboard/testing/books';
import { cart, createOrderKit, line, PICK_UP, tally, together, type OrderKit } from '../orders/testing/order-kit';
import { duringTx } from '../orders/testing/race-kit';
import { createCloses } from './service';
import { countOf, createCloseKit, EVENING } from './testing/close-kit';

let shop: TestApp;
let kit: OrderKit;
let days: ReturnType<typeof createCloseKit>;
let owner: TestUser;
let rani: TestUser;
let latte: string;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  days = createCloseKit(shop);
  owner = await shop.makeUser({ role: 'Admin' });
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ stock: 100 });
});
afterEach(() => shop.close());

const FRIDAY = '2026-11-20';

/** What the dashboard has for the day that is closed. */
async function booked(): Promise<number | undefined> {
  const response = await shop.app.inject({ url: '/api/dashboard?range=daily', headers: owner.headers });
  return response.json<{ data: Dashboard }>().data.series.find(({ from }) => from === FRIDAY)?.income;
}

/** A sale that is paid at this moment, as far as the transaction has come. */
const paidNow = (db: Db) =>
  addSale(db, {
    customer: rani.id,
    product: latte,
    total: 40_000,
    placed: EVENING,
    paid: shop.clock.now().toISOString(),
  });

describe('money that is booked while its day is closed', () => {
  it('keeps the close waiting, which then says that the sums are others', async () => {
    shop.clock.set(EVENING);
    const count = countOf(await days.open(owner));
    const answer = await duringTx(shop, paidNow, 1, () => days.send(owner, count));
    expect(answer).toMatchObject({ status: 409, code: 'EDIT_CONFLICT', data: { closed: null } });
    expect(answer.data.open.income).toBe(40_000);
    const { data } = await days.send(owner, countOf(answer.data.open));
    expect(data.income).toBe(40_000);
    expect(await booked()).toBe(40_000);
  });

  it('control: is in no closed sum where the close does not wait', async () => {
    shop.clock.set(EVENING);
    const count = countOf(await days.open(owner));
    const unguarded = createCloses({ db: shop.database.db, clock: shop.clock, hold: async () => undefined });
    let closed: DayClose | undefined;
    await shop.database.db.transaction().execute(async (tx) => {
      await paidNow(tx);
      closed = await unguarded.close(count, owner.id);
    });
    expect(closed?.income).toBe(0);
    expect(await booked()).toBe(40_000);
  });

  it('waits for the close where that came first, and is of the next day', async () => {
    shop.clock.set(EVENING);
    const count = countOf(await days.open(owner));
    const { db } = shop.database;
    let sale: Promise<string> | undefined;
    const slow = createCloses({
      db,
      clock: shop.clock,
      hold: async (tx) => {
        const { lockBooks } = await import('../../platform/db/closing');
        await lockBooks(tx);
        sale = db.transaction().execute(paidNow);
        // the day is read and closed while the sale waits
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
    });
    const closed = await slow.close(count, owner.id);
    await sale;
    expect(closed.income).toBe(0);
    expect(await booked()).toBe(0);
    expect(await days.open(owner)).toMatchObject({ day: '2026-11-21', income: 40_000 });
  });

  it(
    'is in exactly one day, however many hand over while somebody closes again and again',
    { timeout: 60_000 },
    async () => {
      const orders = await together(12, async () => {
        const buyer = await shop.makeUser();
        const { data } = await kit.place(buyer, cart([line(latte)]));
        for (const status of PICK_UP.slice(0, 3)) await kit.move(owner, data.id, status);
        return data;
      });
      shop.clock.set(EVENING);
      const closing = (async (): Promise<DayClose> => {
        for (;;) {
          const answer = await days.send(owner, countOf(await days.open(owner)));
          if (answer.status === 201) return answer.data;
        }
      })();
      await together(12, (index) => kit.move(owner, orders[index]?.id ?? '', 'picked up'));
      const closed = await closing;
      const open = await days.open(owner);
      expect(await booked()).toBe(closed.income);
      expect(closed.income + open.income).toBe(orders.reduce((sum, { total }) => sum + total, 0));
    },
  );
});

it('of eight who close at once one does, and the others are shown what was counted', async () => {
  shop.clock.set(EVENING);
  const count = countOf(await days.open(owner));
  const answers = await together(8, (index) =>
    days.send(owner, {
      ...count,
      counts: [{ tender: 'cash', counted: index, ...(index > 0 ? { reason: `Count ${index}` } : {}) }],
    }),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 7 });
  const closed = (await days.find(owner, FRIDAY)).data;
  for (const { status, data } of answers) {
    if (status !== 409) continue;
    const conflict: CloseConflict = data;
    expect(conflict.closed).toEqual(closed);
    expect(conflict.open).toMatchObject({ day: '2026-11-21' } satisfies Partial<OpenDay>);
  }
});
