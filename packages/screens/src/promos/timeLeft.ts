const DAY = 24 * 60 * 60_000;

/** How long a promo still runs, in words; null once it has ended. @param now the server's clock, ms */
export function timeLeft(endsAt: string, now: number): string | null {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return null;
  const days = Math.floor(left / DAY);
  if (days === 0) return 'less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}
