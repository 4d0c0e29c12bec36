import type { Profile, Quote, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { dayWord } from '../../checkout/wantedTime';
import { wayName } from '../../checkout/ways';
import { formatDay } from '../../format/dates';
import { formatTime, inMinutes } from '../../format/times';

/** A row of the address panel: what stands in bold, and the lines under it. */
export interface Words {
  title: string;
  lines: string[];
}

type Place = Pick<Shop, 'name' | 'address' | 'city' | 'phone'>;

/** Where the order changes hands. Null: a door is wanted and not known yet. */
export function placeInWords(
  deliveryId: number,
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
 * @param readyAt the quote's word; undefined while it is on its way
 */
export function timeInWords(
  deliveryId: number,
  time: string,
  readyAt: Quote['ready_at'] | undefined,
  shop: Times,
  now: Date,
): Words {
  const way = wayName(deliveryId);
  const isDoor = deliveryId === DELIVERY.doorDelivery;
  if (time !== 'now') {
    const day = dayWord(time, shop.time_zone, now) ?? formatDay(time, shop.time_zone);
    const line = isDoor
      ? `About ${shop.ride_minutes} minutes after it leaves the kitchen.`
      : `The kitchen starts about ${shop.lead_minutes} minutes before.`;
    return { title: `${way}, ${day} ${formatTime(time, shop.time_zone)}`, lines: [line] };
  }
  const place = isDoor ? 'At your door' : 'Ready';
  return {
    title: `${way}, now`,
    lines: readyAt ? [`${place} about ${formatTime(readyAt, shop.time_zone)}, ${inMinutes(readyAt, now)}.`] : [],
  };
}
