import type { Order } from '@seduh/contract';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';

const refundDialog = lazyPart(() => import('./dialogs/RefundDialog'));
const bookTransfer = lazyPart(() => import('./dialogs/BookTransfer'));

/** What is being done about the money of an order that is over. */
export interface MoneyAsked {
  /** As it was when it was asked: what is chosen, and the key it was sent with, are of this. */
  order: Order;
  kind: 'refund' | 'book';
}

export interface MoneyDialogProps {
  /** Null while nothing is asked. */
  asked: MoneyAsked | null;
  onClose: () => void;
}

/** The dialog that `MoneyActions` asks for. It stands beside the list: its order's row may go while somebody types. */
export function MoneyDialog({ asked, onClose }: MoneyDialogProps) {
  if (!asked) return null;
  const { Part } = asked.kind === 'refund' ? refundDialog : bookTransfer;
  return (
    <Suspense fallback={null}>
      <Part order={asked.order} onClose={onClose} />
    </Suspense>
  );
}
