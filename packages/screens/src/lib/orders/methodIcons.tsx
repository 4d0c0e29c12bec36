import { PAYMENT } from '@seduh/contract/constants';
import { Banknote, CreditCard, Landmark } from '@seduh/ui';
import type { ReactNode } from 'react';

/** The icon of each way to pay, by its id. */
export const methodIcons: Record<number, ReactNode> = {
  [PAYMENT.card]: <CreditCard />,
  [PAYMENT.bankAccount]: <Landmark />,
  [PAYMENT.cashOnDelivery]: <Banknote />,
};
