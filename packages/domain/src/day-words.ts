import { dayText } from './report-periods';
import { wallClock } from './zoned-clock';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 'HH:MM' on the zone's wall clock. */
export function clockText(timeZone: string, at: Date): string {
  const { minutes } = wallClock(timeZone, at);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What people call the day of an instant: `today`, `tomorrow`, `Monday` up to six days ahead, else `27 Nov`. */
export function dayWord(timeZone: string, at: Date, now: Date): string {
  const { date, weekday } = wallClock(timeZone, at);
  const today = wallClock(timeZone, now).date;
  const ahead = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  // a weekday seven days ahead has the name of today
  return ahead > 1 && ahead < 7 ? (WEEKDAYS[weekday - 1] ?? '') : dayText(date);
}

/** Day and time as people say them: `today 14:45`, `tomorrow 07:15`, `Monday 13:00`, `27 Nov 13:00`. */
export const timeWords = (timeZone: string, at: Date, now: Date): string =>
  `${dayWord(timeZone, at, now)} ${clockText(timeZone, at)}`;
