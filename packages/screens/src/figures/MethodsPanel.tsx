import type { MethodFigure } from '@seduh/contract';
import { Segment } from '@seduh/ui';
import { useState } from 'react';
import { methodWords } from '../lib/orders/methods/words';
import { orderWords } from '../lib/orders/words';
import { useWords } from '../lib/words/words';
import { FigurePanel } from './FigurePanel';
import { HeldTable } from './HeldTable';
import { RankList } from './RankList';
import type { SectionProps } from './sectionProps';
import { amountText, countText, useWriting } from './writing';

type Money = MethodFigure['now'];

/** Rows of one method, added up. */
function sumBy(rows: readonly MethodFigure[], nameOf: (row: MethodFigure) => string) {
  const sums = new Map<string, { now: Money; before: Money | null }>();
  const add = (one: Money | undefined, other: Money): Money => ({
    income: (one?.income ?? 0) + other.income,
    refunds: (one?.refunds ?? 0) + other.refunds,
    discounts: (one?.discounts ?? 0) + other.discounts,
    orders: (one?.orders ?? 0) + other.orders,
  });
  for (const row of rows) {
    const known = sums.get(nameOf(row));
    sums.set(nameOf(row), {
      now: add(known?.now, row.now),
      before: row.before && add(known?.before ?? undefined, row.before),
    });
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum })).toSorted((one, other) => other.now.income - one.now.income);
}

/** By which way it goes: delivery and payment methods; the table has each pair of them. */
export function MethodsPanel({ figures, filter, spans }: SectionProps) {
  const writing = useWriting();
  const { m } = writing;
  const { names } = useWords(methodWords);
  const { payments } = useWords(orderWords);
  const [byPayment, setByPayment] = useState(false);
  const { methods, totals } = figures;
  const deliveryOf = ({ delivery_id }: MethodFigure) => names[delivery_id];
  const paymentOf = ({ payment_id }: MethodFigure) => payments[payment_id];

  return (
    <FigurePanel
      section="methods"
      filter={filter}
      isEmpty={methods.length === 0}
      chart={
        <>
          <Segment
            className="fig-segment"
            legend={m.listBy}
            hideLegend
            options={[
              { value: 'delivery', label: m.byDelivery },
              { value: 'payment', label: m.byPayment },
            ]}
            value={byPayment ? 'payment' : 'delivery'}
            onChange={(value) => setByPayment(value === 'payment')}
          />
          <RankList
            rows={sumBy(methods, byPayment ? paymentOf : deliveryOf).map(({ name, now, before }) => ({
              id: name,
              name,
              label: name,
              detail: m.orders(now.orders),
              value: now.income,
              figure: amountText(now.income, writing),
              before: before && amountText(before.income, writing),
            }))}
          />
        </>
      }
      table={
        <HeldTable
          caption={m.sections.methods}
          spans={spans}
          about={[
            { id: 'delivery', label: m.delivery },
            { id: 'payment', label: m.payment, align: 'start' },
          ]}
          counted={[
            { id: 'orders', label: m.ordersHead, write: (row) => countText(row.orders, writing) },
            { id: 'income', label: m.income, write: (row) => amountText(row.income, writing) },
            { id: 'refunds', label: m.refunds, write: (row) => amountText(row.refunds, writing) },
            { id: 'discounts', label: m.discounts, write: (row) => amountText(row.discounts, writing) },
          ]}
          rows={methods.map((row) => ({
            id: `${row.delivery_id} ${row.payment_id}`,
            about: { delivery: deliveryOf(row), payment: paymentOf(row) },
            now: row.now,
            before: row.before,
          }))}
          foot={totals}
        />
      }
    />
  );
}
