import type { BankAccount, Order } from '@seduh/contract';
import { PAYMENT_RULES } from '@seduh/domain';
import { CopyButton, formatRupiah, Panel, useMoney } from '@seduh/ui';
import type { ReactElement, ReactNode } from 'react';
import type { ShopTime } from '../../lib/orders/moments';
import { CardPayment, type CardPaymentProps } from './CardPayment';
import { useWords } from '../../lib/words/words';
import { Deadline } from './Deadline';
import { qrisPayment } from './lazy';
import { payWords } from './words';

export interface PayPanelProps extends Pick<CardPaymentProps, 'onPay'> {
  order: Order;
  time: ShopTime;
  /** Called when the time to pay is up. */
  onOver: () => void;
}

/** How to pay for an order that waits for its money. */
export default function PayPanel({ order, time, onPay, onOver }: PayPanelProps) {
  const m = useWords(payWords);
  const { bank, due_at: due } = order.payment;
  return (
    <Panel title={bank ? m.howToPay : m.pay} className="pay-panel">
      {due && <Deadline due={due} time={time} onOver={onOver} />}
      <PlaceToPay order={order} onPay={onPay} />
    </Panel>
  );
}

/** Nothing only where it is said so: a new way to pay does not compile until it has its place. */
function PlaceToPay({ order, onPay }: Pick<PayPanelProps, 'order' | 'onPay'>): ReactElement | null {
  const { bank } = order.payment;
  switch (PAYMENT_RULES[order.payment_id].paidBy) {
    case 'transfer':
      return bank && <BankTransfer order={order} to={bank} />;
    case 'code':
      return <qrisPayment.Part order={order} />;
    case 'page':
      return <CardPayment order={order} onPay={onPay} />;
    case 'hand':
      return null;
  }
}

/** How to pay by transfer: to whom, how much, and what happens then. */
function BankTransfer({ order: { number, payment }, to }: { order: Order; to: BankAccount }) {
  const m = useWords(payWords);
  const money = useMoney();
  return (
    <>
      <dl className="pay-facts sd-num">
        <Fact what={m.bank}>
          {to.bank}, {to.holder}
        </Fact>
        <Fact what={m.account} copy={to.account.replaceAll(/\D/g, '')} copyLabel={m.copyAccount}>
          <bdi>{to.account}</bdi>
        </Fact>
        <Fact what={m.exactAmount} copy={String(payment.amount)} copyLabel={m.copyAmount}>
          <bdi>{formatRupiah(payment.amount, money)}</bdi>
        </Fact>
        <Fact what={m.message} copy={number} copyLabel={m.copyMessage}>
          <bdi>{number}</bdi>
        </Fact>
      </dl>
      <p className="sd-small sd-muted">{m.weLook}</p>
    </>
  );
}

interface FactProps {
  what: string;
  /** What is copied, and what the button for it says; nothing offers no copy. */
  copy?: string;
  copyLabel?: string;
  children: ReactNode;
}

function Fact({ what, copy, copyLabel = what, children }: FactProps) {
  const m = useWords(payWords);
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {children}
        {copy && (
          <CopyButton label={copyLabel} text={copy}>
            {m.copy}
          </CopyButton>
        )}
      </dd>
    </div>
  );
}
