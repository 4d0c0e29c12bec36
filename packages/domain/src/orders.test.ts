import { describe, expect, it } from 'vitest';
import type { DeliveryId, OrderStatus } from '@seduh/contract';
import { DELIVERY, ORDER_STATUSES, PAYMENT_STATES } from '@seduh/contract/constants';
import { isFinal, isHandedOver } from './order-status';
import { leftTheKitchen, legalMoves, needsReason } from './orders';

/** Follows the first offered move from the beginning to where none is left. */
function wayThrough(deliveryId: DeliveryId): OrderStatus[] {
  const way: OrderStatus[] = ['pending'];
  for (;;) {
    const status = way.at(-1) ?? 'pending';
    const [next] = legalMoves({ status, deliveryId, payment: 'paid' }, 'staff');
    if (!next) return way;
    way.push(next);
  }
}

function cancellable(actor: 'staff' | 'customer'): OrderStatus[] {
  return ORDER_STATUSES.filter((status) =>
    legalMoves({ status, deliveryId: DELIVERY.doorDelivery, payment: 'confirmed' }, actor).includes('cancelled'),
  );
}

describe('legal moves', () => {
  it.each([
    ['dine in', DELIVERY.dineIn, ['ready', 'delivered']],
    ['pick up', DELIVERY.pickUp, ['ready', 'picked up']],
    ['door delivery', DELIVERY.doorDelivery, ['ready', 'out for delivery', 'delivered']],
  ])('lead a %s order to its end', (_, deliveryId, end) => {
    expect(wayThrough(deliveryId)).toEqual(['pending', 'confirmed', 'preparing', ...end]);
  });

  it('let staff cancel until it is handed over, and the customer until it is confirmed', () => {
    expect(cancellable('staff')).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'out for delivery']);
    expect(cancellable('customer')).toEqual(['pending']);
  });

  it('give the customer nothing but the cancelling', () => {
    const offered = ORDER_STATUSES.flatMap((status) =>
      legalMoves({ status, deliveryId: DELIVERY.pickUp, payment: 'paid' }, 'customer'),
    );
    expect(offered).toEqual(['cancelled']);
  });

  it('let nothing begin that is not paid, nor agreed to be paid at the hand-over', () => {
    const begun = PAYMENT_STATES.filter((payment) =>
      legalMoves({ status: 'pending', deliveryId: DELIVERY.dineIn, payment }, 'staff').includes('confirmed'),
    );
    expect(begun).toEqual(['confirmed', 'paid']);
    const unpaid = { status: 'pending', deliveryId: DELIVERY.dineIn, payment: 'awaiting' } as const;
    for (const actor of ['staff', 'customer'] as const) expect(legalMoves(unpaid, actor)).toEqual(['cancelled']);
  });

  it.each(['delivered', 'picked up', 'cancelled'] as const)('end at %s', (status) => {
    for (const deliveryId of Object.values(DELIVERY))
      expect(legalMoves({ status, deliveryId, payment: 'paid' }, 'staff')).toEqual([]);
    expect(isFinal(status)).toBe(true);
    expect(isHandedOver(status)).toBe(status !== 'cancelled');
  });
});

it('ask why where something comes back that had gone out, which nobody else gets then', () => {
  expect(ORDER_STATUSES.filter((from) => needsReason(from, 'cancelled'))).toEqual(['out for delivery']);
  expect(needsReason('out for delivery', 'delivered')).toBe(false);
  expect(ORDER_STATUSES.filter(leftTheKitchen)).toEqual(['out for delivery']);
});
