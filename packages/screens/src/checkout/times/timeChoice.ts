import type { DeliveryId } from '@seduh/contract';
import { businessDay, clockText, possibleTimes, type PossibleDay, type ShopTimes } from '@seduh/domain';
import type { SelectOption } from '@seduh/ui';
import { type NamedDay, namedDay } from '../../lib/format/days';
import { formatTime } from '../../lib/format/times';
import type { TimesWords } from './words';

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

/** What the lists are written with. */
export interface TimeWriting {
  /** As `Intl` takes it. */
  locale: string;
  m: Pick<TimesWords, 'days'>;
}

const nameOf = (day: NamedDay, m: TimeWriting['m']) => ('text' in day ? day.text : m.days[day.name]);

/** @param time `now` or the instant that is set */
export function timeChoice(
  shop: ShopTimes,
  deliveryId: DeliveryId,
  time: string,
  now: Date,
  { locale, m }: TimeWriting,
): TimeChoice {
  const style = { zone: shop.time_zone, locale, now: now.getTime() };
  const days = possibleTimes(shop, deliveryId, now);
  const day = time === 'now' ? '' : businessDay(shop.time_zone, new Date(time));
  const times = (days.find(({ date }) => date === day)?.times ?? []).map((at) => ({
    value: at.toISOString(),
    label: formatTime(at.toISOString(), style),
  }));
  return {
    days: days.map(({ date, times: [first = now] }) => ({
      value: date,
      label: nameOf(namedDay(first.toISOString(), style), m),
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
