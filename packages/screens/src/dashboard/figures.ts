import type { Dashboard, ReportPeriod } from '@seduh/contract';
import { type MoneyStyle, type StatProps, useMoney, withCurrency } from '@seduh/ui';
import { type DateStyle, formatTime } from '../lib/format/times';
import type { ShopTime } from '../lib/orders/moments';
import { useWords } from '../lib/words/words';
import { dashboardWords, type DashboardWords } from './words';

/** What figures are put into: the dashboard's words, and how rupiah are written. */
export interface Writing {
  m: DashboardWords;
  money: MoneyStyle;
}

/** {@link Writing} in the language round it. */
export const useWriting = (): Writing => ({ m: useWords(dashboardWords), money: useMoney() });

/** What {@link DashboardWords.units} stand for. */
const UNITS = [1e9, 1e6, 1e3];

/** An amount cut to what fits beside a bar: `3.5M`, `-2M`, `950K`, `400`. One digit after the point at most. */
export function shortAmount(amount: number, { m, money }: Writing): string {
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  // 999,950 is 1M already: it would be written 1000K
  const index = UNITS.findIndex((one) => size >= one * 0.99995);
  const cut = Math.round((size / (UNITS[index] ?? 1)) * 10) / 10;
  return `${sign}${cut.toLocaleString(money.locale)}${m.units[index] ?? ''}`;
}

/** The same with its unit: `IDR 3.5M`. */
const shortSum = (amount: number, writing: Writing): string =>
  withCurrency(shortAmount(amount, writing), writing.money);

type Delta = NonNullable<StatProps['delta']>;

/** What a running period is held against, in a word or two: `yesterday by 14:30`, `9 - 13 Nov`, `1 - 20 Oct`. */
export const thenWords = (
  { range, previous }: Pick<Dashboard, 'range' | 'previous'>,
  style: DateStyle,
  { m }: Writing,
): string => (range === 'daily' ? m.yesterdayBy(formatTime(previous.until, style)) : m.span(previous.label));

/** The same in full: `Held against the same stretch of last month: 1 - 20 Oct, up to 14:30.` */
export function stretchWords(
  { range, previous }: Pick<Dashboard, 'range' | 'previous'>,
  style: DateStyle,
  { m }: Writing,
): string {
  const time = formatTime(previous.until, style);
  const { before } = m.ranges[range];
  if (range === 'daily') return m.heldDaily(before, time);
  // a shorter month ends before: then it is all of it
  return m.held(before, m.span(previous.label), /^00.00$/.test(time) ? null : time);
}

/** How a figure stands against the one of the same stretch before: `+12% on 1 - 20 Oct`. Being behind is no bad news yet. */
export function deltaWords(now: number, before: number, then: string, { m, money }: Writing): Delta {
  if (before === 0) return { tone: 'flat', text: m.nothing(then) };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { tone: 'flat', text: m.level(then) };
  const figure = `${percent.toLocaleString(money.locale)}%`;
  return now > before ? { tone: 'up', text: m.ahead(figure, then) } : { tone: 'flat', text: m.behind(figure, then) };
}

/** `2 min slower`, in the whole minutes that are shown; undefined where there is nothing to compare with. */
export function speedWords(now: number, before: number | null, then: string, { m }: Writing): Delta | undefined {
  if (before === null) return undefined;
  const slower = Math.round(now) - Math.round(before);
  if (slower === 0) return { tone: 'flat', text: m.asFast(then) };
  return slower > 0 ? { tone: 'down', text: m.slower(slower) } : { tone: 'up', text: m.faster(-slower) };
}

/** How far the goal is: `IDR 1.2M to go with nine days left.` */
export const goalWords = ({ income, goal, days_left }: Dashboard['goals'], writing: Writing): string =>
  writing.m.goal(income >= goal ? null : shortSum(goal - income, writing), days_left);

export type Side = 'income' | 'outcome';

/** The period with the highest figure, the latest of equals; undefined where all are nothing. */
export function highestOf(series: readonly ReportPeriod[], side: Side): ReportPeriod | undefined {
  const highest = Math.max(...series.map((period) => period[side]));
  return highest > 0 ? series.findLast((period) => period[side] === highest) : undefined;
}

/** The chart in a sentence: `Income and outcome by month, Jun to Nov. Best month Sep with IDR 4.6M.` */
export function chartWords({ range, series }: Dashboard, side: Side, writing: Writing): string {
  const { m } = writing;
  const { period, best, highest } = m.ranges[range];
  const isIncome = side === 'income';
  const [from, to] = [series.at(0), series.at(-1)].map((one) => m.span(one?.label ?? ''));
  const chart = m.chart(isIncome, period, from ?? '', to ?? '');
  const top = highestOf(series, side);
  if (!top) return chart;
  return `${chart} ${m.top(isIncome ? best : highest, m.span(top.label), shortSum(top[side], writing))}`;
}

/** What goes with the link: `Monthly report of Seduh: IDR 3.8M from 152 orders. Goals on 76%.` */
export function shareWords({ range, series, goals }: Dashboard, shop: string, writing: Writing): string {
  const { m } = writing;
  const running = series.at(-1);
  const sum = shortSum(running?.income ?? 0, writing);
  return m.shared(m.ranges[range].title, shop, sum, running?.orders ?? 0, goals.percent);
}

/** `Friday 20 November`, on the wall of the shop. */
export function dayWords({ now, zone, locale }: ShopTime): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
  const parts = format.formatToParts(now).filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => value).join(' ');
}
