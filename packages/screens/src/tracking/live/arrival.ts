import type { HistoryItem, Order } from '@seduh/contract';
import { isUnpaid, promisedAt } from '@seduh/domain';
import { formatDay } from '../../lib/format/dates';
import { formatTime, minutesUntil } from '../../lib/format/times';
import { formatMoment, isToday, namedDay, type ShopTime } from '../../lib/orders/moments';
import { isOpen } from '../../lib/orders/openOrders';
import { isDineIn, isDoorDelivery, isPickUp, statusWord } from '../../lib/orders/statuses';
import type { OrderWords } from '../../lib/orders/words';
import type { Sentence, Spot } from './sentence';
import type { LiveWords } from './words';

/** The words about an order's arrival. */
export interface ArrivalWords {
  m: LiveWords;
  orders: OrderWords;
}

/** What the sentence about an order that is under way is made from: an order, or its card in the history. */
type Expected = Pick<Order, 'number' | 'status_name' | 'delivery_method'>;

/** Further ahead than this nobody counts minutes. */
const COUNTDOWN_MINUTES = 90;

/** When and where an order arrives, or how it ended. */
export function arrivalSentence(order: Order, time: ShopTime, { m, orders }: ArrivalWords): Sentence {
  const { status_name: status } = order;
  if (isOpen(status)) {
    const { state, due_at: due } = order.payment;
    if (isUnpaid(state)) return due ? m.payBy(formatMoment(due, time)) : m.payThen;
    return expectation(order, new Date(promisedAt(order)).toISOString(), time, m);
  }
  const end = order.timeline.findLast(({ status_name }) => status_name === status);
  const word = statusWord(status, order.delivery_method, orders);
  if (!end) return { before: `${word}.`, key: null, after: '' };
  const day = isToday(end.at, time) ? null : formatDay(end.at, time);
  const clock = formatTime(end.at, time);
  return status === 'cancelled' ? m.cancelled(end.by, day, clock, end.reason) : m.ended(word, day, clock);
}

/** @param due when it was promised, ISO 8601 */
function expectation(order: Expected, due: string, time: ShopTime, m: LiveWords): Sentence {
  const { number, status_name: status, delivery_method: method } = order;
  const about = [spotOf(method), namedDay(due, time), formatTime(due, time)] as const;
  const [spot, day, clock] = about;
  const minutes = minutesUntil(due, time.now);
  // later than promised is said as that: nobody knows by how much
  const isLate = minutes < 0;
  if (status === 'ready') {
    if (isPickUp(method)) return m.collect(number);
    if (isDineIn(method)) return m.toYourTable;
    return isLate ? m.latePacked(day, clock) : m.packed(...about);
  }
  if (status === 'pending') return isLate ? m.notAccepted(day, clock) : m.onceAccepted(...about);
  if (isLate) return (status === 'out for delivery' ? m.lateOnItsWay : m.lateInTheMaking)(day, clock);
  if (minutes < 1) return m.anyMinute(spot);
  return minutes > COUNTDOWN_MINUTES ? m.around(...about) : m.aroundIn(...about, minutes);
}

/** Where an order reaches its customer, by its delivery method's name. */
export function spotOf(method: Order['delivery_method']): Spot {
  if (isDoorDelivery(method)) return 'door';
  return isDineIn(method) ? 'table' : 'counter';
}

/** The short form beside an order that is under way: `SD-2041, at your door around 14:35`, or when it comes late. */
export function arrivalNote(
  order: Expected & Pick<HistoryItem, 'promised_at' | 'forecast'>,
  time: ShopTime,
  m: LiveWords,
): string {
  const { forecast, promised_at } = order;
  // one that nobody has renewed in time says nothing true
  const late = forecast?.is_late && Date.parse(forecast.to) > time.now ? forecast.to : null;
  const { before, key } = late
    ? m.runsLate(namedDay(late, time), formatTime(late, time))
    : expectation(order, promised_at, time, m);
  // what follows a full stop has no room there
  const [begun = ''] = before.split(/\.(?: |$)/, 1);
  return m.note(order.number, begun === before ? before + (key ?? '') : begun);
}
