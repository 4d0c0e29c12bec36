import type { Order, OwedFilter, OwedRefund, Pagination } from '@seduh/contract';
import { ALL_PAYMENTS, API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { methodName, orderNumber } from '@seduh/domain';
import { recordChange } from '../../../platform/db/audit';
import type { Db } from '../../../platform/db/tx';
import { paginate } from '../../../platform/http/envelope';
import { HttpError, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { Viewer } from '../../../platform/http/viewer';
import { actOn, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { presentRefund, readOrder } from '../read/service';
import { readMoneyFacts } from './money-facts';
import { closeRefunded } from './refunds';
import { countOwed, findRefund, listOwed, noteReturned, type OwedRow, type RefundRow } from './refunds-repository';

/** A refund whose provider should have been asked this long ago will not be asked: staff may return the money. */
const STUCK_MS = 10 * 60_000;

/** One page of all that the shop owes, oldest first. */
export async function readOwed(
  db: Db,
  now: Date,
  page: OwedFilter,
): Promise<{ refunds: OwedRefund[]; meta: Pagination }> {
  const rows = await listOwed(db, page);
  const meta = paginate(API_PATHS.owed, { ...page, totalData: await countOwed(db) });
  return { refunds: rows.map((row) => presentOwed(row, now)), meta };
}

/** Staff say that owed money is back. Throws 404, and 409 PAYMENT_STATE where it is back or its provider is asked. */
export async function markReturned(context: OrderContext, viewer: Viewer, refundId: string): Promise<Order> {
  const refund = isId(refundId) ? await findRefund(context.db, refundId) : undefined;
  if (!refund) throw notFound('Refund');
  const id = refund.order_id;
  await withEvents(context, async (tx) => {
    const order = await lockedOrder(context, tx, id);
    const row = await context.guards.lockRefund(tx, refund.id);
    if (!row) throw notFound('Refund');
    const at = context.clock.now();
    if (row.refunded_at) throw refused(MESSAGES.refundDone);
    if (!isReturnable(row, at)) throw refused(MESSAGES.refundUnderWay);
    const before = await readMoneyFacts(tx, id);
    await noteReturned(tx, row.id, at, viewer.userId);
    await closeRefunded(tx, id, at);
    await recordChange(tx, actOn(order, viewer, 'money.return', at), before, await readMoneyFacts(tx, id));
    await recordEvent(tx, order, 'paid', at);
  });
  return readOrder(context.db, viewer, id, context.clock.now());
}

const refused = (why: string): HttpError => new HttpError(409, 'PAYMENT_STATE', why);

/**
 * What a provider is going to give back is not given back by hand as well, unless it has failed or nobody asks it. While
 * it is being asked, however often it has failed before, the next try is ahead and no failure is noted.
 */
const isReturnable = ({ next_try_at, failure }: RefundRow, now: Date): boolean =>
  !next_try_at || failure !== null || now.getTime() - next_try_at.getTime() > STUCK_MS;

const presentOwed = (row: OwedRow, now: Date): OwedRefund => ({
  ...presentRefund(row),
  order_id: row.order_id,
  number: orderNumber(row.number),
  status_name: row.status,
  customer_name: row.customer_name,
  phone: row.phone,
  payment_method: methodName(ALL_PAYMENTS, row.method),
  failure: row.failure,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  returnable: isReturnable(row, now),
});
