import type { Dashboard } from '@seduh/contract';
import { Price, Stat, StatRow } from '@seduh/ui';
import type { DateStyle } from '../lib/format/times';
import { deltaWords, speedWords, stretchWords, thenWords, useWriting } from './figures';

export interface StatsProps {
  dashboard: Dashboard;
  /** How its moments are written. */
  time: DateStyle;
}

/** The running period in four figures, each against the same stretch of the period before. */
export function Stats({ dashboard, time }: StatsProps) {
  const writing = useWriting();
  const { m, money } = writing;
  const { range, series, previous, top_products } = dashboard;
  const running = series.at(-1);
  const [best] = top_products;
  if (!running) return null;
  const then = thenWords(dashboard, time, writing);
  const sold = running.orders > 0;
  const minutes = running.minutes_to_ready;
  return (
    <section className="dash-stats">
      <h2 className="sd-sr">{m.ranges[range].running}</h2>
      <StatRow>
        <Stat
          label={m.income}
          value={sold ? <Price amount={running.income} /> : null}
          delta={sold ? deltaWords(running.income, previous.income, then, writing) : undefined}
        />
        <Stat
          label={m.orders}
          value={sold ? running.orders.toLocaleString(money.locale) : null}
          delta={sold ? deltaWords(running.orders, previous.orders, then, writing) : undefined}
        />
        <Stat
          label={m.toReady}
          value={minutes === null ? null : Math.round(minutes)}
          delta={minutes === null ? undefined : speedWords(minutes, previous.minutes_to_ready, then, writing)}
        />
        <Stat
          label={m.bestSeller}
          value={best ? <span className="sd-clamp-2">{best.product_name}</span> : null}
          delta={best && { tone: 'up', text: m.sold(best.sold) }}
        />
      </StatRow>
      {sold && <p className="dash-stretch sd-small sd-muted">{stretchWords(dashboard, time, writing)}</p>}
    </section>
  );
}
