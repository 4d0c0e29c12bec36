import { confirmPayment } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, ConfirmModal, formatRupiah, toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../lib/messageOf';
import './RefundDialog.css';
import { lateQuestion, lateWords } from './words';

export interface BookTransferProps {
  order: Order;
  onClose: () => void;
}

/** Asks whether a transfer has come that nobody waited for any more, and books it. */
export default function BookTransfer({ order, onClose }: BookTransferProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { number, customer_name: who, payment } = order;

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      toast.success(lateWords(await confirmPayment(order.id)));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <ConfirmModal
      open
      onOpenChange={onClose}
      title={`Has the transfer for ${number} come?`}
      text={`Exactly ${formatRupiah(payment.amount)} from ${who}. ${lateQuestion(payment.state)}`}
      yesLabel="Book it"
      noLabel="Not yet"
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {problem && (
        <Banner tone="bad" className="refund-problem">
          {problem}
        </Banner>
      )}
    </ConfirmModal>
  );
}
