import type { Fact } from '@seduh/domain/audit';
import type { Tx } from '../../../platform/db/tx';
import { listRefunds, sumOf } from './refunds-repository';
import { readPayment } from './repository';

/** What the record says of an order's money: how its payment stands, what goes back and what is back, also of what was paid twice. */
export async function readMoneyFacts(tx: Tx, orderId: string): Promise<Fact[]> {
  const { state } = await readPayment(tx, orderId);
  const refunds = await listRefunds(tx, orderId);
  return [
    { field: 'payment_state', value: state },
    { field: 'refunds', value: sumOf(refunds) || null },
    { field: 'returned', value: sumOf(refunds.filter(({ refunded_at }) => refunded_at !== null)) || null },
  ];
}
