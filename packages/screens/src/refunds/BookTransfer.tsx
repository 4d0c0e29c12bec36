import { confirmPayment } from '@seduh/api-client';
import type { Order, PaymentState } from '@seduh/contract';
import { Banner, ConfirmModal, formatRupiah, toast } from '@seduh/ui';
import { useSubmit } from '../lib/useSubmit';
import './RefundDialog.css';

export interface BookTransferProps {
  order: Order;
  onClose: () => void;
}

/** Asks whether a transfer has come that nobody waited for any more, and books it. */
export default function BookTransfer({ order, onClose }: BookTransferProps) {
  const { submit, busy, problem } = useSubmit();
  const { number, customer_name: who, payment } = order;

  const book = async () => {
    toast.success(lateWords(await confirmPayment(order.id)));
    onClose();
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

/** What happens to a transfer that came late, for who is about to book it. */
export const lateQuestion = (state: PaymentState): string =>
  state === 'expired'
    ? 'The order is taken up again if all of it can still be had. If not, the money is owed back.'
    : 'The order was cancelled, so the money is owed back.';

/** What became of a late transfer: `SD-2059 is taken up again`. */
export const lateWords = ({ number, status_name, payment }: Order): string =>
  status_name === 'cancelled'
    ? `${number} cannot be had any more: ${formatRupiah(payment.owed_amount)} is owed back`
    : `${number} is paid and back on the board`;
