import type { Dashboard } from '@seduh/contract';
import { Price, Stat, StatRow } from '@seduh/ui';
import type { DateStyle } from '../lib/format/times';
import { deltaWords, RANGE_WORDS, speedWords, stretchWords, thenWords } from './words';

export interface StatsProps {
  dashboard: Dashboard;
  /** How its moments are written. */
  time: DateStyle;
}

/** The running period in four figures, each against the same stretch of the period before. */
export function Stats({ dashboard, time }: StatsProps) {
  const { range, series, previous, top_products } = dashboard;
  const running = series.at(-1);
  const [best] = top_products;
  if (!running) return null;
  const then = thenWords(dashboard, time);
  const sold = running.orders > 0;
  const minutes = running.minutes_to_ready;
  return (
    <section className="dash-stats">
      <h2 className="sd-sr">{RANGE_WORDS[range].running}</h2>
      <StatRow>
        <Stat
          label="Income"
          value={sold ? <Price amount={running.income} /> : null}
          delta={sold ? deltaWords(running.income, previous.income, then) : undefined}
        />
        <Stat
          label="Orders"
          value={sold ? running.orders.toLocaleString('en-US') : null}
          delta={sold ? deltaWords(running.orders, previous.orders, then) : undefined}
        />
        <Stat
          label="Minutes to ready"
          value={minutes === null ? null : Math.round(minutes)}
          delta={minutes === null ? undefined : speedWords(minutes, previous.minutes_to_ready, then)}
        />
        <Stat
          label="Best seller"
          value={best ? <span className="sd-clamp-2">{best.product_name}</span> : null}
          delta={best && { tone: 'up', text: `${best.sold.toLocaleString('en-US')} sold` }}
        />
      </StatRow>
      {sold && <p className="dash-stretch sd-small sd-muted">{stretchWords(dashboard, time)}</p>}
    </section>
  );
}
