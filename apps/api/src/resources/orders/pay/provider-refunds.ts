import { ofPayment } from '@seduh/domain';
import type { Tx } from '../../../platform/db/tx';
import type { CardReturn } from './providers/provider';
import { sumOf } from '../sum-of';
import { closeRefunded } from './start-refund';
import { readPayment } from './repository';
import { insertRefund, listRefunds, noteReturned } from './refunds-repository';

interface Attempt {
  orderId: string;
  provider: string;
  ref: string;
}

/**
 * Books what a provider says is back of a payment. What we asked it for is noted as returned, by its name; the rest it
 * has given back by itself, or the customer's bank has taken it. The order has to be locked.
 * @param returned each time the provider gave something back; `'all'` where everything is
 */
export async function noteProviderRefunds(
  tx: Tx,
  { orderId, provider, ref }: Attempt,
  returned: readonly CardReturn[] | 'all',
  at: Date,
  reason: string | null = null,
): Promise<void> {
  const payment = await readPayment(tx, orderId);
  const known = ofPayment(await listRefunds(tx, orderId));
  for (const { id, provider_key: key, refunded_at } of known) {
    const back = returned === 'all' || returned.some((entry) => entry.key === key);
    if (back && refunded_at === null) await noteReturned(tx, id, at);
  }
  let left = payment.amount - sumOf(known);
  const others =
    returned === 'all'
      ? [{ key: `${ref} all`, amount: left }]
      : returned.filter(({ key }) => !known.some(({ provider_key }) => provider_key === key));
  for (const { key, amount: said } of others) {
    // never more than was paid, whoever counts
    const amount = Math.min(said, left);
    if (amount <= 0) continue;
    left -= amount;
    const card = { provider, ref, key };
    const { method } = payment;
    await insertRefund(tx, {
      orderId,
      cause: 'provider',
      method,
      amount,
      reason,
      actor: 'provider',
      at,
      card,
      returned: true,
    });
  }
  await closeRefunded(tx, orderId, at);
}
