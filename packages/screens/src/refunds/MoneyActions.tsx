import { useSession } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Button } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import { useWords } from '../lib/words/words';
import { canBookLate, canRefund } from './causes';
import { refundWords } from './words';

const refundDialog = lazyPart(() => import('./dialogs/RefundDialog'));
const bookTransfer = lazyPart(() => import('./dialogs/BookTransfer'));

/** What staff may still do about the money of an order that is over; nothing where there is nothing to do. */
export function MoneyActions({ order }: { order: Order }) {
  const m = useWords(refundWords);
  const [open, setOpen] = useState<'refund' | 'book' | null>(null);
  const { can } = useSession();
  const [mayRefund, mayBook] = [can('refunds') && canRefund(order), canBookLate(order)];
  const close = () => setOpen(null);
  if (!mayRefund && !mayBook && !open) return null;
  return (
    <div className="past-acts">
      {mayRefund && (
        <Button size="sm" variant="line" aria-label={m.refundOf(order.number)} onClick={() => setOpen('refund')}>
          {m.refund}
        </Button>
      )}
      {mayBook && (
        <Button size="sm" variant="line" aria-label={m.bookOf(order.number)} onClick={() => setOpen('book')}>
          {m.book}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'refund' && <refundDialog.Part order={order} onClose={close} />}
        {open === 'book' && <bookTransfer.Part order={order} onClose={close} />}
      </Suspense>
    </div>
  );
}
