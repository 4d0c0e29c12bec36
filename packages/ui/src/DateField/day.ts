import { ownLocale } from '../phrases/ownLocale';
import { perLocale } from '../phrases/perLocale';
import type { Phrases } from '../phrases/Phrases';

type Units = Record<'day' | 'month' | 'year', string>;

// what browsers fill in for a birthday
const stored = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** The order of a locale; days are Gregorian and in the digits that are typed, wherever one is. */
const formatOf = perLocale((locale) => {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const pattern = format
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value : type))
    .join('')
    // the marks of direction in Arabic, and what stands behind the last number
    .replace(/\u200f|[^a-z]+$/g, '');
  const match = (between: string, short: string) => {
    const units = pattern.split(/[^a-z]+/).map((unit) => `(?<${unit}>\\d{${unit === 'year' ? 4 : short}})`);
    return new RegExp(`^${units.join(between)}$`);
  };
  // bare: what a number pad without a slash can type
  return { pattern, typed: match('\\s*[/.\\- ]\\s*', '1,2'), bare: match('', '2') };
});

/** Day, month and year as they were typed, whether a calendar has them or not. */
function unitsOf(text: string, locale: string) {
  const { typed, bare } = formatOf(locale);
  return groupsOf(typed.exec(text) ?? bare.exec(text));
}

const groupsOf = (match: RegExpExecArray | null) => match?.groups as Units | undefined;

/** Day, month and year, or the letters for them, in the order of a locale: `03/04/1996`, `dd/mm/yyyy`. */
export function inOrder(units: Units, locale: string): string {
  return formatOf(locale).pattern.replace(/[a-z]+/g, (unit) => units[unit as keyof Units]);
}

/**
 * Reads a day as people type it: `3/4/1996`, `03.04.1996`, `03041996`.
 * @param locale whose order it is in
 * @returns `YYYY-MM-DD`, or null where the text is incomplete or no calendar has that day
 */
export function parseDay(text: string, locale = ownLocale): string | null {
  const trimmed = text.trim();
  const units = groupsOf(stored.exec(trimmed)) ?? unitsOf(trimmed, locale);
  const iso = units ? `${units.year}-${units.month.padStart(2, '0')}-${units.day.padStart(2, '0')}` : '';
  const time = Date.parse(`${iso}T00:00:00Z`);
  // a day past the end of its month comes back as one of the next
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** A stored day, `YYYY-MM-DD`, as forms of a locale show it: `03/04/1996`. Anything else stays as it is. */
export function formatDay(day: string, locale = ownLocale): string {
  const units = groupsOf(stored.exec(day));
  return units ? inOrder(units, locale) : day;
}

/**
 * What is wrong with a typed text, or null.
 * @param bounds the first and the last accepted day, `YYYY-MM-DD`
 */
export function dayProblem(
  text: string,
  { min, max }: { min?: string; max?: string },
  words: Phrases['DateField'],
  locale = ownLocale,
): string | null {
  if (text.trim() === '') return null;
  const day = parseDay(text, locale);
  if (!day) {
    const units = unitsOf(text.trim(), locale);
    return units ? words.unknown(inOrder(units, locale)) : words.write(inOrder(words, locale));
  }
  if (min && day < min) return words.from(formatDay(min, locale));
  if (max && day > max) return words.until(formatDay(max, locale));
  return null;
}
