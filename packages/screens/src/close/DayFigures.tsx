import type { OpenDay } from '@seduh/contract';
import { Price } from '@seduh/ui';
import type { ReactNode } from 'react';
import { useWords } from '../lib/words/words';
import { closeWords } from './words';

export interface DayFiguresProps {
  /** Of an open day, or of a closed one. */
  sums: Pick<OpenDay, 'income' | 'orders' | 'refunds' | 'promos' | 'discounts' | 'cancelled'>;
}

/** What the day came to, whatever it was paid by. */
export function DayFigures({ sums: { income, orders, refunds, promos, discounts, cancelled } }: DayFiguresProps) {
  const m = useWords(closeWords);
  return (
    <dl className="close-rows">
      <Row label={m.income} note={m.ordersPaid(orders)} amount={income} />
      <Row label={m.refunds} amount={refunds} />
      <Row
        label={m.promos}
        note={promos.map(({ code, count }) => m.promo(code || m.noCode, count)).join('; ')}
        amount={discounts}
      />
      <Row label={m.cancelled} note={m.cancelledOrders(cancelled.count)} amount={cancelled.amount} />
    </dl>
  );
}

export interface RowProps {
  label: string;
  /** Below it, smaller. */
  note?: ReactNode;
  /** Whole rupiah. */
  amount: number;
  /** The sum of those before. */
  isTotal?: boolean;
}

/** A line of figures: what, and how much. */
export const Row = ({ label, note, amount, isTotal }: RowProps) => (
  <div data-total={isTotal || undefined}>
    <dt>
      {label}
      {note && <span className="sd-small sd-muted">{note}</span>}
    </dt>
    <dd>
      <Price amount={amount} />
    </dd>
  </div>
);
