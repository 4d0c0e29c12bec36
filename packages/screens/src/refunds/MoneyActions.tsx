import type { Order } from '@seduh/contract';
import { Button } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import { canBookLate, canRefund } from './words';

const refundDialog = lazyPart(() => import('./RefundDialog'));
const bookTransfer = lazyPart(() => import('./BookTransfer'));

/** What staff may still do about the money of an order that is over; nothing where there is nothing to do. */
export function MoneyActions({ order }: { order: Order }) {
  const [open, setOpen] = useState<'refund' | 'book' | null>(null);
  const [mayRefund, mayBook] = [canRefund(order), canBookLate(order)];
  const close = () => setOpen(null);
  if (!mayRefund && !mayBook && !open) return null;
  return (
    <div className="past-acts">
      {mayRefund && (
        <Button size="sm" variant="line" aria-label={`Refund ${order.number}`} onClick={() => setOpen('refund')}>
          Refund
        </Button>
      )}
      {mayBook && (
        <Button
          size="sm"
          variant="line"
          aria-label={`Book transfer of ${order.number}`}
          onClick={() => setOpen('book')}
        >
          Book transfer
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'refund' && <refundDialog.Part order={order} onClose={close} />}
        {open === 'book' && <bookTransfer.Part order={order} onClose={close} />}
      </Suspense>
    </div>
  );
}
