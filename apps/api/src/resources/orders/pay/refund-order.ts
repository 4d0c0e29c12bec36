import type { Order, RefundBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { judgeOrderRefund, refundChoice } from '@seduh/domain';
import { recordChange } from '../../../platform/db/audit';
import type { Tx } from '../../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { Viewer } from '../../../platform/http/viewer';
import { settlePoints } from '../../points/service';
import { actOn, actorOf, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { claimKey, keepKey } from '../keys-repository';
import { fingerprint } from '../quote/service';
import { findOrders } from '../read/repository';
import { readOrder } from '../read/service';
import { readMoneyFacts } from './money-facts';
import { giveBack, startRefund } from './refunds';
import { listRefunds } from './refunds-repository';
import { readPayment } from './repository';

interface AskedRefund {
  id: string;
  key: string;
  body: RefundBody;
}

/**
 * Staff give money of a finished order back: all that is left of it, or by piece. The same key never does it twice.
 * Throws 404 for no order, 409 REFUND_REFUSED where this cannot go back, 422 KEY_REUSED, 400 where nothing is named.
 */
export async function refundOrder(context: OrderContext, viewer: Viewer, asked: AskedRefund): Promise<Order> {
  const { id } = asked;
  if (!isId(id)) throw notFound('Order');
  await withEvents(context, (tx) => refundInTransaction(context, tx, viewer, asked));
  await giveBack(context, id);
  return readOrder(context.db, viewer, id, context.clock.now());
}

async function refundInTransaction(
  context: OrderContext,
  tx: Tx,
  viewer: Viewer,
  { id, key, body }: AskedRefund,
): Promise<void> {
  const { userId } = viewer;
  const at = context.clock.now();
  const wanted = refundChoice(body);
  if (wanted === null) throw invalid({ lines: MESSAGES.refundNothing });
  const bodyHash = fingerprint(['refund', id, wanted]);
  const stored = await claimKey(tx, { userId, key, bodyHash, now: at });
  if (stored?.bodyHash === bodyHash) return;
  if (stored) throw new HttpError(422, 'KEY_REUSED', 'This key was used for something else');

  const order = await lockedOrder(context, tx, id);
  const [rows] = await findOrders(tx, [id.toLowerCase()]);
  if (!rows) throw notFound('Order');
  const payment = await readPayment(tx, id);
  const refunds = await listRefunds(tx, id);
  const sold = { ...rows.order, lines: rows.lines };
  const verdict = judgeOrderRefund({ order: sold, status: order.status, payment, refunds }, wanted);
  if (!verdict.ok) throw new HttpError(409, 'REFUND_REFUSED', verdict.reason);
  const { amount } = verdict;
  const given = { cause: 'refund', amount, from: order.status, ...verdict.choice, reason: body.reason } as const;
  const before = await readMoneyFacts(tx, id);
  await startRefund(tx, payment, actorOf(viewer), at, given);
  await settlePoints(tx, id, at, false);
  await recordChange(tx, actOn(order, viewer, 'money.refund', at), before, await readMoneyFacts(tx, id));
  await keepKey(tx, { userId, key, orderId: id });
  await recordEvent(tx, order, 'paid', at);
}
