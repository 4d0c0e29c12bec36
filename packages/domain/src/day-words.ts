import { dayText } from './report-periods';
import { WEEKDAYS } from './weekdays';
import { wallClock } from './zoned-clock';

/** 'HH:MM' on the zone's wall clock. */
export function clockText(timeZone: string, at: Date): string {
  const { minutes } = wallClock(timeZone, at);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** How many calendar days of the zone `at` is ahead of `now`: 0 today, 1 tomorrow, negative for the past. */
export const daysAhead = (timeZone: string, at: Date, now: Date): number =>
  (Date.parse(wallClock(timeZone, at).date) - Date.parse(wallClock(timeZone, now).date)) / 86_400_000;

/** What people call the day of an instant: `today`, `tomorrow`, `Monday` up to six days ahead, else `27 Nov`. */
export function dayWord(timeZone: string, at: Date, now: Date): string {
  const { date, weekday } = wallClock(timeZone, at);
  const ahead = daysAhead(timeZone, at, now);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  // a weekday seven days ahead has the name of today
  return ahead > 1 && ahead < 7 ? (WEEKDAYS[weekday - 1] ?? '') : dayText(date);
}

/** Day and time as people say them: `today 14:45`, `tomorrow 07:15`, `Monday 13:00`, `27 Nov 13:00`. */
export const timeWords = (timeZone: string, at: Date, now: Date): string =>
  `${dayWord(timeZone, at, now)} ${clockText(timeZone, at)}`;
