import { boardOrders, makeOrder, minutesAgo, NOW, orderIn, seenBy } from '@seduh/api-client/mocks';
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
  wayNote,
} from './board';
import { canDecline, nextMove } from './moves';
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
  ['pending', doorDelivery, 'Accept', true],
  ['confirmed', doorDelivery, 'Start brewing', false],
  ['preparing', doorDelivery, 'Mark ready', false],
  ['ready', doorDelivery, 'Give to rider', false],
  ['ready', pickUp, 'Hand over', false],
  ['ready', dineIn, 'Serve', false],
  ['out for delivery', doorDelivery, 'Mark delivered', false],
  ['delivered', doorDelivery, undefined, false],
  ['cancelled', doorDelivery, undefined, false],
] as const)('a %s order by way %i offers staff "%s"', (status, deliveryId, label, declinable) => {
  const order = seenBy(orderIn(status, deliveryId), 'Admin');
  expect(nextMove(order)?.label).toBe(label);
  expect(canDecline(order)).toBe(declinable);
});
