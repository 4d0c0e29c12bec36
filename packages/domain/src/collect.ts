import type { CollectItem, CollectScreen } from '@seduh/contract';
import { DELIVERY, type CalledBy } from '@seduh/contract/constants';
import { isUnpaid } from './payments';
import { promisedAt, type PromisedOrder } from './promise';

const MINUTE_MS = 60_000;
/** How long somebody is called: who has not come by then looks at their phone, or asks. */
const CALLED_MINUTES = 20;
/** An accepted order that is wanted later than this is not brewed yet. */
const AHEAD_MINUTES = 60;
/** What staff forgot on their board does not stand before the guests until closing. */
const OVERDUE_MINUTES = 120;

/** An order as the collection screen looks at it. */
export interface CollectableOrder extends PromisedOrder {
  number: string;
  table: string | null;
  /** When it became ready, ISO 8601; null before. */
  ready_since: string | null;
  /** Its customer's own name as far as it is known, given name first: never a part of an address. */
  customer: string | null;
  called_by: CalledBy;
  /** A guest at the counter is called what staff have typed, all of it. */
  guest?: boolean;
}

/** Which orders are on the collection screen, in which column, and what their customers are called there. */
export function collectScreen(orders: readonly CollectableOrder[], now: number): CollectScreen {
  const shown = orders.filter(isCollected);
  return {
    brewing: shown
      .filter((order) => isBrewing(order, now))
      .toSorted((one, other) => promisedAt(one) - promisedAt(other))
      .map(itemOf),
    ready: shown
      .filter((order) => isCalled(order, now))
      .toSorted((one, other) => readySince(other) - readySince(one))
      .map(itemOf),
  };
}

/** Whether its customer comes to the counter for it: no rider and no table, and it is paid or will be there. */
const isCollected = ({ delivery_id, table, payment }: CollectableOrder): boolean =>
  delivery_id !== DELIVERY.doorDelivery && !(delivery_id === DELIVERY.dineIn && table) && !isUnpaid(payment.state);

function isBrewing(order: CollectableOrder, now: number): boolean {
  const minutes = (promisedAt(order) - now) / MINUTE_MS;
  if (minutes < -OVERDUE_MINUTES) return false;
  return order.status_name === 'preparing' || (order.status_name === 'confirmed' && minutes <= AHEAD_MINUTES);
}

const readySince = ({ ready_since }: CollectableOrder): number => Date.parse(ready_since ?? '') || 0;

const isCalled = (order: CollectableOrder, now: number): boolean =>
  order.status_name === 'ready' && now - readySince(order) < CALLED_MINUTES * MINUTE_MS;

const itemOf = ({ number, customer, called_by, guest }: CollectableOrder): CollectItem => ({
  number,
  called: guest ? customer : calledOnScreen(customer, called_by),
});

/** `Rani Ayu Lestari` is `Rani`, or `R. L.`; null for the number alone, and for who has no name. */
export function calledOnScreen(name: string | null, calledBy: CalledBy): string | null {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (first === undefined || calledBy === 'number') return null;
  return calledBy === 'name' ? first : [first, ...(last ? [last] : [])].map(initialOf).join(' ');
}

// by code points: a letter may be two units
const initialOf = (word: string): string => `${([...word][0] ?? '').toLocaleUpperCase()}.`;
