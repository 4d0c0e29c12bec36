const typed = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})$/;
// what a number pad without a slash can type
const bare = /^(\d{2})(\d{2})(\d{4})$/;
// what browsers fill in for a birthday
const stored = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a day as people type it: `3/4/1996`, `03.04.1996`, `03041996`.
 * @returns `YYYY-MM-DD`, or null where the text is incomplete or no calendar has that day
 */
export function parseDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day = '', month = '', year = ''] = typed.exec(trimmed) ?? bare.exec(trimmed) ?? [];
  const iso = stored.test(trimmed) ? trimmed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // a day past the end of its month comes back as one of the next
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** A stored day, `YYYY-MM-DD`, as forms show it: `03/04/1996`. Anything else stays as it is. */
export function formatDay(day: string): string {
  return day.replace(stored, '$3/$2/$1');
}

/**
 * What is wrong with a typed text, or null.
 * @param min the first accepted day, `YYYY-MM-DD`
 * @param max the last accepted day
 */
export function dayProblem(text: string, min?: string, max?: string): string | null {
  if (text.trim() === '') return null;
  const day = parseDay(text);
  if (!day) {
    const [, date, month, year] = typed.exec(text.trim()) ?? bare.exec(text.trim()) ?? [];
    return year ? `There is no ${date}/${month}/${year}. Check the day and the month.` : 'Use dd/mm/yyyy';
  }
  if (min && day < min) return `Choose ${formatDay(min)} or later`;
  if (max && day > max) return `Choose ${formatDay(max)} or earlier`;
  return null;
}
