import type { DeliveryId, Profile, Quote, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { timeWords } from '@seduh/domain';
import { deliveryMethodName } from '../lib/orders/deliveryMethods';
import { formatTime, inMinutes } from '../lib/format/times';

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
): Words | null {
  const at = `${shop.address}, ${shop.city}`;
  if (deliveryId === DELIVERY.dineIn) {
    return { title: table.trim() ? `At ${shop.name}, table ${table.trim()}` : `At ${shop.name}`, lines: [at] };
  }
  if (deliveryId === DELIVERY.pickUp) return { title: `Collect at ${shop.name}`, lines: [at, shop.phone] };
  if (!address) return null;
  const [street = '', ...rest] = address.split(/\s*[,\n]\s*/);
  return { title: `Delivery to ${street}`, lines: [rest.join(', '), phone ?? ''].filter(Boolean) };
}

type Times = Pick<Shop, 'time_zone' | 'lead_minutes' | 'ride_minutes'>;

/**
 * When the order changes hands.
 * @param time `now` or the instant asked for
 * @param quote undefined while it is on its way
 */
export function timeInWords(
  deliveryId: DeliveryId,
  time: string,
  quote: Pick<Quote, 'ready_at' | 'problems'> | undefined,
  shop: Times,
  now: Date,
  locale: string,
): Words {
  const method = deliveryMethodName(deliveryId);
  const isDoor = deliveryId === DELIVERY.doorDelivery;
  if (time !== 'now') {
    const line = isDoor
      ? `About ${shop.ride_minutes} minutes after it leaves the kitchen.`
      : `The kitchen starts about ${shop.lead_minutes} minutes before.`;
    return { title: `${method}, ${timeWords(shop.time_zone, new Date(time), now)}`, lines: [line] };
  }
  const title = `${method}, now`;
  if (!quote) return { title, lines: [] };
  // what cannot be had now is not ready in a quarter of an hour
  if (quote.problems.length > 0) return { title, lines: quote.problems.map(({ msg }) => msg) };
  const place = isDoor ? 'At your door' : 'Ready';
  const ready = `${place} about ${formatTime(quote.ready_at, { zone: shop.time_zone, locale })}, ${inMinutes(quote.ready_at, now)}.`;
  return { title, lines: [ready] };
}
