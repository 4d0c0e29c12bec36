import { PAYMENT, type PaymentId } from '@seduh/contract/constants';
import { Banknote, CreditCard, Landmark } from '@seduh/ui';
import type { ReactNode } from 'react';

/** The icon of each way to pay, by its id. */
export const methodIcons: Record<PaymentId, ReactNode> = {
  [PAYMENT.card]: <CreditCard />,
  [PAYMENT.bankAccount]: <Landmark />,
  [PAYMENT.cashOnDelivery]: <Banknote />,
};
