import type { LineOption, SizeId } from '@seduh/contract';
import { HANDED_OVER_STATUSES } from '@seduh/contract/constants';
import type { Db } from '../../../platform/db/tx';

/** Lines that are looked at, the newest first: a busy account of half a year has fewer. */
const MOST_LINES = 500;

/** A line of an order that one got, as it was sold. */
interface SoldRow {
  order_id: string;
  product_id: string;
  size_id: SizeId;
  one_size: boolean;
  options: LineOption[] | null;
  unit_price: number;
  at: Date;
}

/** What a customer has had since then, the newest first; without orders taken out of the history. */
export const listSoldCups = (db: Db, userId: string, since: Date): Promise<SoldRow[]> =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.hidden_at', 'is', null)
    .where('orders.status', 'in', HANDED_OVER_STATUSES)
    .where('orders.placed_at', '>=', since)
    .select(['order_lines.product_id', 'order_lines.size_id', 'order_lines.one_size', 'order_lines.options'])
    .select(['order_lines.unit_price', 'order_lines.order_id', 'orders.placed_at as at'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .orderBy('order_lines.position')
    .limit(MOST_LINES)
    .execute();
