import { FigurePanel } from './FigurePanel';
import { HeldTable } from './HeldTable';
import { RankList } from './RankList';
import type { SectionProps } from './sectionProps';
import { amountText, countText, useWriting } from './writing';

const LISTED = 6;

/** What did not become anything: orders cancelled, by whom and why. */
export function CancellationsPanel({ figures, filter, spans }: SectionProps) {
  const writing = useWriting();
  const { m } = writing;
  const { cancellations, cancelled } = figures;
  const rows = cancellations.map(({ by, reason, now, before }) => ({
    id: `${by} ${reason}`,
    by: m.cancellers[by],
    reason: reason ?? m.noReason,
    now,
    before,
  }));

  return (
    <FigurePanel
      section="cancellations"
      filter={filter}
      isEmpty={rows.length === 0}
      note={m.cancelledNote(m.orders(cancelled.now.orders), amountText(cancelled.now.amount, writing))}
      chart={
        <RankList
          rows={rows.slice(0, LISTED).map(({ id, by, reason, now, before }) => ({
            id,
            name: reason,
            label: `${reason}, ${by}`,
            detail: by,
            value: now.orders,
            figure: countText(now.orders, writing),
            before: before && countText(before.orders, writing),
          }))}
        />
      }
      table={
        <HeldTable
          caption={m.sections.cancellations}
          spans={spans}
          about={[
            { id: 'reason', label: m.reason },
            { id: 'by', label: m.by, align: 'start' },
          ]}
          counted={[
            { id: 'orders', label: m.ordersHead, write: (row) => countText(row.orders, writing) },
            { id: 'amount', label: m.amount, write: (row) => amountText(row.amount, writing) },
          ]}
          rows={rows.map(({ id, by, reason, now, before }) => ({ id, about: { reason, by }, now, before }))}
          foot={cancelled}
        />
      }
    />
  );
}
