import { withTx } from '../../../platform/db/tx';
import { orderNumber } from '@seduh/domain';
import { closeRefunded } from './start-refund';
import type { OrderContext } from '../context';
import type { ClaimedRefund } from '../guards-repository';
import { recordEvent } from '../events/repository';
import { noteFailure, noteReturned } from './refunds-repository';

/** How long a refund that failed rests, and how long one is given that a stopped process left undone. */
const REST_MS = 60_000;

/**
 * Asks the provider to give back what is owed, and writes down what it has given. It runs after the commit that owed the
 * money: a provider's answer holds no locks. At the first that does not work it stops until later, since a provider that
 * is down would hold up whoever waits once for each refund.
 * @param orderId only this order's money
 */
export async function giveBack(context: OrderContext, orderId: string | null = null): Promise<void> {
  const { db, clock, cards, logger, guards } = context;
  if (!cards) return;
  for (;;) {
    const now = clock.now();
    const again = new Date(now.getTime() + REST_MS);
    const owed = await guards.claimRefund(db, { provider: cards.name, now, again, orderId });
    if (!owed) return;
    const { id, ref, key, amount } = owed;
    const orderName = orderNumber(owed.number);
    try {
      await cards.refund({ ref, key, orderNumber: orderName, amount });
      await noteGivenBack(context, owed);
      context.wake();
    } catch (error) {
      logger.warn({ err: error, order: orderName }, 'a refund did not work, trying again later');
      await noteFailure(db, id, 'The card provider did not take it');
      return;
    }
  }
}

function noteGivenBack({ db, clock, guards }: OrderContext, { id, orderId }: ClaimedRefund) {
  return withTx(db, async (tx) => {
    const order = await guards.lockOrder(tx, orderId);
    if (!order) return;
    const at = clock.now();
    await noteReturned(tx, id, at);
    await closeRefunded(tx, orderId, at);
    await recordEvent(tx, order, 'paid', at);
  });
}
