/** A day of the calendar as the API takes it; the empty string for anything else. */
export function dayOf(text: string | null): string {
  const day = /^[1-8]\d{3}-\d{2}-\d{2}$/.exec(text ?? '')?.[0] ?? '';
  const instant = new Date(`${day}T00:00:00Z`);
  // the calendar knows no 31 February, and makes a day of March of it
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : '';
}
