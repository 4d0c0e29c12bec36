import { boardOrders, makeOrder, minutesAgo, NOW, orderIn, paying, seenBy } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import {
  ageIn,
  type BoardColumn,
  calledName,
  cardLines,
  cardNote,
  COLUMNS,
  isLate,
  isWanted,
  ordersIn,
  ridePlace,
  wayNote,
} from './board';
import { canCallOff, canDecline, nextMove } from './moves';
import { OPEN_STATUSES } from './openOrders';

const now = Date.parse(NOW);
const time = { zone: 'Asia/Jakarta', now };
const { dineIn, doorDelivery, pickUp } = DELIVERY;
const column = (id: string): BoardColumn => COLUMNS.find((known) => known.id === id) ?? COLUMNS[0]!;
const [fresh, brewing, way] = [column('new'), column('brewing'), column('way')];

it('has a place for every open order, and one only', () => {
  expect(COLUMNS.flatMap(({ statuses }) => statuses)).toEqual(OPEN_STATUSES);
});

it('puts who waits longest first', () => {
  expect(ordersIn(brewing, boardOrders).map(({ number }) => number)).toEqual(['SD-2040', 'SD-2041', 'SD-2042']);
});

const aged = (status: Order['status_name'], placed: number, moved: number) =>
  makeOrder({ number: 1, status, lines: [['americano', 1]], placed, moved });

it.each([
  [fresh, aged('pending', 4, 4), 4],
  // accepted 18 minutes ago and brewing since 12: 18 in the column
  [brewing, aged('preparing', 24, 12), 18],
  [way, aged('out for delivery', 38, 9), 9],
])('counts the minutes in the column (%#)', (column, order, minutes) => {
  expect(ageIn(column, order, now)).toBe(minutes);
});

it('puts who is still to pay last, and neither blames nor ages them', () => {
  const unpaid = { ...paying.byBank, created_at: minutesAgo(200) };
  expect(ordersIn(fresh, [unpaid, ...boardOrders]).at(-1)).toBe(unpaid);
  expect(isLate(fresh, { ...unpaid, timeline: aged('pending', 200, 200).timeline }, now)).toBe(false);
  const paidAt = (minutes: number): Order => ({
    ...aged('pending', 200, 200),
    payment_id: paying.paid.payment_id,
    payment: { ...paying.paid.payment, paid_at: minutesAgo(minutes) },
  });
  expect(ageIn(fresh, paidAt(3), now)).toBe(3);
  // cash that is taken early makes no order younger
  expect(ageIn(fresh, { ...paidAt(3), payment_id: orderIn('pending').payment_id }, now)).toBe(200);
});

it('tells a rider where to go once there is something to take', () => {
  expect(ridePlace(orderIn('preparing'))).toBeNull();
  expect(ridePlace(orderIn('ready', pickUp))).toBeNull();
  expect(ridePlace(orderIn('ready'))).toEqual({ address: orderIn('ready').address, phone: orderIn('ready').phone });
  expect(ridePlace({ ...orderIn('out for delivery'), address: null })?.address).toBe('No address given');
});

it('has no age before its time: a device may be behind by a tick', () => {
  expect(ageIn(fresh, aged('pending', -1, -1), now)).toBe(0);
});

it.each([
  [fresh, aged('pending', 10, 10), false],
  [fresh, aged('pending', 11, 11), true],
  [way, aged('out for delivery', 60, 20), false],
  [way, aged('out for delivery', 60, 21), true],
  // ordered for later
  [fresh, { ...aged('pending', 90, 90), scheduled: true, ready_at: minutesAgo(-60) }, false],
  [fresh, { ...aged('pending', 90, 90), scheduled: true, ready_at: minutesAgo(1) }, true],
])('knows a late order (%#)', (column, order, late) => {
  expect(isLate(column, order, now)).toBe(late);
});

it.each([
  ['', null, 8],
  ['2043', null, 1],
  [' bima ', null, 1],
  ['americano', null, 1],
  ['', dineIn, 3],
  ['americano', dineIn, 0],
])('finds "%s" among way %s', (search, deliveryId, count) => {
  expect(boardOrders.filter((order) => isWanted(order, search, deliveryId))).toHaveLength(count);
});

it.each([
  ['Rani Ayu', 'Rani A.'],
  ['Siti nurhaliza binti tarudin', 'Siti T.'],
  ['Suharto', 'Suharto'],
  ['', ''],
])('calls %s %s', (name, called) => {
  expect(calledName(name)).toBe(called);
});

it.each([
  [orderIn('pending', doorDelivery), 'Door delivery, 14:51'],
  [orderIn('pending', pickUp), 'Pick up, 14:31'],
  [orderIn('pending', dineIn), 'Dine in, 14:31'],
  [{ ...orderIn('pending', dineIn), table: '7' }, 'Dine in, table 7'],
  [{ ...orderIn('pending', dineIn), table: '7', scheduled: true }, 'Dine in, table 7, 14:31'],
])('says how an order leaves (%#)', (order, words) => {
  expect(wayNote(order, time)).toBe(words);
});

it('writes what to make, and what to mind', () => {
  expect(cardLines(orderIn('pending')).slice(0, 2)).toEqual([
    { qty: 2, text: 'Hazelnut Latte, R' },
    { qty: 1, text: 'Kopi Susu Gula Aren, L' },
  ]);
  expect(cardNote(orderIn('pending'))).toBe('Kopi Susu Gula Aren: Less ice, please');
  expect(cardNote(aged('pending', 1, 1))).toBeUndefined();
});

it.each([
  ['pending', doorDelivery, 'Accept', 'decline'],
  ['confirmed', doorDelivery, 'Start brewing', 'call off'],
  ['preparing', doorDelivery, 'Mark ready', 'call off'],
  ['ready', doorDelivery, 'Give to rider', 'call off'],
  ['ready', pickUp, 'Hand over', 'call off'],
  ['ready', dineIn, 'Serve', 'call off'],
  ['out for delivery', doorDelivery, 'Mark delivered', undefined],
  ['delivered', doorDelivery, undefined, undefined],
  ['cancelled', doorDelivery, undefined, undefined],
] as const)('a %s order by way %i offers staff "%s", else "%s"', (status, deliveryId, label, end) => {
  const order = seenBy(orderIn(status, deliveryId), 'Admin');
  expect(nextMove(order)?.label).toBe(label);
  expect([canDecline(order), canCallOff(order)]).toEqual([end === 'decline', end === 'call off']);
});
