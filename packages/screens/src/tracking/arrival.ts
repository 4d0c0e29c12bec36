import type { HistoryItem, Order } from '@seduh/contract';
import { dayWord, isUnpaid, promisedAt } from '@seduh/domain';
import { formatDay } from '../lib/format/dates';
import { formatTime, inMinutes, minutesUntil } from '../lib/format/times';
import { formatMoment, isToday, type ShopTime } from '../lib/orders/moments';
import { isOpen } from '../lib/orders/openOrders';
import { isDineIn, isDoorDelivery, isPickUp, statusWord } from '../lib/orders/statuses';

/** A sentence with at most one thing in it to be seen at a glance: the time, or the number to say. */
export interface Sentence {
  before: string;
  key: string | null;
  after: string;
}

/** What the sentence about an order that is under way is made from: an order, or its card in the history. */
type Expected = Pick<Order, 'number' | 'status_name'> & { delivery_method: string };

/** Further ahead than this nobody counts minutes. */
const COUNTDOWN_MINUTES = 90;

const plain = (before: string): Sentence => ({ before, key: null, after: '' });

/** When and where an order arrives, or how it ended. */
export function arrivalSentence(order: Order, time: ShopTime): Sentence {
  if (isOpen(order.status_name)) {
    const { state, due_at } = order.payment;
    return isUnpaid(state)
      ? untilPaid(due_at, time)
      : expectation(order, new Date(promisedAt(order)).toISOString(), time);
  }
  const end = order.timeline.findLast(({ status_name }) => status_name === order.status_name);
  const word = statusWord(order.status_name, order.delivery_method);
  if (!end) return plain(`${word}.`);
  const today = isToday(end.at, time);
  const clock = formatTime(end.at, time.zone);
  const on = today ? 'at ' : `on ${formatDay(end.at, time.zone)} at `;
  if (order.status_name !== 'cancelled') {
    return { before: `${word} ${on}`, key: clock, after: today ? '. Enjoy it.' : '.' };
  }
  const by = { customer: 'You cancelled it ', staff: 'We had to cancel it ', system: 'Cancelled ' }[end.by];
  return { before: by + on, key: clock, after: end.reason ? `: ${end.reason}` : '.' };
}

function untilPaid(due: string | null, time: ShopTime): Sentence {
  if (!due) return plain('Pay, and it goes to the kitchen.');
  return { before: 'Pay by ', key: formatMoment(due, time), after: ', and it goes to the kitchen.' };
}

/** @param due when it was promised, ISO 8601 */
function expectation({ number, status_name, delivery_method }: Expected, due: string, time: ShopTime): Sentence {
  const place = placeOf(delivery_method);
  const minutes = minutesUntil(due, time.now);
  const key = formatTime(due, time.zone);
  const around = `${dayBefore(due, time)}around `;
  /** Later than promised is said as that: nobody knows by how much. */
  const late = (where: string): Sentence => ({
    before: `${where} later than promised: it was to be there ${dayBefore(due, time)}at `,
    key,
    after: '. We are sorry for the wait.',
  });
  if (status_name === 'ready') {
    if (isPickUp(delivery_method)) return { before: `${place}. Say `, key: number, after: ' at the counter.' };
    if (isDineIn(delivery_method)) return plain('It is ready. We bring it to your table.');
    return minutes < 0 ? late('Packed, and') : { before: `Packed for the rider. ${place} ${around}`, key, after: '.' };
  }
  if (status_name === 'pending') {
    return minutes < 0
      ? {
          before: `The kitchen has not accepted it yet. It was promised for ${dayBefore(due, time).replace('on ', '')}`,
          key,
          after: '.',
        }
      : { before: `${place} ${around}`, key, after: ', once the kitchen has accepted it.' };
  }
  if (minutes < 0) return late(status_name === 'out for delivery' ? 'On its way, and' : 'In the making, and');
  if (minutes < 1) return plain(`${place} any minute now.`);
  const after = minutes > COUNTDOWN_MINUTES ? '.' : `, ${inMinutes(due, time.now)}.`;
  return { before: `${place} ${around}`, key, after };
}

function placeOf(method: string): string {
  if (isDoorDelivery(method)) return 'At your door';
  return isDineIn(method) ? 'At your table' : 'Ready to collect';
}

/** Nothing for today, `tomorrow `, `on Monday `, `on 27 Nov `. */
function dayBefore(iso: string, { zone, now }: ShopTime): string {
  const word = dayWord(zone, new Date(iso), new Date(now));
  if (word === 'today') return '';
  return word === 'tomorrow' ? 'tomorrow ' : `on ${word} `;
}

/** The short form beside an order that is under way: `SD-2041, at your door around 14:35`. */
export function arrivalNote(order: Expected & Pick<HistoryItem, 'promised_at'>, time: ShopTime): string {
  const { before, key } = expectation(order, order.promised_at, time);
  const words = `${before}${key ?? ''}`.replace(/\..*$/, '');
  return `${order.number}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
