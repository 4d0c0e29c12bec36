import type { Figures } from '@seduh/contract';
import { formatRupiah, type MoneyStyle, type StatProps, useMoney } from '@seduh/ui';
import { formatDay } from '../lib/format/dates';
import { useWords } from '../lib/words/words';
import { figuresWords, type FiguresWords } from './words';

/** What figures are put into: words, and how amounts and numbers are written. */
export interface Writing {
  m: FiguresWords;
  money: MoneyStyle;
}

/** {@link Writing} in the language round it. */
export const useWriting = (): Writing => ({ m: useWords(figuresWords), money: useMoney() });

export const countText = (count: number, { money }: Writing): string => count.toLocaleString(money.locale);

export const amountText = (amount: number, { money }: Writing): string => formatRupiah(amount, money);

/** A count cut to what fits into a narrow field: `1.2K`. */
export const shortCount = (count: number, { money }: Writing): string =>
  new Intl.NumberFormat(money.locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count);

/** Business days have no zone: noon in UTC is on the day itself. */
const noon = (day: string): string => `${day}T12:00:00Z`;

/** `24 Oct - 20 Nov`, `20 Nov`; with years where they are not of the year before the last day. @param year of today */
export function spanText({ from, to }: { from: string; to: string }, year: string, { money }: Writing): string {
  const style = { zone: 'UTC', locale: money.locale };
  const isOther = !from.startsWith(year) || !to.startsWith(year);
  const dayText = (day: string) => `${formatDay(noon(day), style)}${isOther ? ` ${day.slice(0, 4)}` : ''}`;
  return from === to ? dayText(to) : `${dayText(from)} - ${dayText(to)}`;
}

/** The days of the figures and those they are held against, as texts. */
export interface Spans {
  now: string;
  /** null: nothing is compared. */
  before: string | null;
}

export function spansOf({ from, to, compared, as_of }: Figures, writing: Writing): Spans {
  const year = as_of.slice(0, 4);
  return { now: spanText({ from, to }, year, writing), before: compared && spanText(compared, year, writing) };
}

/** `Sat`, from 1 Monday on. */
export function weekdayText(weekday: number, { money }: Writing, length: 'short' | 'long' = 'short'): string {
  // 16 November 2026 was a Monday
  const day = new Date(Date.UTC(2026, 10, 15 + weekday));
  return new Intl.DateTimeFormat(money.locale, { weekday: length, timeZone: 'UTC' }).format(day);
}

type Delta = NonNullable<StatProps['delta']>;

/** How a figure stands against what it was: `+12% on 26 Sep - 23 Oct`. Being behind is no bad news yet. */
export function deltaText(now: number, before: number, then: string, writing: Writing): Delta {
  const { m } = writing;
  if (before === 0) return { tone: 'flat', text: m.nothingThen(then) };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { tone: 'flat', text: m.level(then) };
  const figure = `${countText(percent, writing)}%`;
  return now > before ? { tone: 'up', text: m.ahead(figure, then) } : { tone: 'flat', text: m.behind(figure, then) };
}

/** Whole per cent of a whole; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? Math.round((part * 100) / whole) : 0);
