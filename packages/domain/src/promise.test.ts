import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { minutesLate, minutesOld, promisedAt, type PromisedOrder } from './promise';

const { dineIn, doorDelivery, pickUp } = DELIVERY;
const at = (clock: string) => `2026-11-20T${clock}:00.000Z`;
const now = Date.parse(at('07:30'));

const order = (more: Partial<PromisedOrder> = {}): PromisedOrder => ({
  status_name: 'preparing',
  delivery_id: doorDelivery,
  created_at: at('07:00'),
  ready_at: at('07:26'),
  scheduled: false,
  payment_id: PAYMENT.cashOnDelivery,
  payment: { state: 'confirmed', paid_at: null },
  ...more,
});
const paidAt = (clock: string): Partial<PromisedOrder> => ({
  payment_id: PAYMENT.bankAccount,
  payment: { state: 'paid', paid_at: at(clock) },
});

it('counts the age from when it was placed, and none before', () => {
  expect(minutesOld(order(), now)).toBe(30);
  expect(minutesOld(order({ created_at: at('07:31') }), now)).toBe(0);
});

it.each([
  [order(), 4],
  [order({ ready_at: at('07:30') }), 0],
  [order({ ready_at: at('07:29') }), 1],
  [order({ ready_at: at('08:10') }), 0],
  [order({ status_name: 'pending' }), 4],
  [order({ status_name: 'ready' }), 4],
  [order({ status_name: 'out for delivery' }), 4],
  [order({ status_name: 'ready', delivery_id: dineIn }), 4],
  // it stands there at the promised time: who comes for it later is not kept waiting
  [order({ status_name: 'ready', delivery_id: pickUp }), 0],
  [order({ status_name: 'preparing', delivery_id: pickUp }), 4],
  [order({ status_name: 'delivered' }), 0],
  [order({ status_name: 'cancelled' }), 0],
  // nothing is begun before the money has come
  [order({ status_name: 'pending', payment_id: PAYMENT.card, payment: { state: 'awaiting', paid_at: null } }), 0],
] as const)('is late by the promised time (%#)', (late, minutes) => {
  expect(minutesLate(late, now)).toBe(minutes);
});

it('promises what had to be paid from then on, unless a time was chosen', () => {
  expect(promisedAt(order(paidAt('07:20')))).toBe(Date.parse(at('07:46')));
  expect(promisedAt(order({ ...paidAt('07:20'), scheduled: true }))).toBe(Date.parse(at('07:26')));
  // cash that is taken early moves nothing
  expect(promisedAt(order({ payment: { state: 'paid', paid_at: at('07:20') } }))).toBe(Date.parse(at('07:26')));
});
