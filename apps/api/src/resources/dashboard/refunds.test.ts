import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PAYMENT } from '@seduh/contract/constants';
import type { RefundsTable } from '../../platform/db/schema';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { sumLedger } from './ledger-repository';
import { addSale } from './testing/books';

let shop: TestApp;
let rani: TestUser;
let latte: string;

beforeAll(async () => {
  shop = await createTestApp();
  rani = await shop.makeUser();
  latte = await shop.makeProduct();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.deleteFrom('orders').execute());

const DAYS = ['2026-11-18T17:00:00Z', '2026-11-19T17:00:00Z'].map((day) => new Date(day));
const refundsByDay = async () =>
  (await sumLedger(shop.database.db, DAYS, new Date('2026-11-20T17:00:00Z')))
    .toSorted((a, b) => a.period - b.period)
    .map(({ refunds, income }) => [income, refunds]);

const sell = (sale: Partial<Parameters<typeof addSale>[1]> = {}) =>
  addSale(shop.database.db, {
    customer: rani.id,
    product: latte,
    total: 90_000,
    placed: '2026-11-19T01:00:00Z',
    ...sale,
  });

const refund = (order_id: string, row: Pick<RefundsTable, 'amount' | 'cause' | 'refunded_at'>) =>
  shop.database.db
    .insertInto('refunds')
    .values({
      id: uuidv7(),
      order_id,
      method: PAYMENT.bankAccount,
      lines: '[]',
      shipping: false,
      actor: 'staff',
      created_at: new Date('2026-11-19T03:00:00Z'),
      ...row,
    })
    .execute();

it('books each refund on the day it was returned: in parts, not while it is owed, nor money that was never income', async () => {
  const id = await sell({ paid: '2026-11-19T02:00:00Z' });
  await refund(id, { cause: 'refund', amount: 20_000, refunded_at: new Date('2026-11-19T04:00:00Z') });
  await refund(id, { cause: 'refund', amount: 30_000, refunded_at: new Date('2026-11-20T04:00:00Z') });
  await refund(id, { cause: 'late payment', amount: 40_000, refunded_at: null });
  await refund(id, { cause: 'paid twice', amount: 90_000, refunded_at: new Date('2026-11-20T05:00:00Z') });
  expect(await refundsByDay()).toEqual([
    [90_000, 20_000],
    [0, 30_000],
  ]);
});

it('books what a process of the version before gives back, once', async () => {
  const id = await sell({ paid: '2026-11-19T02:00:00Z' });
  const giveBack = () =>
    shop.database.db
      .updateTable('payments')
      .set({ state: 'refunded', refunded_at: new Date('2026-11-20T04:00:00Z') })
      .where('order_id', '=', id)
      .execute();
  await giveBack();
  await giveBack();
  expect(await refundsByDay()).toEqual([
    [90_000, 0],
    [0, 90_000],
  ]);
});
