import { FIGURE_COMPARISONS, type FigureComparison } from '@seduh/contract/constants';
import { addDays } from '@seduh/domain';
import { dayOf } from '../lib/format/dayOf';

/** Which days are shown, and what they are held against; their address mirrors it. */
export interface FiguresFilter {
  /** First business day, `2026-11-20`; empty for four weeks. */
  from: string;
  /** Last business day; empty for today. */
  to: string;
  compare: FigureComparison;
}

/** What shows figures of some days, or lets others be chosen. */
export interface FiguresFilterProps {
  /** What is shown. */
  filter: FiguresFilter;
  /** Asked for other days. */
  onFilter: (filter: FiguresFilter) => void;
}

/** Four weeks up to today, held against the four before. */
export const USUAL_FILTER: FiguresFilter = { from: '', to: '', compare: 'before' };

export const comparisonOf = (text: string | null): FigureComparison =>
  FIGURE_COMPARISONS.find((known) => known === text) ?? USUAL_FILTER.compare;

/** Reads the address; nonsense falls back to the resting value. */
export const readFiguresFilter = (query: URLSearchParams): FiguresFilter => ({
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
  compare: comparisonOf(query.get('compare')),
});

/** What the API is asked for, without the values that are at rest. */
export const figuresQuery = ({ from, to, compare }: FiguresFilter) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(compare !== USUAL_FILTER.compare && { compare }),
});

/** The address's query. */
export const writeFiguresFilter = (filter: FiguresFilter): string =>
  new URLSearchParams(figuresQuery(filter)).toString();

/** Stretches of days that are one press away. */
export const STRETCHES = ['day', 'week', 'weeks'] as const;
export type Stretch = (typeof STRETCHES)[number];

/** The days of a stretch that ends today. @param today `2026-11-20` */
export function daysOf(stretch: Stretch, today: string): Pick<FiguresFilter, 'from' | 'to'> {
  if (stretch === 'weeks') return { from: '', to: '' };
  return { from: stretch === 'day' ? today : addDays(today, -6), to: today };
}

/** Which of them is shown; null for other days. */
export const stretchOf = ({ from, to }: FiguresFilter, today: string): Stretch | null =>
  STRETCHES.find((stretch) => {
    const days = daysOf(stretch, today);
    return days.from === from && days.to === to;
  }) ?? null;
