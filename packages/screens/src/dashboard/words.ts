import type { Dashboard, ReportPeriod, ReportRange } from '@seduh/contract';
import type { StatProps } from '@seduh/ui';
import { type DateStyle, formatTime } from '../lib/format/times';
import type { ShopTime } from '../lib/orders/moments';

const wordsFor = (tab: string, period: string, running: string, before: string) => ({
  tab,
  title: `${tab} report`,
  period,
  running,
  before,
  best: `Best ${period.toLowerCase()}`,
  highest: `Highest ${period.toLowerCase()}`,
});

/** What the dashboard calls its periods. */
export const RANGE_WORDS: Record<ReportRange, ReturnType<typeof wordsFor>> = {
  daily: wordsFor('Daily', 'Day', 'Today', 'yesterday'),
  weekly: wordsFor('Weekly', 'Week', 'This week', 'last week'),
  monthly: wordsFor('Monthly', 'Month', 'This month', 'last month'),
};

const UNITS = [
  { size: 1e9, letter: 'B' },
  { size: 1e6, letter: 'M' },
  { size: 1e3, letter: 'K' },
];

/** An amount cut to what fits beside a bar: `3.5M`, `-2M`, `950K`, `400`. One digit after the point at most. */
export function shortAmount(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  // 999,950 is 1M already: it would be written 1000K
  const unit = UNITS.find((one) => size >= one.size * 0.99995) ?? { size: 1, letter: '' };
  return `${sign}${Math.round((size / unit.size) * 10) / 10}${unit.letter}`;
}

type Delta = NonNullable<StatProps['delta']>;

/** What a running period is held against, in a word or two: `yesterday by 14:30`, `9 - 13 Nov`, `1 - 20 Oct`. */
export const thenWords = ({ range, previous }: Pick<Dashboard, 'range' | 'previous'>, style: DateStyle): string =>
  range === 'daily' ? `yesterday by ${formatTime(previous.until, style)}` : previous.label;

/** The same in full: `Held against the same stretch of last month: 1 - 20 Oct, up to 14:30.` */
export function stretchWords({ range, previous }: Pick<Dashboard, 'range' | 'previous'>, style: DateStyle): string {
  const time = formatTime(previous.until, style);
  const { before } = RANGE_WORDS[range];
  if (range === 'daily') return `Held against ${before} up to the same time, ${time}.`;
  // a shorter month ends before: then it is all of it
  const until = time === '00:00' ? '' : `, up to ${time}`;
  return `Held against the same stretch of ${before}: ${previous.label}${until}.`;
}

/** How a figure stands against the one of the same stretch before: `+12% on 1 - 20 Oct`. Being behind is no bad news yet. */
export function deltaWords(now: number, before: number, then: string): Delta {
  if (before === 0) return { tone: 'flat', text: `Nothing ${then}` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { tone: 'flat', text: `Level with ${then}` };
  const figure = `${percent.toLocaleString('en-US')}%`;
  return now > before
    ? { tone: 'up', text: `+${figure} on ${then}` }
    : { tone: 'flat', text: `${figure} behind ${then}` };
}

/** `2 min slower`, in the whole minutes that are shown; undefined where there is nothing to compare with. */
export function speedWords(now: number, before: number | null, then: string): Delta | undefined {
  if (before === null) return undefined;
  const slower = Math.round(now) - Math.round(before);
  if (slower === 0) return { tone: 'flat', text: `As fast as ${then}` };
  return slower > 0 ? { tone: 'down', text: `${slower} min slower` } : { tone: 'up', text: `${-slower} min faster` };
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `nine days left`, `10 days left`, `one day left`; on the last day `today is the last day`. */
function daysLeft(days: number): string {
  if (days === 0) return 'today is the last day';
  return `${SMALL[days] ?? days} ${days === 1 ? 'day' : 'days'} left`;
}

/** `IDR 1.2M to go with nine days left.` */
export function goalWords({ income, goal, days_left }: Dashboard['goals']): string {
  const [first = '', ...rest] = daysLeft(days_left);
  if (income >= goal) return `Reached. ${first.toUpperCase()}${rest.join('')}.`;
  const open = `IDR ${shortAmount(goal - income)} to go`;
  return days_left === 0 ? `${open}, ${daysLeft(0)}.` : `${open} with ${daysLeft(days_left)}.`;
}

/** `478 customers`, `1 customer`. */
export const customerWords = (customers: number): string =>
  `${customers.toLocaleString('en-US')} ${customers === 1 ? 'customer' : 'customers'}`;

export type Side = 'income' | 'outcome';

/** The period with the highest figure, the latest of equals; undefined where all are nothing. */
export function highestOf(series: readonly ReportPeriod[], side: Side): ReportPeriod | undefined {
  const highest = Math.max(...series.map((period) => period[side]));
  return highest > 0 ? series.findLast((period) => period[side] === highest) : undefined;
}

/** The chart in a sentence: `Income and outcome by month, Jun to Nov. Best month Sep with IDR 4.6M.` */
export function chartWords({ range, series }: Dashboard, side: Side): string {
  const { period, best, highest } = RANGE_WORDS[range];
  const span = `${series.at(0)?.label} to ${series.at(-1)?.label}`;
  const top = highestOf(series, side);
  const what = side === 'income' ? 'Income and outcome' : 'Outcome';
  const name = side === 'income' ? best : highest;
  return `${what} by ${period.toLowerCase()}, ${span}.${top ? ` ${name} ${top.label} with IDR ${shortAmount(top[side])}.` : ''}`;
}

/** What goes with the link: `Monthly report of Seduh: IDR 3.8M from 152 orders. Goals on 76%.` */
export function shareWords({ range, series, goals }: Dashboard, shop: string): string {
  const { title } = RANGE_WORDS[range];
  const running = series.at(-1);
  const orders = running?.orders ?? 0;
  const count = `${orders.toLocaleString('en-US')} ${orders === 1 ? 'order' : 'orders'}`;
  return `${title} of ${shop}: IDR ${shortAmount(running?.income ?? 0)} from ${count}. Goals on ${goals.percent}%.`;
}

/** `Friday 20 November`, on the wall of the shop. */
export function dayWords({ now, zone }: Omit<ShopTime, 'locale'>): string {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
  const parts = format.formatToParts(now).filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => value).join(' ');
}
