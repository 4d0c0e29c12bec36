import type { HourFigure } from '@seduh/contract';
import { FigureTable, HeatMap } from '@seduh/ui';
import { FigurePanel } from './FigurePanel';
import type { SectionProps } from './sectionProps';
import { countText, shortCount, useWriting, weekdayText } from './writing';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The hours from the first to the last in which anything was sold, then or now. */
function hoursBetween(hours: readonly HourFigure[]): number[] {
  const all = hours.map(({ hour }) => hour);
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
}

/** When is sold: orders paid by the hour and the weekday. */
export function HoursPanel({ figures, filter, spans }: SectionProps) {
  const writing = useWriting();
  const { m } = writing;
  const { hours } = figures;
  const busiest = hours.toSorted((one, other) => other.now.orders - one.now.orders)[0];
  const rows = hours.length > 0 ? hoursBetween(hours) : [];
  const at = (weekday: number, hour: number) => hours.find((row) => row.weekday === weekday && row.hour === hour);
  const columns = WEEKDAYS.map((weekday) => ({ id: String(weekday), label: weekdayText(weekday, writing) }));
  const most =
    busiest && busiest.now.orders > 0
      ? m.busiest(weekdayText(busiest.weekday, writing, 'long'), m.clock(busiest.hour), m.orders(busiest.now.orders))
      : '';
  const sumOf = (weekday: number, when: 'now' | 'before') =>
    hours.reduce((sum, row) => sum + (row.weekday === weekday ? (row[when]?.orders ?? 0) : 0), 0);
  const both = (now: number, before: number) => (
    <>
      {countText(now, writing)}
      {spans.before && <span className="fig-before">{m.was(countText(before, writing))}</span>}
    </>
  );

  return (
    <FigurePanel
      section="hours"
      filter={filter}
      isEmpty={rows.length === 0}
      note={most}
      chart={
        <HeatMap
          title={`${m.hoursTitle(spans.now)} ${most}`.trim()}
          columns={columns}
          rows={rows.map((hour) => ({ id: String(hour), label: m.clock(hour) }))}
          cells={hours.map(({ weekday, hour, now }) => ({
            row: String(hour),
            column: String(weekday),
            value: now.orders,
          }))}
          formatValue={(value) => shortCount(value, writing)}
          legend={{ least: m.few, most: m.theMost }}
        />
      }
      table={
        <FigureTable
          caption={m.caption(m.ordersPaid, spans.now, spans.before)}
          columns={[{ id: 'hour', label: m.hour }, ...columns]}
          rows={rows.map((hour) => ({
            id: String(hour),
            cells: {
              hour: m.clock(hour),
              ...Object.fromEntries(
                WEEKDAYS.map((weekday) => {
                  const row = at(weekday, hour);
                  return [weekday, both(row?.now.orders ?? 0, row?.before?.orders ?? 0)];
                }),
              ),
            },
          }))}
          foot={{
            hour: m.sum,
            ...Object.fromEntries(
              WEEKDAYS.map((weekday) => [weekday, both(sumOf(weekday, 'now'), sumOf(weekday, 'before'))]),
            ),
          }}
        />
      }
    />
  );
}
