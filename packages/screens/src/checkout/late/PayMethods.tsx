import type { CheckoutPaymentId, Shop } from '@seduh/contract';
import { PAYMENT, PAYMENT_METHODS } from '@seduh/contract/constants';
import { formatRupiah, Panel, PaymentRadio } from '@seduh/ui';
import { methodIcons, useMoneyWords } from '../../lib/orders/payment';
import { useWords } from '../../lib/words/words';
import { checkoutWords } from '../words';
import { lateWords } from './words';

export interface PayMethodsProps {
  shop: Shop;
  /** The method chosen. */
  paymentId: CheckoutPaymentId;
  /** Rupiah to pay; undefined while it is worked out. */
  total: number | undefined;
  /** What is wrong with the choice. */
  error?: string;
  onChange: (paymentId: CheckoutPaymentId) => void;
}

/** How it is paid, by the methods the shop takes. */
export default function PayMethods({ shop, paymentId, total, error, onChange }: PayMethodsProps) {
  const m = useWords(lateWords);
  const { method: title } = useWords(checkoutWords);
  const { m: orders, money } = useMoneyWords();
  const minutes = shop.transfer_minutes;
  const help: Record<CheckoutPaymentId, string> = {
    [PAYMENT.card]: m.cards,
    [PAYMENT.bankAccount]: minutes % 60 === 0 ? m.banksHours(minutes / 60) : m.banksMinutes(minutes),
    [PAYMENT.qris]: m.qris,
    [PAYMENT.cashOnDelivery]: total === undefined ? m.inHands : m.cash(formatRupiah(total, money)),
  };
  const isTaken = (id: CheckoutPaymentId) =>
    shop.payment_methods.find((method) => method.id === id)?.disabled_reason === null;
  const options = PAYMENT_METHODS.filter(({ id }) => isTaken(id)).map(({ id }) => ({
    id,
    label: orders.payments[id],
    icon: methodIcons[id],
    help: help[id],
  }));
  return (
    <Panel title={title}>
      <PaymentRadio
        legend={title}
        hideLegend
        options={options}
        value={isTaken(paymentId) ? paymentId : null}
        error={error}
        onChange={onChange}
      />
    </Panel>
  );
}
