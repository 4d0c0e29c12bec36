import type { Dashboard } from '@seduh/contract';
import { Price, Stat, StatRow } from '@seduh/ui';
import { deltaWords, RANGE_WORDS, speedWords } from './words';

/** The running period in four figures, each against the period before. */
export function Stats({ dashboard: { range, series, top_products } }: { dashboard: Dashboard }) {
  const [before, running] = series.slice(-2);
  const [best] = top_products;
  if (!before || !running) return null;
  const sold = running.orders > 0;
  const minutes = running.minutes_to_ready;
  return (
    <section className="dash-stats">
      <h2 className="sr">{RANGE_WORDS[range].running}</h2>
      <StatRow>
        <Stat
          label="Income"
          value={sold ? <Price amount={running.income} /> : null}
          delta={sold ? deltaWords(running.income, before.income, range) : undefined}
        />
        <Stat
          label="Orders"
          value={sold ? running.orders.toLocaleString('en-US') : null}
          delta={sold ? deltaWords(running.orders, before.orders, range) : undefined}
        />
        <Stat
          label="Minutes to ready"
          value={minutes === null ? null : Math.round(minutes)}
          delta={minutes === null ? undefined : speedWords(minutes, before.minutes_to_ready, range)}
        />
        <Stat
          label="Best seller"
          value={best ? <span className="clamp-2">{best.product_name}</span> : null}
          delta={best && { tone: 'up', text: `${best.sold.toLocaleString('en-US')} sold` }}
        />
      </StatRow>
    </section>
  );
}
