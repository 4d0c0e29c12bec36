import type { Figures } from '@seduh/contract';
import { averageMinutes } from '@seduh/domain/figures';
import { FigurePanel } from './FigurePanel';
import { HeldTable } from './HeldTable';
import { RankList } from './RankList';
import type { SectionProps } from './sectionProps';
import { countText, percentOf, useWriting } from './writing';

type Readied = Figures['ready']['now'];

/** How fast it is: minutes to ready against what was promised, hour by hour. */
export function ReadyPanel({ figures, filter, spans }: SectionProps) {
  const writing = useWriting();
  const { m, money } = writing;
  const { ready, ready_hours } = figures;
  const minutes = (ms: number, orders: number) => {
    const average = averageMinutes(ms, orders);
    return average === null ? m.none : average.toLocaleString(money.locale);
  };
  const kept = ({ on_time, orders }: Readied) => `${percentOf(on_time, orders)}%`;

  return (
    <FigurePanel
      section="ready"
      filter={filter}
      isEmpty={ready_hours.length === 0}
      note={m.readyNote(
        minutes(ready.now.ready_ms, ready.now.orders),
        minutes(ready.now.promised_ms, ready.now.orders),
        kept(ready.now),
      )}
      chart={
        <RankList
          isRanking={false}
          max={100}
          rows={ready_hours
            .filter(({ now }) => now.orders > 0)
            .map(({ hour, now, before }) => ({
              id: String(hour),
              name: m.clock(hour),
              label: m.keptAt(m.clock(hour)),
              detail: m.minutes(minutes(now.ready_ms, now.orders)),
              value: percentOf(now.on_time, now.orders),
              figure: m.kept(kept(now)),
              before: before && before.orders > 0 ? kept(before) : null,
            }))}
        />
      }
      table={
        <HeldTable
          caption={m.sections.ready}
          spans={spans}
          about={[{ id: 'hour', label: m.hour }]}
          counted={[
            { id: 'orders', label: m.ordersHead, write: (row) => countText(row.orders, writing) },
            { id: 'on_time', label: m.onTime, write: (row) => countText(row.on_time, writing) },
            { id: 'minutes', label: m.toReady, write: (row) => minutes(row.ready_ms, row.orders) },
            { id: 'promised', label: m.promised, write: (row) => minutes(row.promised_ms, row.orders) },
          ]}
          rows={ready_hours.map(({ hour, now, before }) => ({
            id: String(hour),
            about: { hour: m.clock(hour) },
            now,
            before,
          }))}
          foot={ready}
        />
      }
    />
  );
}
