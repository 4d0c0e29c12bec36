import type { BankAccount, Order } from '@seduh/contract';
import { CopyButton, formatRupiah, Panel } from '@seduh/ui';
import type { ReactNode } from 'react';
import type { ShopTime } from '../lib/orders/moments';
import { CardPayment, type CardPaymentProps } from './CardPayment';
import { Deadline } from './Deadline';

export interface PayPanelProps extends Pick<CardPaymentProps, 'onPay'> {
  order: Order;
  time: ShopTime;
  /** Called when the time to pay is up. */
  onOver: () => void;
}

/** How to pay for an order that waits for its money. */
export default function PayPanel({ order, time, onPay, onOver }: PayPanelProps) {
  const { bank, due_at: due } = order.payment;
  return (
    <Panel title={bank ? 'How to pay' : 'Pay'} className="pay-panel">
      {due && <Deadline due={due} time={time} onOver={onOver} />}
      {bank ? <BankTransfer order={order} to={bank} /> : <CardPayment order={order} onPay={onPay} />}
    </Panel>
  );
}

/** How to pay by transfer: to whom, how much, and what happens then. */
function BankTransfer({ order: { number, payment }, to }: { order: Order; to: BankAccount }) {
  return (
    <>
      <dl className="pay-facts sd-num">
        <Fact what="Bank">
          {to.bank}, {to.holder}
        </Fact>
        <Fact what="Account number" copy={to.account.replaceAll(/\D/g, '')}>
          <bdi>{to.account}</bdi>
        </Fact>
        <Fact what="Exact amount" copy={String(payment.amount)} copyLabel="Copy amount">
          <bdi>{formatRupiah(payment.amount)}</bdi>
        </Fact>
        <Fact what="Message" copy={number}>
          <bdi>{number}</bdi>
        </Fact>
      </dl>
      <p className="sd-small sd-muted">
        We look for your transfer by hand and start when it is here. This page follows by itself. What is not paid in
        time is cancelled.
      </p>
    </>
  );
}

interface FactProps {
  what: string;
  /** What is copied; nothing offers no copy. */
  copy?: string;
  copyLabel?: string;
  children: ReactNode;
}

const Fact = ({ what, copy, copyLabel = `Copy ${what.toLowerCase()}`, children }: FactProps) => (
  <div>
    <dt>{what}</dt>
    <dd>
      {children}
      {copy && (
        <CopyButton label={copyLabel} text={copy}>
          Copy
        </CopyButton>
      )}
    </dd>
  </div>
);
