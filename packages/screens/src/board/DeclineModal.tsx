import type { Order } from '@seduh/contract';
import { leftTheKitchen } from '@seduh/domain';
import { Banner, Button, ConfirmModal, Notice } from '@seduh/ui';
import { useRef, useState } from 'react';
import { ReasonField } from '../lib/dialogs/ReasonField';
import { refundNote } from '../lib/orders/staffPayment';
import { refusal } from './moves';

export interface DeclineModalProps {
  order: Order;
  /** Refuses the order; answers why that did not work, null when it did. */
  onDecline: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

/** What it usually is: one tap, and it may still be put in other words. */
const USUAL = ['Something in it is sold out', 'The kitchen is too busy', 'We are about to close'];

const NOT_TAKEN = ['Nobody opened the door', 'The address could not be found', 'The customer did not want it'];

/** Asks why an order is refused, or cancelled once accepted: the customer reads it. Its code comes with the first question. */
export default function DeclineModal({ order, onDecline, onClose }: DeclineModalProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const refund = refundNote(order);
  const isOut = leftTheKitchen(order.status_name);
  const isCash = order.payment.state === 'confirmed';
  const verb = refusal(order) ?? 'Cancel';

  const confirm = async () => {
    if (!reason.trim()) {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    const failed = await onDecline(reason.trim());
    setBusy(false);
    setProblem(failed);
    if (!failed) onClose();
  };

  return (
    <ConfirmModal
      open
      onOpenChange={onClose}
      title={`${verb} ${order.number}?`}
      text={
        isOut
          ? `Nobody took it. The order ends here, ${isCash ? 'no cash is booked, ' : ''}and what went out is not sold again.`
          : 'The order ends here, and its stock goes back.'
      }
      yesLabel={verb === 'Cancel' ? 'Cancel order' : verb}
      noLabel="Keep it"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <div className="decline">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {refund && <Notice>{refund}</Notice>}
        <div className="decline-usual" role="group" aria-label="Usual reasons">
          {(isOut ? NOT_TAKEN : USUAL).map((words) => (
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
