import { ALL_PAYMENTS, DELIVERY, DELIVERY_METHODS, PAYMENT } from '@seduh/contract/constants';
import type { DeliveryId, PaymentId, SizeName } from '@seduh/contract/constants';
import { methodName } from '@seduh/domain';
import type { WordsByLanguage } from './words';

interface Names {
  delivery(id: DeliveryId): string;
  payment(id: PaymentId): string;
  /** By its name in answers; the empty string where a product comes in one size. */
  size(name: string): string;
}

const DELIVERIES: Record<DeliveryId, string> = {
  [DELIVERY.dineIn]: 'Makan di tempat',
  [DELIVERY.doorDelivery]: 'Diantar',
  [DELIVERY.pickUp]: 'Ambil sendiri',
};
const PAYMENTS: Record<PaymentId, string> = {
  [PAYMENT.card]: 'Kartu',
  [PAYMENT.bankAccount]: 'Transfer bank',
  [PAYMENT.cashOnDelivery]: 'Bayar di tempat',
  [PAYMENT.cash]: 'Tunai',
  [PAYMENT.terminal]: 'Mesin EDC',
  [PAYMENT.qris]: 'QRIS',
};

const SIZE_NAMES: Readonly<Record<string, string>> = {
  Regular: 'Reguler',
  Large: 'Besar',
  'Extra Large': 'Ekstra besar',
} satisfies Record<SizeName, string>;

/** What methods of delivery and payment and sizes are called, on receipts and in reports. */
export const METHOD_NAMES: WordsByLanguage<Names> = {
  en: {
    delivery: (id) => methodName(DELIVERY_METHODS, id),
    payment: (id) => methodName(ALL_PAYMENTS, id),
    size: (name) => name,
  },
  id: {
    delivery: (id) => DELIVERIES[id],
    payment: (id) => PAYMENTS[id],
    size: (name) => SIZE_NAMES[name] ?? name,
  },
};
