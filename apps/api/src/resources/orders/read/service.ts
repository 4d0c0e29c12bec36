import type { HistoryItem, Order, OrderFilter, Pagination, Receipt } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { startOfDay } from '@seduh/domain';
import type { Viewer } from '../../../platform/http/viewer';
import { readShopColumns } from '../../../platform/db/query';
import { withTx, type Db } from '../../../platform/db/tx';
import { paginate, type PageRequest } from '../../../platform/http/envelope';
import { HttpError, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import { hasOpenOrder, hideOrders, listHistory } from './history-repository';
import { listOrderIds } from './list-repository';
import { presentHistoryItem, presentOrder } from './present';
import { findOrders } from './repository';

/** An order for its owner or staff. Throws the same 404 for somebody else's as for none. */
export async function readOrder(db: Db, viewer: Viewer, id: string): Promise<Order> {
  const [rows] = isId(id) ? await findOrders(db, [id.toLowerCase()]) : [];
  if (!rows || (viewer.role !== 'Admin' && rows.order.user_id !== viewer.userId)) throw notFound('Order');
  return presentOrder(rows, viewer);
}

const RECEIPT_HEAD = ['name', 'address', 'city', 'phone', 'time_zone', 'tax_percent'] as const;

/** An order under the shop's name. Throws as {@link readOrder} does. */
export async function readReceipt(db: Db, viewer: Viewer, id: string): Promise<Receipt> {
  const order = await readOrder(db, viewer, id);
  const { tax_percent, ...shop } = await readShopColumns(db, RECEIPT_HEAD);
  return { shop, receipt_number: order.receipt_number, tax_percent, order };
}

/** One page of a customer's own orders, newest first, without those taken out of the history. */
export async function readHistory(
  db: Db,
  userId: string,
  page: PageRequest,
): Promise<{ items: HistoryItem[]; meta: Pagination }> {
  const { rows, total } = await listHistory(db, userId, page);
  return { items: rows.map(presentHistoryItem), meta: paginate(API_PATHS.history, { ...page, totalData: total }) };
}

/** One page of everybody's orders for staff, newest first. `from` and `to` are business days, both included. */
export async function readOrders(
  db: Db,
  viewer: Viewer,
  filter: OrderFilter,
): Promise<{ orders: Order[]; meta: Pagination }> {
  const { status, delivery, search, from, to, page, limit } = filter;
  const { time_zone: timeZone } = await readShopColumns(db, ['time_zone']);
  const { ids, total } = await listOrderIds(
    db,
    {
      statuses: status?.length ? status : undefined,
      delivery,
      search,
      since: from ? startOfDay(timeZone, from) : undefined,
      until: to ? startOfDay(timeZone, to, 1) : undefined,
    },
    { page, limit },
  );
  const orders = (await findOrders(db, ids)).map((rows) => presentOrder(rows, viewer));
  const query = { status: status?.join(','), delivery, search, from, to };
  return { orders, meta: paginate(API_PATHS.orders, { page, limit, totalData: total }, query) };
}

/**
 * Hides finished orders from their owner's history; the books keep them. Ids of others do nothing.
 * @returns how many were hidden. Throws 409 ORDER_OPEN, hiding none, where one is under way
 */
export const hideFromHistory = (db: Db, userId: string, ids: readonly string[], now: Date): Promise<number> =>
  withTx(db, async (tx) => {
    if (await hasOpenOrder(tx, userId, ids)) {
      throw new HttpError(409, 'ORDER_OPEN', MESSAGES.orderOpen);
    }
    return hideOrders(tx, userId, ids, now);
  });
