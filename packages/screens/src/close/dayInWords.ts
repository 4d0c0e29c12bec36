import { formatDay, formatWeekday } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';

/** A business day as people say it: `Friday, 20 Nov`. @param day YYYY-MM-DD */
export function dayInWords(day: string, style: DateStyle): string {
  // a day has no zone: at noon in UTC it is itself
  const [noon, utc] = [`${day}T12:00:00Z`, { ...style, zone: 'UTC' }];
  return `${formatWeekday(noon, utc)}, ${formatDay(noon, utc)}`;
}
