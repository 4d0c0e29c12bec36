import { clockMinutes } from '@seduh/domain';
import { CLOCKS } from './list';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The demo shop's zone is UTC+7 all year. */
const AHEAD = 7 * 60 * MINUTE;

/**
 * The instant a forced clock starts at.
 * @param clock id of one of the `CLOCKS`, `2026-11-22T1830` by the shop's clock (no colon, so that a link can carry it),
 *   or an ISO instant; '' for the real time
 * @param base a moment of the week is the first one from this day on
 * @returns null for the real time, and for what is no time
 */
export function momentOf(clock: string, base: Date): Date | null {
  const known = CLOCKS.find(({ id }) => id === clock);
  if (known) {
    const midnight = Math.floor((base.getTime() + AHEAD) / DAY) * DAY;
    const weekday = new Date(midnight).getUTCDay() || 7;
    const days = (known.day - weekday + 7) % 7;
    return new Date(midnight + days * DAY + clockMinutes(known.time) * MINUTE - AHEAD);
  }
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):?(\d\d)$/.exec(clock) ?? [];
  const instant = Date.parse(date ? `${date}T${hours}:${minutes}:00+07:00` : clock);
  return Number.isNaN(instant) ? null : new Date(instant);
}
