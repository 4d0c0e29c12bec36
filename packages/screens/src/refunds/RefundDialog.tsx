import { newIdempotencyKey, refundOrder } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { PAYMENT, type PaymentId } from '@seduh/contract/constants';
import { lineName, refundAmount, refundRest } from '@seduh/domain';
import { Banner, Checkbox, ConfirmModal, formatRupiah, Notice, QuantityStepper, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { ReasonField } from '../lib/dialogs/ReasonField';
import { useSubmit } from '../lib/useSubmit';
import './RefundDialog.css';
import { pastRefunds } from './causes';

export interface RefundDialogProps {
  order: Order;
  onClose: () => void;
}

/** Gives money of a finished order back: piece by piece, or all that is left; nothing goes without a reason. */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const past = pastRefunds(order);
  const rest = refundRest(order, past);
  const [pieces, setPieces] = useState<readonly number[]>(() => rest.lines.map(() => 0));
  const [shipping, setShipping] = useState(false);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { submit, busy, problem } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  // the same choice sent again is the same refund
  const sent = useRef({ choice: '', key: '' });

  const lines = pieces.flatMap((qty, index) => (qty > 0 ? [{ line: index + 1, qty }] : []));
  const isAll = rest.lines.every((left, index) => pieces[index] === left) && (shipping || !rest.shipping);
  const amount = isAll ? rest.amount : refundAmount(order, past, { lines, shipping });
  const nothing = lines.length === 0 && !shipping ? 'Choose what is refunded.' : null;

  const confirm = () => {
    setAsked(true);
    const why = reason.trim();
    if (!why) field.current?.focus();
    if (nothing || !why) return;
    const body = { ...(isAll ? { whole: true } : { lines, shipping }), reason: why };
    const choice = JSON.stringify(body);
    if (sent.current.choice !== choice) sent.current = { choice, key: newIdempotencyKey() };
    void submit(async () => {
      toast.success(refundedWords(await refundOrder(order.id, body, sent.current.key)));
      onClose();
    });
  };

  return (
    <ConfirmModal
      open
      onOpenChange={onClose}
      title={`Refund ${order.number}`}
      text={`${formatRupiah(rest.amount)} of ${formatRupiah(order.total)} can be refunded.`}
      yesLabel={amount > 0 ? `Refund ${formatRupiah(amount)}` : 'Refund'}
      noLabel="Keep it"
      danger
      busy={busy}
      onConfirm={confirm}
    >
      <div className="refund">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <ul className="refund-lines">
          {/* two lines may read alike, and none ever moves: its place is its key */}
          {Array.from(order.lines, (line, index) => {
            const left = rest.lines[index] ?? 0;
            const name = lineName(line);
            return (
              <li key={index}>
                <span>
                  {name}
                  <span className="sd-small sd-muted">{left === 0 ? 'Refunded already' : `${left} left`}</span>
                </span>
                <QuantityStepper
                  label={`Pieces of ${name}`}
                  value={pieces[index] ?? 0}
                  max={left}
                  disabled={busy || left === 0}
                  onChange={(qty) => setPieces(pieces.map((old, at) => (at === index ? qty : old)))}
                />
              </li>
            );
          })}
        </ul>
        {rest.shipping && (
          <Checkbox
            label={`Shipping, ${formatRupiah(order.shipping)}`}
            checked={shipping}
            onChange={(event) => setShipping(event.target.checked)}
          />
        )}
        <button
          type="button"
          className="sd-link"
          onClick={() => {
            setPieces(rest.lines);
            setShipping(rest.shipping);
          }}
        >
          {`All that is left, ${formatRupiah(rest.amount)}`}
        </button>
        {asked && nothing && (
          <p role="alert" className="field-error sd-small">
            {nothing}
          </p>
        )}
        <ReasonField ref={field} value={reason} isAsked={asked} onChange={setReason} />
        <Notice>{howItGoesBack(order)}</Notice>
      </div>
    </ConfirmModal>
  );
}

const WAYS_BACK: Readonly<Record<PaymentId, string>> = {
  [PAYMENT.card]: 'The card’s provider gives it back.',
  [PAYMENT.bankAccount]: 'It is owed until you have sent it and say so under Owed.',
  [PAYMENT.cashOnDelivery]: 'Hand it to the customer now, in cash.',
};

/** How refunded money comes back to the customer, for who refunds it. */
export const howItGoesBack = ({ payment_id }: Pick<Order, 'payment_id'>): string => WAYS_BACK[payment_id];

/** What became of the last refund: `IDR 27,500 of SD-2060 refunded`, or owed, where the money is still to go. */
export function refundedWords({ number, payment }: Order): string {
  const last = payment.refunds.at(-1);
  const sum = formatRupiah(last?.amount ?? 0);
  return last?.state === 'owed' ? `${sum} of ${number} is owed back` : `${sum} of ${number} refunded`;
}
