import { MESSAGES } from '@seduh/contract/constants';
import { isUnpaid } from '@seduh/domain';
import { withTx, type Tx } from '../../../platform/db/tx';
import { withEvents, type OrderContext } from '../context';
import { cancelOrder } from '../moves';
import { changePayment, isOverdue, lockOverdueOrder, readPayment } from './repository';

/** Cancels every order whose time to pay is over. Processes may do it at once: each takes what nobody is busy with. */
export async function expireOverdue(context: OrderContext): Promise<void> {
  for (;;) {
    const found = await withTx(context.db, async (tx) => {
      const id = await lockOverdueOrder(tx, context.clock.now());
      if (id !== undefined) await expire(context, tx, id);
      return id;
    });
    if (found === undefined) return;
    context.wake();
  }
}

/** Cancels this order if its time to pay is over: nobody may see, pay or move it as if it were not. */
export async function expireIfOverdue(context: OrderContext, id: string): Promise<void> {
  if (await isOverdue(context.db, id, context.clock.now())) await withEvents(context, (tx) => expire(context, tx, id));
}

async function expire(context: OrderContext, tx: Tx, id: string): Promise<void> {
  const order = await context.guards.lockOrder(tx, id);
  if (!order) return;
  const now = context.clock.now();
  const { id: paymentId, state, due_at } = await readPayment(tx, id);
  // it may have been paid while we waited for it
  if (!isUnpaid(state) || !due_at || due_at > now) return;
  await changePayment(tx, paymentId, { state: 'expired', pay_url: null });
  await cancelOrder(context, tx, order, MESSAGES.notPaidInTime, now);
}
