import { newIdempotencyKey, refundOrder } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { refundAmount, refundRest } from '@seduh/domain';
import { Banner, Checkbox, ConfirmModal, formatRupiah, Notice, QuantityStepper, toast, useMoney } from '@seduh/ui';
import { useRef, useState } from 'react';
import { ReasonField } from '../../lib/dialogs/ReasonField';
import { nameLine } from '../../lib/orders/lines';
import { pageWords } from '../../lib/page/words';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { pastRefunds } from '../causes';
import './RefundDialog.css';
import { refundedWords } from './said';
import { refundDialogWords } from './words';

export interface RefundDialogProps {
  order: Order;
  onClose: () => void;
}

/** Gives money of a finished order back: piece by piece, or all that is left; nothing goes without a reason. */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const m = useWords(refundDialogWords);
  const page = useWords(pageWords);
  const money = useMoney();
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
  const isNothing = lines.length === 0 && !shipping;

  const confirm = () => {
    setAsked(true);
    const why = reason.trim();
    if (!why) field.current?.focus();
    if (isNothing || !why) return;
    const body = { ...(isAll ? { whole: true } : { lines, shipping }), reason: why };
    const choice = JSON.stringify(body);
    if (sent.current.choice !== choice) sent.current = { choice, key: newIdempotencyKey() };
    void submit(async () => {
      toast.success(refundedWords(await refundOrder(order.id, body, sent.current.key), m, money));
      onClose();
    });
  };

  return (
    <ConfirmModal
      open
      onOpenChange={onClose}
      title={m.title(order.number)}
      text={m.text(formatRupiah(rest.amount, money), formatRupiah(order.total, money))}
      yesLabel={amount > 0 ? m.refundSum(formatRupiah(amount, money)) : m.refund}
      noLabel={m.keep}
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
            const name = nameLine(line, page);
            return (
              <li key={index}>
                <span>
                  {name}
                  <span className="sd-small sd-muted">{left === 0 ? m.already : m.left(left)}</span>
                </span>
                <QuantityStepper
                  label={m.pieces(name)}
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
            label={m.shipping(formatRupiah(order.shipping, money))}
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
          {m.whole(formatRupiah(rest.amount, money))}
        </button>
        {asked && isNothing && (
          <p role="alert" className="field-error sd-small">
            {m.nothing}
          </p>
        )}
        <ReasonField ref={field} value={reason} isAsked={asked} onChange={setReason} />
        <Notice>{m.ways[order.payment_id]}</Notice>
      </div>
    </ConfirmModal>
  );
}
