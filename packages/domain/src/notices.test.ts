import type { OrderStatus } from '@seduh/contract';
import { DELIVERY, NOTICE_KINDS, ORDER_STATUSES } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { isStillNews, NOTICE_MINUTES, noticeOfMove } from './notices';
import { statusPath } from './orders';

it.each([
  [DELIVERY.dineIn, ['accepted', 'ready']],
  [DELIVERY.pickUp, ['accepted', 'ready']],
  [DELIVERY.doorDelivery, ['accepted', 'out for delivery']],
])('by way %i a customer is told %j', (deliveryId, told) => {
  const kinds = statusPath(deliveryId).map((status) => noticeOfMove({ status, deliveryId }));
  expect(kinds.filter((kind) => kind !== null)).toEqual(told);
});

it('every notice is news as it is made, and none of an order that is over', () => {
  for (const deliveryId of Object.values(DELIVERY)) {
    const outdated = statusPath(deliveryId).filter((status) => {
      const kind = noticeOfMove({ status, deliveryId });
      return kind !== null && !isStillNews(kind, { status, deliveryId });
    });
    expect(outdated).toEqual([]);
    for (const kind of NOTICE_KINDS)
      for (const status of ['delivered', 'picked up', 'cancelled'] as const)
        expect(isStillNews(kind, { status, deliveryId })).toBe(false);
  }
});

it.each([
  ['accepted', ['confirmed', 'preparing']],
  ['ready', ['ready']],
  ['out for delivery', ['out for delivery']],
  ['new order', ['pending']],
  ['late', ['pending', 'confirmed', 'preparing', 'out for delivery']],
] as const)('%s is so while a pick-up is %j', (kind, statuses) => {
  const so = ORDER_STATUSES.filter((status) => isStillNews(kind, { status, deliveryId: DELIVERY.pickUp }));
  expect(so).toEqual(statuses);
});

it.each(['message', 'question'] as const)('%s is news until it is seen, also of an order that is over', (kind) => {
  const order = { status: 'delivered', deliveryId: DELIVERY.dineIn } as const;
  expect([true, false].map((isUnread) => isStillNews(kind, { ...order, isUnread }))).toEqual([true, false]);
});

it('what is offered for what has run out is asked while it is still to be made', () => {
  const ask = (status: OrderStatus, isOffered: boolean) =>
    isStillNews('offer', { status, deliveryId: DELIVERY.pickUp, isOffered });
  expect(ORDER_STATUSES.filter((status) => ask(status, true))).toEqual(['pending', 'confirmed', 'preparing']);
  expect(ORDER_STATUSES.filter((status) => ask(status, false))).toEqual([]);
});

it('what is ready on its table is late until it is served, and nothing is told that is an hour old', () => {
  expect(isStillNews('late', { status: 'ready', deliveryId: DELIVERY.dineIn })).toBe(true);
  expect(Object.values(NOTICE_MINUTES).every((minutes) => minutes <= 60)).toBe(true);
});
