import { confirmPayment } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, ConfirmModal, formatRupiah, toast } from '@seduh/ui';
import { useSubmit } from '../lib/useSubmit';
import './RefundDialog.css';
import { lateQuestion, lateWords } from './words';

export interface BookTransferProps {
  order: Order;
  onClose: () => void;
}

/** Asks whether a transfer has come that nobody waited for any more, and books it. */
export default function BookTransfer({ order, onClose }: BookTransferProps) {
  const { submit, busy, problem } = useSubmit();
  const { number, customer_name: who, payment } = order;

  const confirm = () =>
    submit(async () => {
      toast.success(lateWords(await confirmPayment(order.id)));
      onClose();
    });

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
