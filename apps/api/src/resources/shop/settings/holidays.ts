import type { Holidays as Answer } from '@seduh/contract';
import { addDays, businessDay } from '@seduh/domain';
import Holidays from 'date-holidays';

const COUNTRY = 'ID';
const DAYS = 366;
/** Names in Indonesian by the package's rules, where it has that of another feast, or none as it is written. */
const NAMES: Readonly<Record<string, string>> = {
  '27 Rajab': 'Isra Mikraj Nabi Muhammad',
  '01-01': 'Hari Tahun Baru',
};

const calendar = new Holidays(COUNTRY);

const listed = (year: number, language: 'en' | 'id') =>
  calendar
    .getHolidays(year, language)
    .filter(({ type }) => type === 'public')
    .map(({ date, rule, name }) => ({ date: date.slice(0, 10), rule, name }));

/**
 * Indonesia's public holidays from today on, for a year, one a day. Those that the moon decides are reckoned: the
 * government may name the day before or after, which is why an owner picks them one by one.
 */
export function holidaysFrom(timeZone: string, now: Date): Answer {
  const from = businessDay(timeZone, now);
  const until = addDays(from, DAYS);
  const byDate = new Map<string, Answer[number]>();
  for (const year of new Set([from, until].map((date) => Number(date.slice(0, 4))))) {
    const english = listed(year, 'en');
    for (const [index, { date, rule, name }] of listed(year, 'id').entries()) {
      if (date < from || date >= until || byDate.has(date)) continue;
      byDate.set(date, { date, name: { en: english[index]?.name ?? name, id: NAMES[rule] ?? name } });
    }
  }
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
