import { confirmPayment } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, ConfirmModal, formatRupiah, toast, useMoney } from '@seduh/ui';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import './RefundDialog.css';
import { lateWords } from './said';
import { refundDialogWords } from './words';

export interface BookTransferProps {
  order: Order;
  onClose: () => void;
}

/** Asks whether a transfer has come that nobody waited for any more, and books it. */
export default function BookTransfer({ order, onClose }: BookTransferProps) {
  const m = useWords(refundDialogWords);
  const money = useMoney();
  const { submit, busy, problem } = useSubmit();
  const { number, customer_name: who, payment } = order;

  const book = async () => {
    toast.success(lateWords(await confirmPayment(order.id), m, money));
    onClose();
  };

  return (
    <ConfirmModal
      open
      onOpenChange={onClose}
      title={m.askBook(number)}
      text={`${m.exactly(formatRupiah(payment.amount, money), who)} ${payment.state === 'expired' ? m.takenUp : m.wasCancelled}`}
      yesLabel={m.book}
      noLabel={m.notYet}
      busy={busy}
      onConfirm={() => void submit(book)}
    >
      {problem && (
        <Banner tone="bad" className="refund-problem">
          {problem}
        </Banner>
      )}
    </ConfirmModal>
  );
}
