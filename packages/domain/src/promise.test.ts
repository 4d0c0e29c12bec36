import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesLate, minutesOld, promisedAt, upToMinute, type PromisedOrder } from './promise';

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

it('promises a full minute, the next one of what was worked out, whenever it was paid', () => {
  const ms = fc.integer({ min: 0, max: 3_600_000 });
  const iso = (after: number) => new Date(now + after).toISOString();
  fc.assert(
    fc.property(ms, ms, ms, (placed, takes, later) => {
      const own = { created_at: iso(placed), ready_at: iso(placed + takes) };
      expect(promisedAt(order(own))).toBe(upToMinute(now + placed + takes));
      const payment = { state: 'paid' as const, paid_at: iso(placed + later) };
      const paid = promisedAt(order({ ...own, payment_id: PAYMENT.bankAccount, payment }));
      expect(paid).toBe(upToMinute(now + placed + takes + later));
      // in time up to the minute that is written
      expect(minutesLate(order(own), promisedAt(order(own)) + 59_999)).toBe(0);
    }),
  );
});
