import { useSession } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Button } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { canBookLate, canRefund } from './causes';
import type { MoneyAsked } from './MoneyDialog';
import { refundWords } from './words';

export interface MoneyActionsProps {
  order: Order;
  /** Opens `MoneyDialog`, which outlives the order's row. */
  onAsk: (asked: MoneyAsked) => void;
}

/** What staff may still do about the money of an order that is over; nothing where there is nothing to do. */
export function MoneyActions({ order, onAsk }: MoneyActionsProps) {
  const m = useWords(refundWords);
  const { can } = useSession();
  const [mayRefund, mayBook] = [can('refunds') && canRefund(order), canBookLate(order)];
  if (!mayRefund && !mayBook) return null;
  const ask = (kind: MoneyAsked['kind']) => onAsk({ order, kind });
  return (
    <div className="past-acts">
      {mayRefund && (
        <Button size="sm" variant="line" aria-label={m.refundOf(order.number)} onClick={() => ask('refund')}>
          {m.refund}
        </Button>
      )}
      {mayBook && (
        <Button size="sm" variant="line" aria-label={m.bookOf(order.number)} onClick={() => ask('book')}>
          {m.book}
        </Button>
      )}
    </div>
  );
}
