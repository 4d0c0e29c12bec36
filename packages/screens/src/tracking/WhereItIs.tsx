import type { Order, OrderStatus } from '@seduh/contract';
import {
  Armchair,
  Bike,
  Check,
  ClipboardList,
  Coffee,
  House,
  Panel,
  ReceiptText,
  ShoppingBag,
  StatusTimeline,
} from '@seduh/ui';
import type { ReactNode } from 'react';
import { isOpen } from '../lib/orders/openOrders';
import { isDineIn } from '../lib/orders/statuses';
import { timelineOf } from './timeline';
import type { ShopClock } from '../lib/useShopClock';
import { LiveChip, type LiveChipProps } from './LiveChip';

export interface WhereItIsProps extends LiveChipProps {
  order: Order;
  clock: ShopClock;
}

const icons: Partial<Record<OrderStatus, ReactNode>> = {
  pending: <ReceiptText />,
  confirmed: <ClipboardList />,
  preparing: <Coffee />,
  ready: <ShoppingBag />,
  'out for delivery': <Bike />,
  'picked up': <Check />,
};

/** The order's stations, with their times. */
export function WhereItIs({ order, clock, liveness, heardAt }: WhereItIsProps) {
  const { status_name: status, delivery_method: way } = order;
  const atPlace = isDineIn(way) ? <Armchair /> : <House />;
  const end = status === 'delivered' ? <Check /> : atPlace;
  const steps = timelineOf(order, clock, clock.shop?.ride_minutes).map((step) => ({
    ...step,
    icon: step.id === 'delivered' ? end : icons[step.id],
  }));
  return (
    <Panel title="Where it is" action={isOpen(status) && <LiveChip liveness={liveness} heardAt={heardAt} />}>
      <StatusTimeline label="Where it is" steps={steps} />
    </Panel>
  );
}
