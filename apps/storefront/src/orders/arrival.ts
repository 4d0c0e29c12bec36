import type { Order } from '@seduh/contract';
import { dayWord, isUnpaid } from '@seduh/domain';
import { formatDay } from '../format/dates';
import { formatTime, inMinutes, minutesUntil } from '../format/times';
import { formatMoment, isToday, type ShopTime } from './moments';
import { isOpen } from './openOrders';
import { isDineIn, isDoorDelivery, isPickUp, statusWord } from './statuses';

/** A sentence with at most one thing in it to be seen at a glance: the time, or the number to say. */
export interface Sentence {
  before: string;
  key: string | null;
  after: string;
}

/** What the sentence about an order that is under way is made from: an order, or its card in the history. */
export type Expected = Pick<Order, 'number' | 'status_name' | 'ready_at'> & { delivery_method: string };

/** Further ahead than this nobody counts minutes. */
const COUNTDOWN_MINUTES = 90;

const plain = (before: string): Sentence => ({ before, key: null, after: '' });

/** When and where an order arrives, or how it ended. */
export function arrivalSentence(order: Order, time: ShopTime): Sentence {
  if (isOpen(order.status_name)) {
    const { state, due_at } = order.payment;
    return isUnpaid(state) ? untilPaid(due_at, time) : expectation(order, time);
  }
  const end = order.timeline.findLast(({ status_name }) => status_name === order.status_name);
  const word = statusWord(order.status_name, order.delivery_method);
  if (!end) return plain(`${word}.`);
  const today = isToday(end.at, time);
  const clock = formatTime(end.at, time.zone);
  const on = today ? 'at ' : `on ${formatDay(end.at, time.zone)} at `;
  if (order.status_name !== 'cancelled') {
    return { before: `${word} ${on}`, key: clock, after: today ? '. Enjoy it hot.' : '.' };
  }
  const by = { customer: 'You cancelled it ', staff: 'We had to cancel it ', system: 'Cancelled ' }[end.by];
  return { before: by + on, key: clock, after: end.reason ? `: ${end.reason}` : '.' };
}

function untilPaid(due: string | null, time: ShopTime): Sentence {
  if (!due) return plain('Pay, and it goes to the kitchen.');
  return { before: 'Pay by ', key: formatMoment(due, time), after: ', and it goes to the kitchen.' };
}

function expectation({ number, status_name, delivery_method, ready_at }: Expected, time: ShopTime): Sentence {
  const place = placeOf(delivery_method);
  if (status_name === 'ready' && isPickUp(delivery_method)) {
    return { before: `${place}. Say `, key: number, after: ' at the counter.' };
  }
  const minutes = minutesUntil(ready_at, time.now);
  if (minutes < 1) return plain(`${place} any minute now.`);
  return {
    before: `${place} ${dayBefore(ready_at, time)}around `,
    key: formatTime(ready_at, time.zone),
    after: minutes > COUNTDOWN_MINUTES ? '.' : `, ${inMinutes(ready_at, time.now)}.`,
  };
}

function placeOf(way: string): string {
  if (isDoorDelivery(way)) return 'At your door';
  return isDineIn(way) ? 'At your table' : 'Ready to collect';
}

/** Nothing for today, `tomorrow `, `on Monday `, `on 27 Nov `. */
function dayBefore(iso: string, { zone, now }: ShopTime): string {
  const word = dayWord(zone, new Date(iso), new Date(now));
  if (word === 'today') return '';
  return word === 'tomorrow' ? 'tomorrow ' : `on ${word} `;
}

/** The short form beside an order that is under way: `SD-2041, at your door around 14:35`. */
export function arrivalNote(order: Expected, time: ShopTime): string {
  const { before, key } = expectation(order, time);
  const words = `${before}${key ?? ''}`.replace(/\..*$/, '');
  return `${order.number}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
