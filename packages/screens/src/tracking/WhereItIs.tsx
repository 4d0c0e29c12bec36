import type { Order, OrderStatus } from '@seduh/contract';
import {
  Armchair,
  Bike,
  Check,
  Chip,
  ClipboardList,
  Coffee,
  House,
  Panel,
  Radio,
  ReceiptText,
  ShoppingBag,
  StatusTimeline,
  WifiOff,
} from '@seduh/ui';
import type { ReactNode } from 'react';
import { isOpen } from '../lib/orders/openOrders';
import { isDineIn } from '../lib/orders/statuses';
import type { Liveness } from '../lib/orders/useLive';
import { orderWords } from '../lib/orders/words';
import type { ShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { timelineOf } from './timeline';
import { trackingWords } from './words';

interface LiveChipProps {
  liveness: Liveness;
  /** When the server was last heard, `14:03`; null for never. */
  heardAt: string | null;
}

export interface WhereItIsProps extends LiveChipProps {
  order: Order;
  clock: ShopClock;
}

/** Each station's icon; the customer's place has its own until it is reached, and cancelling has none. */
const icons: Record<OrderStatus, ReactNode> = {
  pending: <ReceiptText />,
  confirmed: <ClipboardList />,
  preparing: <Coffee />,
  ready: <ShoppingBag />,
  'out for delivery': <Bike />,
  delivered: <Check />,
  'picked up': <Check />,
  cancelled: undefined,
};

/** The order's stations, with their times. */
export function WhereItIs({ order, clock, liveness, heardAt }: WhereItIsProps) {
  const m = useWords(trackingWords);
  const orders = useWords(orderWords);
  const { status_name: status, delivery_method: method } = order;
  const atPlace = isDineIn(method) ? <Armchair /> : <House />;
  const steps = timelineOf(order, clock, clock.shop?.ride_minutes, { m, orders }).map((step) => ({
    ...step,
    icon: step.id === 'delivered' && status !== 'delivered' ? atPlace : icons[step.id],
  }));
  return (
    <Panel title={m.whereItIs} action={isOpen(status) && <LiveChip liveness={liveness} heardAt={heardAt} />}>
      <StatusTimeline label={m.whereItIs} steps={steps} />
    </Panel>
  );
}

/** Whether what is shown is up to date; nothing where the page does not follow. */
export function LiveChip({ liveness, heardAt }: LiveChipProps) {
  const m = useWords(trackingWords);
  switch (liveness) {
    case 'live':
      return (
        <Chip tone="warn" icon={<Radio />}>
          {m.live}
        </Chip>
      );
    case 'stale':
      return <Chip icon={<WifiOff />}>{m.lastHeard(heardAt)}</Chip>;
    case 'waiting':
      return <Chip icon={<Radio />}>{m.connecting}</Chip>;
    case 'off':
      return null;
  }
}
