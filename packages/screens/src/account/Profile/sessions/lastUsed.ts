import type { SessionsWords } from './words';

const MINUTE_MS = 60_000;

/** How long ago a session was used, in words; the server knows it to about five minutes. */
export function lastUsed(iso: string, now: Date, m: SessionsWords): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 10) return m.usedJustNow;
  if (minutes < 60) return m.usedMinutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? m.usedHours(hours) : m.usedDays(Math.floor(hours / 24));
}
