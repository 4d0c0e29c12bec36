import { DELIVERY, DELIVERY_METHODS, PAYMENT, PAYMENT_METHODS } from '@seduh/contract/constants';
import type { DeliveryId, PaymentId } from '@seduh/contract/constants';
import { methodName } from '@seduh/domain';
import type { WordsByLanguage } from './words';

interface MethodNames {
  delivery(id: DeliveryId): string;
  payment(id: PaymentId): string;
}

const WAYS: Record<DeliveryId, string> = {
  [DELIVERY.dineIn]: 'Makan di tempat',
  [DELIVERY.doorDelivery]: 'Diantar',
  [DELIVERY.pickUp]: 'Ambil di kedai',
};
const PAYMENTS: Record<PaymentId, string> = {
  [PAYMENT.card]: 'Kartu',
  [PAYMENT.bankAccount]: 'Transfer bank',
  [PAYMENT.cashOnDelivery]: 'Bayar di tempat',
};

/** What ways of delivery and payment are called, on receipts and in reports. */
export const METHOD_NAMES: WordsByLanguage<MethodNames> = {
  en: {
    delivery: (id) => methodName(DELIVERY_METHODS, id),
    payment: (id) => methodName(PAYMENT_METHODS, id),
  },
  id: { delivery: (id) => WAYS[id], payment: (id) => PAYMENTS[id] },
};
