import type { Figures } from '@seduh/contract';
import { averageMinutes } from '@seduh/domain/figures';
import { Price, Stat, StatRow } from '@seduh/ui';
import { formatTime } from '../lib/format/times';
import type { ShopTime } from '../lib/orders/moments';
import { countText, deltaText, percentOf, type Spans, useWriting } from './writing';

interface FigureStatsProps {
  figures: Figures;
  spans: Spans;
  time: ShopTime;
}

/** The days in four figures, each against the days compared. */
export function FigureStats({ figures, spans, time }: FigureStatsProps) {
  const writing = useWriting();
  const { m } = writing;
  const { totals, ready, customers, compared } = figures;
  const fresh = customers.find(({ kind }) => kind === 'new');
  const minutes = averageMinutes(ready.now.ready_ms, ready.now.orders);
  const sold = totals.now.orders > 0;
  const delta = (now: number, before: number | undefined) =>
    spans.before !== null && before !== undefined ? deltaText(now, before, spans.before, writing) : undefined;
  const until = compared && formatTime(compared.until, time);
  // a day that is over ends at midnight
  const isCut = until !== null && !/^00.00$/.test(until);

  return (
    <section className="fig-stats">
      <h2 className="sd-sr">{spans.now}</h2>
      <StatRow>
        <Stat
          label={m.income}
          value={sold ? <Price amount={totals.now.income} /> : null}
          delta={sold ? delta(totals.now.income, totals.before?.income) : undefined}
        />
        <Stat
          label={m.ordersHead}
          value={sold ? countText(totals.now.orders, writing) : null}
          delta={sold ? delta(totals.now.orders, totals.before?.orders) : undefined}
        />
        <Stat
          label={m.onTimeStat}
          value={minutes === null ? null : `${percentOf(ready.now.on_time, ready.now.orders)}%`}
          delta={minutes === null ? undefined : { tone: 'flat', text: m.onAverage(minutes) }}
        />
        <Stat
          label={m.customers.new}
          value={sold ? countText(fresh?.now.customers ?? 0, writing) : null}
          delta={sold ? delta(fresh?.now.customers ?? 0, fresh?.before?.customers) : undefined}
        />
      </StatRow>
      <p className="fig-spans sd-small sd-muted">
        {spans.before === null ? spans.now : m.heldAgainst(spans.now, spans.before, isCut ? until : null)}
      </p>
    </section>
  );
}
