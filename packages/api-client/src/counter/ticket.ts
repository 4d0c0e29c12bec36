import type { CounterDeliveryId, CounterOrderBody, CounterPaymentId, QuoteBody } from '@seduh/contract';
import { COUNTER_DELIVERIES, COUNTER_LIMITS, COUNTER_PAYMENTS, DELIVERY, LIMITS } from '@seduh/contract/constants';
import { lineBody, piecesOf, readLines, type CartLine } from '../cart/cart';
import { newIdempotencyKey } from '../orders/writes';
import { persisted, type Persisted } from '../storage/persisted';

/** What staff have taken down for a guest. */
export interface CounterTicket {
  lines: CartLine[];
  /** A name or a number; '' for the one that the shop gives. */
  name: string;
  deliveryId: CounterDeliveryId;
  table: string;
  /** null: not said yet. */
  paymentId: CounterPaymentId | null;
  /** The one order it becomes, however often it is sent; '' while nothing is on it. */
  key: string;
  /** A try to place it was not answered: there may be an order. */
  isUncertain: boolean;
}

export const EMPTY_TICKET: CounterTicket = {
  lines: [],
  name: '',
  deliveryId: DELIVERY.pickUp,
  table: '',
  paymentId: null,
  key: '',
  isUncertain: false,
};

const tickets = new Map<string, Persisted<CounterTicket>>();

/** The ticket of a member of staff on this device: it outlives leaving the page, and reloads. */
export function ticketOf(userId: string): Persisted<CounterTicket> {
  const key = `seduh.counter.${userId}`;
  const ticket = tickets.get(key) ?? persisted({ key, parse: parseTicket });
  tickets.set(key, ticket);
  return ticket;
}

/** The ticket with something else on it. It has its key from the first line on, so that all tabs send the same one. */
export function changed(ticket: CounterTicket, patch: Partial<CounterTicket>): CounterTicket {
  const next = { ...ticket, ...patch };
  return next.key === '' && next.lines.length > 0 ? { ...next, key: newIdempotencyKey() } : next;
}

/** The ticket after its order: empty, but for what was put on while that one was on its way. */
export function nextTicket(ticket: CounterTicket, ordered: CounterTicket): CounterTicket {
  const lines = ticket.lines
    .map((line) => ({ ...line, qty: line.qty - piecesOf(ordered.lines, line) }))
    .filter(({ qty }) => qty > 0);
  return changed(EMPTY_TICKET, { lines });
}

/** What a ticket is priced by; null while nothing is on it. */
export const ticketRequest = ({ lines, deliveryId }: CounterTicket): QuoteBody | null =>
  lines.length > 0 ? { lines: lines.map(lineBody), delivery_id: deliveryId, time: 'now' } : null;

/** The order that a ticket becomes, at the prices of a quote; null while it is not said how it is paid. */
export function ticketOrder(ticket: CounterTicket, version: string): CounterOrderBody | null {
  const { lines, deliveryId, paymentId } = ticket;
  if (paymentId === null) return null;
  const [name, table] = [ticket.name.trim(), ticket.table.trim()];
  return {
    lines: lines.map(lineBody),
    delivery_id: deliveryId,
    payment_id: paymentId,
    quote_version: version,
    ...(name && { name }),
    ...(deliveryId === DELIVERY.dineIn && table && { table }),
  };
}

/** Reads a stored ticket; what is not one, or no line of one, is left out. Never throws. */
function parseTicket(found: unknown): CounterTicket {
  if (typeof found !== 'object' || found === null) return EMPTY_TICKET;
  const stored = found as Partial<Record<keyof CounterTicket, unknown>>;
  const { deliveryId, paymentId, key } = stored;
  return {
    lines: readLines(stored.lines),
    // one letter more than fits is kept, so that what was typed too long is still said to be
    name: text(stored.name, COUNTER_LIMITS.guestName + 1),
    deliveryId: COUNTER_DELIVERIES.find(({ id }) => id === deliveryId)?.id ?? EMPTY_TICKET.deliveryId,
    table: text(stored.table, LIMITS.table + 1),
    paymentId: COUNTER_PAYMENTS.find(({ id }) => id === paymentId)?.id ?? null,
    key: typeof key === 'string' && key.length <= LIMITS.idempotencyKey ? key : '',
    isUncertain: stored.isUncertain === true,
  };
}

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');
