import type { PaymentId } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { holdingRefusal, type Held } from './index';

const rules = { unpaid_orders: 3, unpaid_portions: 100, first_cash_orders: 2, first_cash_portions: 40 };
const nothing: Held = { unpaid: { orders: 0, portions: 0 }, cash: { orders: 0, portions: 0 }, hasReceived: false };
const order = (paymentId: PaymentId, portions = 1, total = 25_000) => ({ paymentId, portions, total });
const { card, bankAccount, cashOnDelivery } = PAYMENT;

it.each<[string, Partial<Held>, ReturnType<typeof order>]>([
  ['a first transfer of all that may wait', {}, order(bankAccount, 100)],
  ['a third order to be paid', { unpaid: { orders: 2, portions: 99 } }, order(card)],
  ['a second first cash order', { cash: { orders: 1, portions: 39 } }, order(cashOnDelivery)],
  [
    'a tenth cash order of somebody known',
    { cash: { orders: 9, portions: 900 }, hasReceived: true },
    order(cashOnDelivery, 99),
  ],
  ['cash beside what is to be paid', { unpaid: { orders: 3, portions: 100 } }, order(cashOnDelivery)],
  ['a card beside cash', { cash: { orders: 2, portions: 40 } }, order(card)],
  ['what costs nothing', { unpaid: { orders: 3, portions: 100 } }, order(bankAccount, 99, 0)],
])('lets %s through', (_name, held, wanted) => {
  expect(holdingRefusal(rules, { ...nothing, ...held }, wanted)).toBeNull();
});

it.each<[Partial<Held>, ReturnType<typeof order>, string]>([
  [{ unpaid: { orders: 3, portions: 3 } }, order(bankAccount), 'You have 3 orders to pay. Pay or cancel one first'],
  [
    { unpaid: { orders: 3, portions: 3 }, hasReceived: true },
    order(card),
    'You have 3 orders to pay. Pay or cancel one first',
  ],
  [{}, order(bankAccount, 101), 'At most 100 portions can wait to be paid. Order fewer, or pay another way'],
  [
    { unpaid: { orders: 1, portions: 60 } },
    order(card, 41),
    'At most 100 portions can wait to be paid, and 60 of yours do already. Order fewer, or pay another way',
  ],
  [
    { cash: { orders: 2, portions: 2 } },
    order(cashOnDelivery),
    'You have 2 cash orders under way. Collect one first, or pay this one by card, QRIS or bank account',
  ],
  [
    {},
    order(cashOnDelivery, 41),
    'At most 40 portions go without paying on a first order. Order fewer, or pay another way',
  ],
])('refuses, with %j, %j: %s', (held, wanted, words) => {
  expect(holdingRefusal(rules, { ...nothing, ...held }, wanted)).toBe(words);
});
