import type { Order } from '@seduh/contract';
import { leftTheKitchen } from '@seduh/domain';
import { Banner, Button, ConfirmModal, Notice } from '@seduh/ui';
import { useRef, useState } from 'react';
import { ReasonField } from '../../lib/dialogs/ReasonField';
import { refundNote, useStaffMoney } from '../../lib/orders/staff/staffPayment';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { refusal } from '../moves';
import { declineWords } from './words';

export interface DeclineModalProps {
  order: Order;
  /** Refuses the order; answers why that did not work, null when it did. */
  onDecline: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks why an order is refused, or cancelled once accepted: the customer reads it. Its code comes with the first question. */
export default function DeclineModal({ order, onDecline, onClose }: DeclineModalProps) {
  const m = useWords(declineWords);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { submit, busy, problem, setProblem } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  const refund = refundNote(order, useStaffMoney());
  const isOut = leftTheKitchen(order.status_name);
  const isCash = order.payment.state === 'confirmed';
  const { ask, yes } = m.refusals[refusal(order) ?? 'cancel'];

  const confirm = () => {
    if (!reason.trim()) {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    void submit(async () => {
      const failed = await onDecline(reason.trim());
      if (failed) setProblem(failed);
      else onClose();
    });
  };

  return (
    <ConfirmModal
      open
      onOpenChange={onClose}
      title={ask(order.number)}
      text={isOut ? (isCash ? m.notTakenCash : m.notTaken) : m.endsHere}
      yesLabel={yes}
      noLabel={m.keep}
      danger
      busy={busy}
      onConfirm={confirm}
    >
      <div className="decline">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {refund && <Notice>{refund}</Notice>}
        <div className="decline-usual" role="group" aria-label={m.usual}>
          {(isOut ? m.reasonsOut : m.reasons).map((words) => (
            <Button
              key={words}
              size="sm"
              variant="line"
              aria-pressed={reason === words}
              onClick={() => setReason(words)}
            >
              {words}
            </Button>
          ))}
        </div>
        <ReasonField ref={field} value={reason} isAsked={isMissing} onChange={setReason} />
      </div>
    </ConfirmModal>
  );
}
