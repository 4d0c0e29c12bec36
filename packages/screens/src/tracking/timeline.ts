import type { Order, OrderMove, OrderStatus } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import type { StatusTimelineStep } from '@seduh/ui';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { isDineIn, isDoorDelivery, isPickUp, statusWord } from '../lib/orders/statuses';

/** A station without its icon; its id is the status. */
export type OrderStep = Omit<StatusTimelineStep, 'id' | 'icon'> & { id: OrderStatus };

/** What the first station is called while the money has not come. */
export const WAITING = 'Waiting for payment';

const kitchen: OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready'];

/** The stations of an order, by its delivery method. */
function stationsOf(method: string): OrderStatus[] {
  if (isDoorDelivery(method)) return [...kitchen, 'out for delivery', 'delivered'];
  return [...kitchen, isPickUp(method) ? 'picked up' : 'delivered'];
}

/**
 * Where an order has been, is and goes.
 * @param rideMinutes how long the rider takes; undefined while that is not known
 */
export function timelineOf(order: Order, time: ShopTime, rideMinutes: number | undefined): OrderStep[] {
  const { status_name: status, delivery_method: method, timeline } = order;
  if (status === 'cancelled') return timeline.map((move) => passed(order, move, time));
  const stations = stationsOf(method);
  const here = stations.indexOf(status);
  const isWaiting = isUnpaid(order.payment.state);
  return stations.map((station, index) => {
    const move = timeline.findLast(({ status_name }) => status_name === station);
    const title = isWaiting && station === 'pending' ? WAITING : statusWord(station, method);
    const step = { id: station, title, detail: detailOf(order, station) };
    if (index > here) return { ...step, state: 'ahead', time: expectedAt(order, station, time, rideMinutes) };
    // the last station stays the present one: a screen reader reads it out
    return { ...step, state: index < here ? 'done' : 'now', time: move && formatMoment(move.at, time) };
  });
}

function passed(order: Order, move: OrderMove, time: ShopTime): OrderStep {
  const { status_name: id, at } = move;
  return {
    id,
    title: statusWord(id, order.delivery_method),
    detail: id === 'cancelled' ? cancelledBy(move) : detailOf(order, id),
    time: formatMoment(at, time),
    state: id === 'cancelled' ? 'bad' : 'done',
  };
}

function cancelledBy({ by, reason }: OrderMove): string {
  if (reason) return reason;
  return { customer: 'You called it off.', staff: 'We could not make it.', system: 'It ran out of time.' }[by];
}

function expectedAt(order: Order, station: OrderStatus, time: ShopTime, rideMinutes?: number): string | undefined {
  const { delivery_method: method, ready_at } = order;
  const arrival = Date.parse(ready_at);
  const instant = {
    'out for delivery': rideMinutes === undefined ? undefined : arrival - rideMinutes * 60_000,
    delivered: arrival,
    ready: isPickUp(method) ? arrival : undefined,
  }[station as string];
  // an estimate that has passed says nothing true, nor does one for what nobody has begun
  if (instant === undefined || instant <= time.now || isUnpaid(order.payment.state)) return undefined;
  return `~ ${formatMoment(new Date(instant).toISOString(), time)}`;
}

function detailOf(order: Order, station: OrderStatus): string {
  const { delivery_method: method, number, payment, payment_method } = order;
  switch (station) {
    case 'pending':
      if (isUnpaid(payment.state)) return `${payment_method}. The kitchen starts when it is paid.`;
      return `We have it. ${payment_method}.`;
    case 'confirmed': {
      const barista = baristaOf(order);
      return barista ? `${barista} is your barista.` : 'A barista takes it.';
    }
    case 'preparing':
      return onTheBar(order);
    case 'ready':
      if (isPickUp(method)) return `At the counter, under ${number}.`;
      return isDineIn(method) ? 'On the tray.' : 'Packed for the rider.';
    case 'out for delivery':
      return 'With the rider.';
    default:
      return 'Enjoy it.';
  }
}

/** First name of the one who took the order; null until somebody has. */
export const baristaOf = ({ timeline }: Order): string | null =>
  timeline.find(({ by, status_name }) => by === 'staff' && status_name !== 'cancelled')?.name ?? null;

/** `2 Hazelnut Latte and 2 more on the bar.` */
function onTheBar({ lines }: Order): string {
  const [first] = lines;
  if (!first) return 'On the bar.';
  const others = lines.reduce((sum, { qty }) => sum + qty, 0) - first.qty;
  return `${first.qty} ${first.product_name}${others > 0 ? ` and ${others} more` : ''} on the bar.`;
}
