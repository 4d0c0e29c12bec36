import { PAYMENT } from '@seduh/contract/constants';
import { withTx } from '../platform/db/tx';
import { insertRefund, listRefunds } from '../resources/orders/pay/refunds-repository';
import type { TestApp } from './app';

/** Has the shop owe IDR 1,000 of this order; resolves with the refund's id. */
export async function makeRefund({ database: { db }, clock }: TestApp, orderId: string): Promise<string> {
  const owed = {
    cause: 'refund',
    method: PAYMENT.bankAccount,
    amount: 1_000,
    actor: 'staff',
    at: clock.now(),
  } as const;
  await withTx(db, (tx) => insertRefund(tx, { ...owed, orderId }));
  return (await listRefunds(db, orderId)).at(-1)?.id ?? '';
}
