import { boardOrders, makeOrder, seenBy } from '@seduh/api-client/mocks';
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
