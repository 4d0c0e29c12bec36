import type { PaymentId } from '@seduh/contract';
import { CartOrderBody } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../../../platform/http/errors';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { readSettings } from '../../shop/settings/apply';
import { changeSettings } from '../../shop/settings/command';
import { orderGuards, type OrderGuards } from '../guards-repository';
import { naiveGuards } from '../testing/naive-guards';
import { cart, createOrderKit, line, serviceWith, tally, together, type OrderKit } from '../testing/order-kit';
import { heldBack } from '../testing/race-kit';

const BANK = { bank: 'BCA', account: '0123 4567 89', holder: 'Seduh' };
const { bankAccount, card, cashOnDelivery } = PAYMENT;
let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let latte: string;
beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  await changeSettings(
    { db: shop.database.db, now: shop.clock.now(), cards: true },
    {
      bank: BANK,
      unpaid_orders: 3,
      unpaid_portions: 100,
      first_cash_orders: 2,
      first_cash_portions: 40,
    },
  );
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ stock: 10_000 });
});
afterEach(() => shop.close());

const buy = (payment_id: PaymentId, qty = 1, who = rani) => kit.place(who, cart([line(latte, qty)], { payment_id }));
const stock = async () => (await kit.product(latte)).stock;

describe('an account that pays nothing', () => {
  it('keeps three orders and a hundred portions waiting, and no more', async () => {
    expect((await buy(bankAccount, 60)).status).toBe(201);
    expect(await buy(card, 41)).toMatchObject({
      status: 409,
      code: 'HOLD_LIMIT',
      msg: 'At most 100 portions can wait to be paid, and 60 of yours do already. Order fewer, or pay another way',
      data: null,
    });
    expect([(await buy(card, 39)).status, (await buy(bankAccount)).status]).toEqual([201, 201]);
    expect((await buy(bankAccount)).msg).toBe('You have 3 orders to pay. Pay or cancel one first');
    // nothing was taken for what was refused, and a neighbour orders as ever
    expect(await stock()).toBe(10_000 - 100);
    expect((await buy(bankAccount, 1, await shop.makeUser())).status).toBe(201);
  });

  it('may order again once one is paid, cancelled or over', async () => {
    const orders = [await buy(bankAccount), await buy(bankAccount), await buy(bankAccount)].map(({ data }) => data.id);
    const staff = await shop.makeUser({ role: 'Admin' });
    await kit.confirmPayment(staff, orders[0] ?? '');
    expect((await buy(bankAccount)).status).toBe(201);
    expect((await buy(bankAccount)).status).toBe(409);
    await kit.move(rani, orders[1] ?? '', 'cancelled');
    expect((await buy(bankAccount)).status).toBe(201);
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 121 * 60_000));
    // nobody has swept yet: what is too late holds nothing up
    expect((await buy(bankAccount)).status).toBe(201);
  });

  it('has a transfer waited for as long as the shop says', async () => {
    const due = async () => Date.parse((await buy(bankAccount)).data.payment.due_at ?? '') - Date.parse(TEST_NOW);
    expect(await due()).toBe(120 * 60_000);
    await changeSettings({ db: shop.database.db, now: shop.clock.now(), cards: true }, { transfer_minutes: 45 });
    expect(await due()).toBe(45 * 60_000);
    const { data } = (await shop.app.inject('/api/shop')).json<{ data: object }>();
    expect(data).toMatchObject({ transfer_minutes: 45 });
  });
});

describe('cash of an account that nobody has seen', () => {
  it('is for two orders of forty portions, until one was handed over', async () => {
    expect((await buy(cashOnDelivery, 41)).msg).toBe(
      'At most 40 portions go without paying on a first order. Order fewer, or pay another way',
    );
    const first = await buy(cashOnDelivery, 20);
    expect([first.status, (await buy(cashOnDelivery, 20)).status]).toEqual([201, 201]);
    expect((await buy(cashOnDelivery)).code).toBe('HOLD_LIMIT');
    expect((await buy(card)).status).toBe(201);

    const staff = await shop.makeUser({ role: 'Admin' });
    await kit.handOver(staff, first.data.id);
    const more = await together(5, () => buy(cashOnDelivery, 50));
    expect(tally(more.map(({ status }) => status))).toEqual({ 201: 5 });
  });
});

describe('ten orders at once of an account that may have three unpaid', () => {
  /** What becomes of each, with a service that has these guards. */
  function start(guards: OrderGuards) {
    const service = serviceWith(shop, guards);
    const body = CartOrderBody.parse(cart([line(latte)], { payment_id: bankAccount }));
    return together(10, (index) =>
      service.place({ userId: rani.id, key: `rush-${index}`, body, language: 'en' }).then(
        () => 'placed',
        (error: unknown) => (error instanceof HttpError ? error.code : String(error)),
      ),
    );
  }

  it('are three', async () => {
    expect(tally(await start(orderGuards))).toEqual({ placed: 3, HOLD_LIMIT: 7 });
  });

  it('control: are more where the account is not claimed first', async () => {
    const naive = { ...orderGuards, claimKey: naiveGuards.claimKey };
    const { placed } = tally(await heldBack(shop, 'orders', 4, () => start(naive)));
    expect(placed).toBeGreaterThan(3);
  });
});

it.each([
  { transfer_minutes: 14 },
  { transfer_minutes: 4_321 },
  { unpaid_orders: 0 },
  { unpaid_portions: 0.5 },
  { first_cash_orders: -1 },
  { first_cash_portions: 2 ** 31 },
])('takes no setting that cannot be kept to: %j', async (given) => {
  const before = await readSettings(shop.database.db, shop.clock.now());
  await expect(changeSettings({ db: shop.database.db, now: shop.clock.now(), cards: true }, given)).rejects.toThrow(
    Object.keys(given)[0],
  );
  expect(await readSettings(shop.database.db, shop.clock.now())).toEqual(before);
});
