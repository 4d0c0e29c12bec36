import type { OrderStatus } from '@seduh/contract';
import type { DELIVERY_METHODS } from '@seduh/contract/constants';
import type { ChipTone } from '@seduh/ui';

/** Every method by which an order reaches its customer, by the name it has in answers. */
type DeliveryMethodName = (typeof DELIVERY_METHODS)[number]['name'];

const isMethod = (method: string, name: DeliveryMethodName): boolean => method === name;

/** @param method an answer's `delivery_method` */
export const isDoorDelivery = (method: string): boolean => isMethod(method, 'Door delivery');
/** @param method an answer's `delivery_method` */
export const isDineIn = (method: string): boolean => isMethod(method, 'Dine in');
/** @param method an answer's `delivery_method` */
export const isPickUp = (method: string): boolean => isMethod(method, 'Pick up');

interface Words {
  /** On a chip, a step, a card. */
  short: string;
  /** As the heading of the order's page, where it says more. */
  title?: string;
  tone: ChipTone;
  /** How full the glass is, 0 to 100. */
  level: number;
}

const words: Record<OrderStatus, Words> = {
  pending: { short: 'Order placed', tone: 'plain', level: 15 },
  confirmed: { short: 'Accepted', tone: 'plain', level: 35 },
  preparing: { short: 'Brewing', title: 'Brewing now', tone: 'warn', level: 62 },
  ready: { short: 'Ready', tone: 'ok', level: 85 },
  'out for delivery': { short: 'On the way', tone: 'info', level: 85 },
  delivered: { short: 'Delivered', tone: 'ok', level: 100 },
  'picked up': { short: 'Picked up', tone: 'ok', level: 100 },
  cancelled: { short: 'Cancelled', tone: 'bad', level: 15 },
};

/** What people call a status: `Brewing`. What is brought to a table is `Served`, not delivered. */
export const statusWord = (status: OrderStatus, method: string): string =>
  status === 'delivered' && isDineIn(method) ? 'Served' : words[status].short;

/** The status as a heading: `Brewing now`. */
export const statusTitle = (status: OrderStatus, method: string): string =>
  words[status].title ?? statusWord(status, method);

export const statusTone = (status: OrderStatus): ChipTone => words[status].tone;

/** How far the glass is filled, 0 to 100. */
export const glassLevel = (status: OrderStatus): number => words[status].level;

/** Whether the order is hot by now, and not yet in the customer's hands. */
export const isSteaming = (status: OrderStatus): boolean =>
  status === 'preparing' || status === 'ready' || status === 'out for delivery';
