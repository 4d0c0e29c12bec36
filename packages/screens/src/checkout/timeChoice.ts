import type { DeliveryId } from '@seduh/contract';
import { businessDay, clockText, dayWord, possibleTimes, type PossibleDay, type ShopTimes } from '@seduh/domain';
import type { SelectOption } from '@seduh/ui';

/** What the two lists of a set time show, and what of them is chosen. */
export interface TimeChoice {
  days: SelectOption[];
  /** YYYY-MM-DD in the shop's zone; '' while the order is for now. */
  day: string;
  /** Of that day; values are instants, ISO 8601. */
  times: SelectOption[];
  /** The time that is set cannot be had, or cannot any more. */
  isLost: boolean;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** @param time `now` or the instant that is set */
export function timeChoice(shop: ShopTimes, deliveryId: DeliveryId, time: string, now: Date): TimeChoice {
  const days = possibleTimes(shop, deliveryId, now);
  const day = time === 'now' ? '' : businessDay(shop.time_zone, new Date(time));
  const times = (days.find(({ date }) => date === day)?.times ?? []).map((at) => ({
    value: at.toISOString(),
    label: clockText(shop.time_zone, at),
  }));
  return {
    days: days.map(({ date, times: [first = now] }) => ({
      value: date,
      label: capital(dayWord(shop.time_zone, first, now)),
    })),
    day,
    times,
    isLost: time !== 'now' && !times.some(({ value }) => value === time),
  };
}

/** The same time on another day where it can be had there, else the first one of that day. */
export function timeOnDay(
  shop: ShopTimes,
  deliveryId: DeliveryId,
  date: string,
  time: string,
  now: Date,
): string | null {
  const day = possibleTimes(shop, deliveryId, now).find((possible) => possible.date === date);
  return day ? sameClock(shop, day, time).toISOString() : null;
}

function sameClock({ time_zone }: ShopTimes, { times }: PossibleDay, time: string): Date {
  const clock = clockText(time_zone, new Date(time));
  const [first = new Date(time)] = times;
  return times.find((at) => clockText(time_zone, at) === clock) ?? first;
}
