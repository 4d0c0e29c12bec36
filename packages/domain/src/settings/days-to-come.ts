import { type ClockSpan, type ShopHours, spansOn } from '../hours';
import { addDays, clockMinutes } from '../zoned-clock';

/** A day as customers find the shop on it. */
export interface DayToCome {
  /** YYYY-MM-DD */
  date: string;
  /** 1 Monday … 7 Sunday */
  weekday: number;
  /** In order; none: closed. */
  spans: ClockSpan[];
  /** Why it has hours of its own; null for those of the week. */
  name: string | null;
}

/** The days from this one on, as customers find the shop on them. @param count how many */
export function daysToCome(shop: ShopHours, from: string, count: number): DayToCome[] {
  return Array.from({ length: count }, (_, offset) => {
    const date = addDays(from, offset);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    const spans = spansOn(shop, date, weekday)
      .map(({ open, close }) => ({ open, close }))
      .toSorted((a, b) => clockMinutes(a.open) - clockMinutes(b.open));
    return { date, weekday, spans, name: shop.special_days?.find((day) => day.date === date)?.name ?? null };
  });
}
