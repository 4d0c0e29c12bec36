import { createHash } from 'node:crypto';
import type { Order, RefundBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { judgeOrderRefund, refundChoice } from '@seduh/domain';
import type { Viewer } from '../../../platform/http/viewer';
import { withTx, type Tx } from '../../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { OrderContext } from '../context';
import { startRefund } from './start-refund';
import { claimKey, keepKey } from '../keys-repository';
import { recordEvent } from '../events/repository';
import { readPayment } from './repository';
import { readOrder } from '../read/service';
import { findOrders } from '../read/repository';
import { giveBack } from './give-back';
import { listRefunds } from './refunds-repository';

interface Asked {
  id: string;
  key: string;
  body: RefundBody;
}

/**
 * Staff give money of a finished order back: all that is left of it, or by piece. The same key never does it twice.
 *
 * Throws 404 for no order, 409 REFUND_REFUSED where this cannot go back (any more), 422 KEY_REUSED, 400 where neither the
 * whole nor a part is named.
 */
export async function refundOrder(context: OrderContext, viewer: Viewer, asked: Asked): Promise<Order> {
  const { id } = asked;
  if (!isId(id)) throw notFound('Order');
  await withTx(context.db, (tx) => refundInTransaction(context, tx, viewer, asked));
  context.wake();
  await giveBack(context, id);
  return readOrder(context.db, viewer, id);
}

async function refundInTransaction(
  { guards, clock }: OrderContext,
  tx: Tx,
  viewer: Viewer,
  { id, key, body }: Asked,
): Promise<void> {
  const at = clock.now();
  const wanted = refundChoice(body);
  if (wanted === null) throw invalid({ lines: MESSAGES.refundNothing });
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(['refund', id, wanted]))
    .digest('hex');
  const stored = await claimKey(tx, { userId: viewer.userId, key, bodyHash, now: at });
  if (stored?.bodyHash === bodyHash) return;
  if (stored) throw new HttpError(422, 'KEY_REUSED', 'This key was used for something else');

  const order = await guards.lockOrder(tx, id);
  const [rows] = order ? await findOrders(tx, [id.toLowerCase()]) : [];
  if (!order || !rows) throw notFound('Order');
  const payment = await readPayment(tx, id);
  const refunds = await listRefunds(tx, id);
  const sold = { ...rows.order, lines: rows.lines };
  const verdict = judgeOrderRefund({ order: sold, status: order.status, payment, refunds }, wanted);
  if (!verdict.ok) throw new HttpError(409, 'REFUND_REFUSED', verdict.reason);
  const { amount, choice } = verdict;
  const given = {
    cause: 'refund',
    amount,
    from: order.status,
    lines: [...choice.lines],
    shipping: choice.shipping,
    reason: body.reason,
  } as const;
  await startRefund(tx, payment, { actor: 'staff', id: viewer.userId }, at, given);
  await keepKey(tx, { userId: viewer.userId, key, orderId: id });
  await recordEvent(tx, order, 'paid', at);
}
