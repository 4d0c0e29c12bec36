import type { DeliveryId } from '@seduh/contract';
import {
  type Ahead,
  businessDay,
  clockText,
  offeredTimes,
  possibleTimes,
  type PossibleDay,
  type ShopTimes,
} from '@seduh/domain';
import type { SelectFieldOption } from '@seduh/ui';
import { type NamedDay, namedDay } from '../../lib/format/days';
import { formatTime } from '../../lib/format/times';
import type { TimesWords } from './words';

/** What the two lists of a set time show, and what of them is chosen. */
export interface TimeChoice {
  /** A day without room says so, and is off. */
  days: SelectFieldOption[];
  /** YYYY-MM-DD in the shop's zone; '' while the order is for now. */
  day: string;
  /** Of that day; values are instants, ISO 8601. A time that is full says so, and is off. */
  times: SelectFieldOption[];
  /** The time that is set cannot be had, or cannot any more. */
  isLost: boolean;
}

/** What they show while the order is for now. */
export const NO_CHOICE: TimeChoice = { days: [], day: '', times: [], isLost: false };

/** What the lists are written with. */
export interface TimeWriting {
  /** As `Intl` takes it. */
  locale: string;
  m: Pick<TimesWords, 'days' | 'full'>;
}

const nameOf = (day: NamedDay, m: TimeWriting['m']) => ('text' in day ? day.text : m.days[day.name]);

/**
 * @param time `now` or the instant that is set
 * @param ahead what the board makes of it; without it nothing is full
 */
export function timeChoice(
  shop: ShopTimes,
  deliveryId: DeliveryId,
  time: string,
  now: Date,
  { locale, m }: TimeWriting,
  ahead?: Ahead,
): TimeChoice {
  const style = { zone: shop.time_zone, locale, now: now.getTime() };
  const days = offeredTimes(shop, deliveryId, now, ahead);
  const named = (value: string, label: string, isFull: boolean): SelectFieldOption =>
    isFull ? { value, label: m.full(label), disabled: true } : { value, label };
  const day = time === 'now' ? '' : businessDay(shop.time_zone, new Date(time));
  const times = (days.find(({ date }) => date === day)?.times ?? []).map(({ at, isFull }) =>
    named(at.toISOString(), formatTime(at.toISOString(), style), isFull),
  );
  return {
    days: days.map(({ date, times: all }) =>
      named(
        date,
        nameOf(namedDay((all[0]?.at ?? now).toISOString(), style), m),
        all.every(({ isFull }) => isFull),
      ),
    ),
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
  ahead?: Ahead,
): string | null {
  const day = possibleTimes(shop, deliveryId, now, ahead).find((possible) => possible.date === date);
  return day ? sameClock(shop, day, time).toISOString() : null;
}

function sameClock({ time_zone }: ShopTimes, { times }: PossibleDay, time: string): Date {
  const clock = clockText(time_zone, new Date(time));
  const [first = new Date(time)] = times;
  return times.find((at) => clockText(time_zone, at) === clock) ?? first;
}
