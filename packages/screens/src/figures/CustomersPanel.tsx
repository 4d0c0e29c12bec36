import { FigurePanel } from './FigurePanel';
import { HeldTable } from './HeldTable';
import { RankList } from './RankList';
import type { SectionProps } from './sectionProps';
import { amountText, countText, useWriting } from './writing';

/** Who buys: customers who are new, who came back, and guests at the counter. */
export function CustomersPanel({ figures, filter, spans }: SectionProps) {
  const writing = useWriting();
  const { m } = writing;
  const { customers, totals } = figures;

  return (
    <FigurePanel
      section="customers"
      filter={filter}
      isEmpty={customers.every(({ now, before }) => now.orders === 0 && !before?.orders)}
      note={m.customersNote}
      chart={
        <RankList
          isRanking={false}
          rows={customers.map(({ kind, now, before }) => ({
            id: kind,
            name: m.customers[kind],
            label: m.customers[kind],
            detail: m.ordersFor(m.orders(now.orders), amountText(now.income, writing)),
            value: now.customers,
            figure: countText(now.customers, writing),
            before: before && countText(before.customers, writing),
          }))}
        />
      }
      table={
        <HeldTable
          caption={m.sections.customers}
          spans={spans}
          about={[{ id: 'kind', label: m.who }]}
          counted={[
            { id: 'customers', label: m.people, write: (row) => countText(row.customers, writing) },
            { id: 'orders', label: m.ordersHead, write: (row) => countText(row.orders, writing) },
            { id: 'income', label: m.income, write: (row) => amountText(row.income, writing) },
          ]}
          rows={customers.map(({ kind, now, before }) => ({
            id: kind,
            about: { kind: m.customers[kind] },
            now,
            before,
          }))}
          foot={{
            now: { ...totals.now, customers: sumOf(customers.map(({ now }) => now)) },
            before: totals.before && {
              ...totals.before,
              customers: sumOf(customers.map(({ before }) => before ?? { customers: 0 })),
            },
          }}
        />
      }
    />
  );
}

const sumOf = (rows: { customers: number }[]): number => rows.reduce((sum, { customers }) => sum + customers, 0);
