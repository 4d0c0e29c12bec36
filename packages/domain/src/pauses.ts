import type { DeliveryId, Pause } from '@seduh/contract';
import { DELIVERY_METHODS } from '@seduh/contract/constants';
import { clockText } from './day-words';
import { openingAfterToday, type ShopHours } from './hours';

/** What knows of pauses; answers kept from a version before have none. */
export interface Pausable {
  pauses?: readonly Pause[];
}

const MINUTE_MS = 60_000;

/** The pauses that still run. */
export const pausesAt = ({ pauses = [] }: Pausable, now: Date): Pause[] =>
  pauses.filter(({ until }) => Date.parse(until) > now.getTime());

/** What keeps a delivery method from being had now: where several pauses do, the one that ends last. Null: nothing. */
export function pauseOf(shop: Pausable, deliveryId: DeliveryId, now: Date): Pause | null {
  const own = pausesAt(shop, now).filter(({ delivery_id }) => delivery_id === null || delivery_id === deliveryId);
  return own.reduce<Pause | null>((last, pause) => (last && endOf(last) >= endOf(pause) ? last : pause), null);
}

const endOf = ({ until }: Pause): number => Date.parse(until);

/**
 * When a pause that begins now ends by itself: after so many minutes, on the minute, so that clocks show it; at the latest
 * when the next day opens, so that nobody has to remember it.
 * @param minutes null: until staff reopen
 */
export function pauseEnd(shop: ShopHours, minutes: number | null, now: Date): Date {
  const opening = openingAfterToday(shop, now);
  if (minutes === null) return opening;
  const end = Math.ceil((now.getTime() + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(Math.min(end, opening.getTime()));
}

/** Why a delivery method is off while it is paused: `Paused until 15:15`, `Paused for now`. */
export const pauseReason = (timeZone: string, { until, until_reopened }: Pause): string =>
  until_reopened ? 'Paused for now' : `Paused until ${clockText(timeZone, new Date(until))}`;

/** Which delivery method the last part of a pause's path names; null for `all` of them, undefined for none. */
export const pauseTarget = (id: string): DeliveryId | null | undefined =>
  id === 'all' ? null : DELIVERY_METHODS.find((method) => String(method.id) === id)?.id;
