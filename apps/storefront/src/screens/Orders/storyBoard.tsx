import { useState } from 'react';
import { fn } from 'storybook/test';
import { OrdersScreen, type OrdersScreenProps } from './OrdersScreen';

/** A bell that could be heard, and is not: its strokes are counted. */
export const silentBell = { isReady: () => true, subscribe: () => () => undefined, unlock: fn(), ring: fn() };

export const boardArgs: OrdersScreenProps = { search: '', deliveryId: null, onFilter: fn(), bell: silentBell };

/** The board with an address bar: what it asks to be shown is shown. */
export function KeptBoard({ search, deliveryId, onFilter, bell }: OrdersScreenProps) {
  const [filter, setFilter] = useState({ search, deliveryId });
  return (
    <OrdersScreen
      {...filter}
      bell={bell}
      onFilter={(next) => {
        setFilter(next);
        onFilter(next);
      }}
    />
  );
}
