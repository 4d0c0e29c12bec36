/** Where and how a moment is written: by the clocks of which zone (IANA), in which locale (as `Intl` takes it). */
export interface DateStyle {
  zone: string;
  locale: string;
}

/** The formatter of each style, made once: making one is slow. */
export function formatterOf(options: Intl.DateTimeFormatOptions): (style: DateStyle) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return ({ zone, locale }) => {
    const style = locale + zone;
    const format = made.get(style) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    made.set(style, format);
    return format;
  };
}

const clockOf = formatterOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Clock time in the shop's zone, `14:35`; Indonesian `14.35`. */
export function formatTime(iso: string, style: DateStyle): string {
  return clockOf(style).format(new Date(iso));
}

/** From one clock time to another, `14:10–14:18`; a promise ends at a full minute. */
export function formatRange({ from, to }: { from: string; to: string }, style: DateStyle): string {
  return [...new Set([formatTime(from, style), formatTime(to, style)])].join('–');
}

/** Whole minutes from `now` to `iso` (both instants; negative when past). */
export function minutesUntil(iso: string, now: Date | string | number): number {
  return Math.round((Date.parse(iso) - new Date(now).getTime()) / 60_000);
}
