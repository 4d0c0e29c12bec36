import type { Order, OrderMove, OrderStatus } from '@seduh/contract';
import { localeOf } from '@seduh/contract/constants';
import { isUnpaid, productName, promisedAt } from '@seduh/domain';
import type { StatusTimelineStep } from '@seduh/ui';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { isDineIn, isDoorDelivery, isPickUp, statusWord } from '../lib/orders/statuses';
import type { OrderWords } from '../lib/orders/words';
import type { TrackingWords } from './words';

/** The words about an order's way. */
export interface TimelineWords {
  m: TrackingWords;
  orders: OrderWords;
}

/** A station without its icon; its id is the status. */
export type OrderStep = Omit<StatusTimelineStep, 'id' | 'icon'> & { id: OrderStatus };

const kitchen: OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready'];

/** The stations of an order, by its delivery method. */
function stationsOf(method: Order['delivery_method']): OrderStatus[] {
  if (isDoorDelivery(method)) return [...kitchen, 'out for delivery', 'delivered'];
  return [...kitchen, isPickUp(method) ? 'picked up' : 'delivered'];
}

/**
 * Where an order has been, is and goes.
 * @param rideMinutes how long the rider takes; undefined while that is not known
 */
export function timelineOf(
  order: Order,
  time: ShopTime,
  rideMinutes: number | undefined,
  words: TimelineWords,
): OrderStep[] {
  const { status_name: status, delivery_method: method, timeline } = order;
  if (status === 'cancelled') return timeline.map((move) => passed(order, move, time, words));
  const stations = stationsOf(method);
  const here = stations.indexOf(status);
  const isWaiting = isUnpaid(order.payment.state);
  return stations.map((station, index) => {
    const move = timeline.findLast(({ status_name }) => status_name === station);
    const title = isWaiting && station === 'pending' ? words.orders.waiting : statusWord(station, method, words.orders);
    const step = { id: station, title, detail: detailOf(order, station, time, words) };
    if (index > here) return { ...step, state: 'ahead', time: expectedAt(order, station, time, rideMinutes) };
    // the last station stays the present one: a screen reader reads it out
    return { ...step, state: index < here ? 'done' : 'now', time: move && formatMoment(move.at, time) };
  });
}

function passed(order: Order, move: OrderMove, time: ShopTime, words: TimelineWords): OrderStep {
  const { status_name: id, at } = move;
  return {
    id,
    title: statusWord(id, order.delivery_method, words.orders),
    detail: id === 'cancelled' ? (move.reason ?? words.m.calledOff[move.by]) : detailOf(order, id, time, words),
    time: formatMoment(at, time),
    state: id === 'cancelled' ? 'bad' : 'done',
  };
}

function expectedAt(order: Order, station: OrderStatus, time: ShopTime, rideMinutes?: number): string | undefined {
  const { delivery_method: method, forecast } = order;
  const arrival = forecast ? Date.parse(forecast.to) : promisedAt(order);
  const instant = {
    'out for delivery': rideMinutes === undefined ? undefined : arrival - rideMinutes * 60_000,
    delivered: arrival,
    ready: isPickUp(method) ? arrival : undefined,
  }[station as string];
  // an estimate that has passed says nothing true, nor does one for what nobody has begun
  if (instant === undefined || instant <= time.now || isUnpaid(order.payment.state)) return undefined;
  return `~ ${formatMoment(new Date(instant).toISOString(), time)}`;
}

function detailOf(order: Order, station: OrderStatus, time: ShopTime, { m, orders }: TimelineWords): string {
  const { delivery_method: method, number, payment, payment_id } = order;
  const paidBy = orders.payments[payment_id];
  switch (station) {
    case 'pending':
      if (isUnpaid(payment.state)) return m.startsWhenPaid(paidBy);
      return m.weHaveIt(paidBy);
    case 'confirmed': {
      const barista = baristaOf(order);
      return barista ? m.yourBarista(barista) : m.aBarista;
    }
    case 'preparing':
      return onTheBar(order, time, m);
    case 'ready':
      if (isPickUp(method)) return m.atTheCounter(number);
      return isDineIn(method) ? m.onTheTray : m.packedForTheRider;
    case 'out for delivery':
      return m.withTheRider;
    default:
      return m.enjoy;
  }
}

/** First name of the one who took the order; null until somebody has. */
export const baristaOf = ({ timeline }: Order): string | null =>
  timeline.find(({ by, status_name }) => by === 'staff' && status_name !== 'cancelled')?.name ?? null;

/** `2 Hazelnut Latte and 2 more on the bar.` */
function onTheBar({ lines }: Order, { locale }: ShopTime, m: TrackingWords): string {
  const [first] = lines;
  if (!first) return m.onTheBar;
  const others = lines.reduce((sum, { qty }) => sum + qty, 0) - first.qty;
  return m.onTheBarWith(first.qty, productName(first, localeOf(locale)), others);
}
