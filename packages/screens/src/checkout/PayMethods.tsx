import type { PaymentId, Shop } from '@seduh/contract';
import { PAYMENT, PAYMENT_METHODS } from '@seduh/contract/constants';
import { formatRupiah, Panel, PaymentRadio } from '@seduh/ui';
import { methodIcons } from '../lib/orders/payment';

export interface PayMethodsProps {
  shop: Shop;
  /** The method chosen. */
  paymentId: PaymentId;
  /** Rupiah to pay; undefined while it is worked out. */
  total: number | undefined;
  /** What is wrong with the choice. */
  error?: string;
  onChange: (paymentId: PaymentId) => void;
}

/** How long the shop waits for a transfer: `2 h`, `45 min`. */
const waits = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);

/** How it is paid, by the methods the shop takes. */
export default function PayMethods({ shop, paymentId, total, error, onChange }: PayMethodsProps) {
  const cash = total === undefined ? 'Pay when you have it in your hands' : `Have ${formatRupiah(total)} ready`;
  const help: Record<PaymentId, string> = {
    [PAYMENT.card]: 'Visa, Mastercard, JCB',
    [PAYMENT.bankAccount]: `BCA, Mandiri, BNI, BRI. Pay within ${waits(shop.transfer_minutes)}`,
    [PAYMENT.cashOnDelivery]: cash,
  };
  const isTaken = (id: PaymentId) => shop.payment_methods.find((method) => method.id === id)?.disabled_reason === null;
  const options = PAYMENT_METHODS.filter(({ id }) => isTaken(id)).map(({ id, name }) => ({
    id,
    label: name,
    icon: methodIcons[id],
    help: help[id],
  }));
  return (
    <Panel title="Payment method">
      <PaymentRadio
        legend="Payment method"
        hideLegend
        options={options}
        value={isTaken(paymentId) ? paymentId : null}
        error={error}
        onChange={onChange}
      />
    </Panel>
  );
}
