import type { Order } from '@seduh/contract';
import { Panel } from '@seduh/ui';
import type { ShopTime } from '../lib/orders/moments';
import { BankTransfer } from './BankTransfer';
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
      {bank ? <BankTransfer order={order} bank={bank} /> : <CardPayment order={order} onPay={onPay} />}
    </Panel>
  );
}
