import type { OrderStatus } from '@seduh/contract';
import type { DeliveryMethodName } from '@seduh/contract/constants';
import type { ChipTone } from '@seduh/ui';
import type { OrderWords } from './words';

/** @param method an answer's `delivery_method` */
export const isDoorDelivery = (method: DeliveryMethodName): boolean => method === 'Door delivery';
/** @param method an answer's `delivery_method` */
export const isDineIn = (method: DeliveryMethodName): boolean => method === 'Dine in';
/** @param method an answer's `delivery_method` */
export const isPickUp = (method: DeliveryMethodName): boolean => method === 'Pick up';

interface Look {
  tone: ChipTone;
  /** How full the glass is, 0 to 100. */
  level: number;
}

const looks: Record<OrderStatus, Look> = {
  pending: { tone: 'plain', level: 15 },
  confirmed: { tone: 'plain', level: 35 },
  preparing: { tone: 'warn', level: 62 },
  ready: { tone: 'ok', level: 85 },
  'out for delivery': { tone: 'info', level: 85 },
  delivered: { tone: 'ok', level: 100 },
  'picked up': { tone: 'ok', level: 100 },
  cancelled: { tone: 'bad', level: 15 },
};

/** What people call a status: `Brewing`. What is brought to a table is `Served`, not delivered. */
export const statusWord = (status: OrderStatus, method: DeliveryMethodName, m: OrderWords): string =>
  status === 'delivered' && isDineIn(method) ? m.served : m.statuses[status];

/** The status as a heading: `Brewing now`. */
export const statusTitle = (status: OrderStatus, method: DeliveryMethodName, m: OrderWords): string =>
  status === 'preparing' ? m.brewingNow : statusWord(status, method, m);

export const statusTone = (status: OrderStatus): ChipTone => looks[status].tone;

/** How far the glass is filled, 0 to 100. */
export const glassLevel = (status: OrderStatus): number => looks[status].level;

/** Whether the order is hot by now, and not yet in the customer's hands. */
export const isSteaming = (status: OrderStatus): boolean =>
  status === 'preparing' || status === 'ready' || status === 'out for delivery';
