import { boardOrders, makeOrder, minutesAgo, seenBy } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { OrderBoardScreen, type OrderBoardScreenProps } from '../board/OrderBoardScreen';

/** A bell that could be heard, and is not: its strokes are counted. */
export const silentBell = { isReady: () => true, subscribe: () => () => undefined, unlock: fn(), ring: fn() };

export const boardArgs: OrderBoardScreenProps = { search: '', deliveryId: null, onFilter: fn(), bell: silentBell };

/** The board with an address bar: what it asks to be shown is shown. */
export function StatefulBoard({ search, deliveryId, onFilter, bell }: OrderBoardScreenProps) {
  const [filter, setFilter] = useState({ search, deliveryId });
  return (
    <OrderBoardScreen
      {...filter}
      bell={bell}
      onFilter={(next) => {
        setFilter(next);
        onFilter(next);
      }}
    />
  );
}

const { dineIn, doorDelivery, pickUp } = DELIVERY;
const guests = ['Bima Saputra', 'Sari Wulandari', 'Yoga Pratama', 'Ayu Lestari', 'Made Wirawan'];
const slugOf = (index: number) =>
  ['hazelnut-latte', 'kopi-susu-gula-aren', 'nasi-goreng', 'americano', 'croissant'][index % 5] ?? 'americano';

/** A rush: 23 new orders within half an hour, before the four that are under way. The newest first, as staff get them. */
export const rushOrders = [
  ...Array.from({ length: 23 }, (_, index) =>
    makeOrder({
      number: 2090 - index,
      status: 'pending',
      placed: 1 + index,
      customer: guests[index % guests.length] ?? 'Rani Ayu',
      deliveryId: [doorDelivery, pickUp, dineIn][index % 3] ?? pickUp,
      lines: [
        [slugOf(index), 1 + (index % 3), 1, index % 6 === 2 ? 'No peanuts please, allergy' : ''],
        [slugOf(index + 2), 1],
      ],
    }),
  ),
  ...boardOrders.slice(-4),
].map((order) => seenBy(order, 'Admin'));

const milk: [slug: string, qty: number][][] = [
  [['hazelnut-latte', 2]],
  [['hazelnut-latte', 1]],
  [
    ['kopi-susu-gula-aren', 1],
    ['croissant', 1],
  ],
  [
    ['americano', 2],
    ['nasi-goreng', 1],
  ],
  [
    ['hazelnut-latte', 1],
    ['donut', 2],
  ],
  [['americano', 1]],
];

/** A bar with work: accepted orders with equal cups, one with a wish, one with an allergy; and one that is new. */
export const cupOrders = [
  makeOrder({
    number: 2108,
    status: 'pending',
    placed: 1,
    customer: 'Bima Saputra',
    deliveryId: pickUp,
    lines: ['americano'],
  }),
  makeOrder({
    number: 2107,
    status: 'confirmed',
    placed: 2,
    customer: 'Ayu Lestari',
    deliveryId: pickUp,
    lines: [
      ['hazelnut-latte', 1, 1, 'Peanut allergy, please clean the jug'],
      ['croissant', 1],
    ],
  }),
  ...milk.map((lines, index) =>
    makeOrder({
      number: 2106 - index,
      status: index > 3 ? 'preparing' : 'confirmed',
      placed: 4 + 3 * index,
      customer: guests[index % guests.length] ?? 'Rani Ayu',
      deliveryId: pickUp,
      lines: index === 2 ? [...lines, ['iced-latte', 1, 2, 'Less ice, please']] : lines,
    }),
  ),
  makeOrder({
    number: 2100,
    status: 'ready',
    placed: 20,
    moved: 2,
    customer: 'Putri Handayani',
    deliveryId: pickUp,
    lines: ['v60'],
  }),
];

/** Two accepted orders for tomorrow noon, of what is made now as well. */
export const laterOrders = [2110, 2109].map((number, index) => ({
  ...makeOrder({
    number,
    status: 'confirmed',
    placed: 30 + index,
    customer: guests[index] ?? 'Rani Ayu',
    deliveryId: pickUp,
    lines: [['hazelnut-latte', 1 + index]],
  }),
  scheduled: true,
  ready_range: undefined,
  // 12:00 in the shop
  ready_at: minutesAgo(-(21 * 60 + 30)),
}));

/** Sixty accepted orders of ten minutes, one to three cups each of what is had most. */
export const cupRush = Array.from({ length: 60 }, (_, index) =>
  makeOrder({
    number: 2260 - index,
    status: 'confirmed',
    placed: 1 + Math.floor(index / 6),
    customer: guests[index % guests.length] ?? 'Rani Ayu',
    deliveryId: [doorDelivery, pickUp, dineIn][index % 3] ?? pickUp,
    lines:
      index % 2 === 0
        ? [[slugOf(index), 1 + (index % 3), 1, index % 20 === 12 ? 'No peanuts please, allergy' : '']]
        : [
            [slugOf(index), 1],
            [slugOf(index + 1), 1],
          ],
  }),
);
