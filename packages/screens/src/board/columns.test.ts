import { boardOrders, makeOrder, minutesAgo, NOW, orderIn, paying, seenBy } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import {
  type BoardColumn,
  cardLines,
  cardSummary,
  COLUMNS,
  isWanted,
  ordersIn,
  ridePlace,
  deliveryNote,
} from './columns';
import { nextMove, refusal } from './moves';
import { words as methods } from '../lib/orders/methods/words/en';
import { words as indonesianMethods } from '../lib/orders/methods/words/id';
import { words as columns } from './columns/words/en';
import { words as decline } from './decline/words/en';
import { words as m } from './words/en';
import { words as indonesian } from './words/id';
import { OPEN_STATUSES } from '../lib/orders/openOrders';

const now = Date.parse(NOW);
const time = { zone: 'Asia/Jakarta', locale: 'en-GB', now };
const { dineIn, doorDelivery, pickUp } = DELIVERY;
const column = (id: string): BoardColumn => COLUMNS.find((known) => known.id === id) ?? COLUMNS[0]!;
const [fresh, brewing] = [column('new'), column('brewing')];

it('has a place for every open order, and one only', () => {
  expect(COLUMNS.flatMap(({ statuses }) => statuses)).toEqual(OPEN_STATUSES);
});

it('puts who waits longest first', () => {
  expect(ordersIn(brewing, boardOrders).map(({ number }) => number)).toEqual(['SD-2040', 'SD-2041', 'SD-2042']);
});

const aged = (status: Order['status_name'], placed: number, moved: number) =>
  makeOrder({ number: 1, status, lines: [['americano', 1]], placed, moved });

it('puts who is still to pay last', () => {
  const unpaid = { ...paying.byBank, created_at: minutesAgo(200) };
  expect(ordersIn(fresh, [unpaid, ...boardOrders]).at(-1)).toBe(unpaid);
});

it('tells a rider where to go once there is something to take', () => {
  expect(ridePlace(orderIn('preparing'), m)).toBeNull();
  expect(ridePlace(orderIn('ready', pickUp), m)).toBeNull();
  expect(ridePlace(orderIn('ready'), m)).toEqual({ address: orderIn('ready').address, phone: orderIn('ready').phone });
  expect(ridePlace({ ...orderIn('out for delivery'), address: null }, m)?.address).toBe('No address given');
});

it.each([
  ['', null, 8],
  ['2043', null, 1],
  [' bima ', null, 1],
  ['americano', null, 1],
  ['', dineIn, 3],
  ['americano', dineIn, 0],
])('finds "%s" among delivery method %s', (search, deliveryId, count) => {
  expect(boardOrders.filter((order) => isWanted(order, search, deliveryId))).toHaveLength(count);
});

it.each([
  [orderIn('pending', doorDelivery), 'Door delivery, 14:51'],
  [orderIn('pending', pickUp), 'Pick up, 14:31'],
  [orderIn('pending', dineIn), 'Dine in, 14:31'],
  [{ ...orderIn('pending', dineIn), table: '7' }, 'Dine in, table 7'],
  [{ ...orderIn('pending', dineIn), table: '7', scheduled: true }, 'Dine in, table 7, 14:31'],
  // the bank's money came at 14:24: made from then on, not from when it was ordered
  [
    {
      ...orderIn('pending', pickUp),
      payment_id: paying.paid.payment_id,
      payment: { ...paying.paid.payment, paid_at: minutesAgo(6) },
    },
    'Pick up, 14:39',
  ],
])('says how an order leaves (%#)', (order, words) => {
  expect(deliveryNote(order, time, { m, methods })).toBe(words);
});

it('says it in Indonesian', () => {
  const words = { m: indonesian, methods: indonesianMethods };
  const order = { ...orderIn('pending', dineIn), table: '7' };
  expect(deliveryNote(order, { ...time, locale: 'id' }, words)).toBe('Makan di tempat, meja 7');
  expect(cardSummary(orderIn('pending'), indonesian)).toBe('2 Hazelnut Latte, R dan 2 lagi');
  expect(indonesian.day(8, null, 41)).toBe('8 berjalan, 41 selesai hari ini.');
  expect(indonesian.day(230, 200, null)).toBe('230 berjalan, 200 yang terbaru ada di sini.');
});

it('writes what to make', () => {
  expect(cardLines(orderIn('pending')).slice(0, 2)).toEqual([
    { qty: 2, text: 'Hazelnut Latte, R', detail: 'Whole milk, 100 % sugar' },
    { qty: 1, text: 'Kopi Susu Gula Aren, L', detail: 'Whole milk, 100 % sugar, Normal ice' },
  ]);
  expect(cardSummary(orderIn('pending'), m)).toBe('2 Hazelnut Latte, R and 2 more');
  expect(cardSummary(aged('pending', 1, 1), m)).toBe('1 Americano, R');
});

it.each([
  ['pending', doorDelivery, 'Accept', 'Decline'],
  ['confirmed', doorDelivery, 'Start brewing', 'Cancel'],
  ['preparing', doorDelivery, 'Mark ready', 'Cancel'],
  ['ready', doorDelivery, 'Give to rider', 'Cancel'],
  ['ready', pickUp, 'Hand over', 'Cancel'],
  ['ready', dineIn, 'Serve', 'Cancel'],
  ['out for delivery', doorDelivery, 'Mark delivered', 'Bring back'],
  ['delivered', doorDelivery, null, null],
  ['cancelled', doorDelivery, null, null],
] as const)('a %s order by delivery method %i offers staff "%s", else "%s"', (status, deliveryId, label, end) => {
  const order = seenBy(orderIn(status, deliveryId), 'Admin');
  const [next, refused] = [nextMove(order), refusal(order)];
  expect(next && columns.moves[next.label]).toBe(label);
  expect(refused && decline.refusals[refused].label).toBe(end);
});
