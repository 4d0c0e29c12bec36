import type { DeliveryId, LineOption, OrderStatus, PaymentId, SizeId } from '@seduh/contract';
import { DELIVERY, PAYMENT, type Canceller } from '@seduh/contract/constants';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Schema } from '../../../platform/db/schema';

/** A further line of an order. */
interface SoldLine {
  product: string;
  qty?: number;
  /** Left out: it comes in one size. */
  size?: SizeId;
  options?: LineOption[];
}

/** An order as the books keep it; instants in ISO 8601. */
export interface Sale {
  /** null: a guest at the counter. */
  customer: string | null;
  /** Who made it ready and handed it over. */
  staff?: string;
  product: string;
  qty?: number;
  /** What was paid. */
  total: number;
  discount?: number;
  placed: string;
  /** When it was made ready; left out: not yet. */
  ready?: string;
  /** When it was handed over; left out: not yet. */
  done?: string;
  /** When a move was taken back that had been made at `ready` or `done`. */
  undone?: 'ready' | 'done';
  paid?: string;
  refunded?: string;
  scheduled?: boolean;
  name?: string;
  /** Left out: picked up, paid in cash when it is. */
  delivery?: DeliveryId;
  method?: PaymentId;
  /** When it was promised; left out: when it was placed. */
  promised?: string;
  /** What was ordered besides. */
  more?: SoldLine[];
  cancelled?: { at: string; by: Canceller; reason?: string };
}

const date = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));

/** Writes a sale into the books, past all rules of the counter; resolves with the order's id. */
export async function addSale(db: Kysely<Schema>, sale: Sale): Promise<string> {
  const { customer, staff, product, qty = 1, total, discount = 0, paid, refunded, ready, done, undone } = sale;
  const id = uuidv7();
  const { delivery = DELIVERY.pickUp, method = PAYMENT.cashOnDelivery, more = [], cancelled } = sale;
  const status: OrderStatus = cancelled ? 'cancelled' : done ? 'picked up' : ready ? 'ready' : 'pending';
  const at = new Date(sale.placed);
  const subtotal = total + discount;
  await db
    .insertInto('orders')
    .values({
      id,
      user_id: customer,
      placed_by: customer === null ? staff : null,
      status,
      delivery_id: delivery,
      customer_name: sale.name ?? 'Rani Ayu',
      subtotal,
      discount,
      tax: 0,
      shipping: 0,
      total,
      scheduled: sale.scheduled ?? false,
      placed_at: at,
      ready_at: date(sale.promised) ?? at,
      closed_at: date(done ?? cancelled?.at),
    })
    .execute();
  const lines: SoldLine[] = [{ product, qty, size: 1 }, ...more];
  await db
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => ({
        order_id: id,
        position: index + 1,
        product_id: line.product,
        product_name: 'As sold',
        size_id: line.size ?? 1,
        one_size: index > 0 && line.size === undefined,
        qty: line.qty ?? 1,
        unit_price: 1000,
        line_total: 1000 * (line.qty ?? 1),
        options: line.options ? JSON.stringify(line.options) : null,
      })),
    )
    .execute();
  const moves = [
    { to: 'ready' as const, at: date(ready), taken: undone === 'ready' },
    { to: 'picked up' as const, at: date(done), taken: undone === 'done' },
  ];
  for (const move of moves) {
    if (!move.at) continue;
    const undone_at = move.taken ? move.at : null;
    await db
      .insertInto('order_moves')
      .values({ order_id: id, to_status: move.to, actor: 'staff', actor_id: staff, moved_at: move.at, undone_at })
      .execute();
  }
  if (cancelled)
    await db
      .insertInto('order_moves')
      .values({
        order_id: id,
        to_status: 'cancelled',
        actor: cancelled.by,
        actor_id: cancelled.by === 'staff' ? staff : null,
        reason: cancelled.reason ?? null,
        moved_at: new Date(cancelled.at),
      })
      .execute();
  await db
    .insertInto('payments')
    .values({
      id: uuidv7(),
      order_id: id,
      method,
      amount: total,
      created_at: at,
      state: refunded ? 'refunded' : paid ? 'paid' : 'confirmed',
      paid_at: date(paid),
      refunded_at: date(refunded),
    })
    .execute();
  return id;
}
