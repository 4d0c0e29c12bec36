import type { Order } from '@seduh/contract';
import { isUnpaid, PAYMENT_RULES } from '@seduh/domain';
import { Banknote, Banner, Button, Chip, CircleCheck, Clock, formatRupiah, type MoneyStyle, useMoney } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { canConfirmPayment, staffPayment, useStaffMoney } from '../lib/orders/staff/staffPayment';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { boardWords, type BoardWords } from './words';

export interface ConfirmPaymentProps {
  /** The order whose money has come; null while nothing is asked. */
  order: Order | null;
  /** Says so; answers why that did not work, null when it did. */
  onConfirm: (order: Order) => Promise<string | null>;
  onClose: () => void;
}

/** Asks whether exactly this amount has come: it cannot be taken back. */
export function ConfirmPayment({ order, onConfirm, onClose }: ConfirmPaymentProps) {
  const m = useWords(boardWords);
  const money = useMoney();
  const { submit, busy, problem, setProblem } = useSubmit();
  // still named while the question goes
  const [named, setNamed] = useState(order);
  if (order && order !== named) setNamed(order);

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const confirm = async () => {
    const failed = order && (await onConfirm(order));
    if (failed) setProblem(failed);
    else close();
  };

  return (
    <ConfirmDialog
      open={order !== null}
      onOpenChange={close}
      title={named ? m.askPaid(named.number) : ''}
      text={named ? wordsOf(named, m, money) : ''}
      yesLabel={m.confirmPayment}
      noLabel={m.notYet}
      busy={busy}
      onConfirm={() => void submit(confirm)}
    >
      {problem && (
        <Banner tone="bad" className="ob-problem">
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

function wordsOf({ payment_id, payment, customer_name }: Order, m: BoardWords, money: MoneyStyle): string {
  const sum = formatRupiah(payment.amount, money);
  return PAYMENT_RULES[payment_id].paid === 'at the hand-over'
    ? m.cashTaken(sum, customer_name)
    : m.transferCame(sum, customer_name);
}

/** How an order's payment stands; cash may be confirmed here before the customer has the order. */
export function OrderMoney({ order, onConfirm }: { order: Order; onConfirm: () => void }) {
  const m = useWords(boardWords);
  const { label, tone } = staffPayment(order, useStaffMoney());
  const { state } = order.payment;
  const isWaiting = isUnpaid(state);
  return (
    <>
      <Chip tone={tone} icon={state === 'paid' ? <CircleCheck /> : isWaiting ? <Clock /> : <Banknote />}>
        {label}
      </Chip>
      {canConfirmPayment(order) && !isWaiting && (
        <Button size="sm" variant="quiet" onClick={onConfirm}>
          {m.cashIn}
        </Button>
      )}
    </>
  );
}
