import type { DeliveryId, Profile, Quote, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { isOfTheDoor } from '@seduh/domain';
import { namedDay, type ShopTime } from '../../lib/format/days';
import { formatRange, formatTime, minutesUntil } from '../../lib/format/times';
import type { MethodWords } from '../../lib/orders/methods/words';
import type { LateWords } from './words';

/** A row of the address panel: what stands in bold, and the lines under it. */
export interface Words {
  title: string;
  lines: string[];
}

type Place = Pick<Shop, 'name' | 'address' | 'city' | 'phone'>;

/** Where the order changes hands. Null: a door is wanted and not known yet. */
export function placeInWords(
  deliveryId: DeliveryId,
  shop: Place,
  { address, table, phone }: { address: string; table: string; phone: Profile['phone'] | undefined },
  m: LateWords,
): Words | null {
  const at = `${shop.address}, ${shop.city}`;
  if (deliveryId === DELIVERY.dineIn) {
    return { title: m.at(shop.name, table.trim()), lines: [at] };
  }
  if (deliveryId === DELIVERY.pickUp) return { title: m.collect(shop.name), lines: [at, shop.phone] };
  if (!address) return null;
  const [street = '', ...rest] = address.split(/\s*[,\n]\s*/);
  return { title: m.to(street), lines: [rest.join(', '), phone ?? ''].filter(Boolean) };
}

type Times = Pick<Shop, 'lead_minutes' | 'ride_minutes'>;

/**
 * When the order changes hands.
 * @param time `now` or the instant asked for
 * @param quote undefined while it is on its way
 */
export function timeInWords(
  deliveryId: DeliveryId,
  time: string,
  quote: Pick<Quote, 'ready_at' | 'ready_range' | 'problems'> | undefined,
  shop: Times,
  clock: ShopTime,
  m: LateWords,
  { names }: MethodWords,
): Words {
  const method = names[deliveryId];
  const isDoor = deliveryId === DELIVERY.doorDelivery;
  if (time !== 'now') {
    const line = isDoor ? m.ride(shop.ride_minutes) : m.lead(shop.lead_minutes);
    return { title: m.later(method, namedDay(time, clock), formatTime(time, clock)), lines: [line] };
  }
  const title = m.now(method);
  if (!quote) return { title, lines: [] };
  // what cannot be had now is not ready in a quarter of an hour; where it goes is said elsewhere
  const untimely = quote.problems.filter((problem) => !isOfTheDoor(problem));
  if (untimely.length > 0) return { title, lines: untimely.map(({ msg }) => msg) };
  const { ready_at: readyAt, ready_range: range } = quote;
  if (range)
    return { title, lines: [m.readyWithin(isDoor, formatRange(range, clock), minutesUntil(range.to, clock.now))] };
  return { title, lines: [m.ready(isDoor, formatTime(readyAt, clock), minutesUntil(readyAt, clock.now))] };
}
