import type { OrderStatus } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Schema } from '../../../platform/db/schema';

/** An order as the books keep it; instants in ISO 8601. */
export interface Sale {
  customer: string;
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
}

const date = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));

/** Writes a sale into the books, past all rules of the counter; resolves with the order's id. */
export async function addSale(db: Kysely<Schema>, sale: Sale): Promise<string> {
  const { customer, staff, product, qty = 1, total, discount = 0, paid, refunded, ready, done, undone } = sale;
  const id = uuidv7();
  const status: OrderStatus = done ? 'picked up' : ready ? 'ready' : 'pending';
  const at = new Date(sale.placed);
  const subtotal = total + discount;
  await db
    .insertInto('orders')
    .values({
      id,
      user_id: customer,
      status,
      delivery_id: DELIVERY.pickUp,
      customer_name: sale.name ?? 'Rani Ayu',
      subtotal,
      discount,
      tax: 0,
      shipping: 0,
      total,
      scheduled: sale.scheduled ?? false,
      placed_at: at,
      ready_at: at,
      closed_at: date(done),
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values({
      order_id: id,
      position: 1,
      product_id: product,
      product_name: 'As sold',
      size_id: 1,
      qty,
      unit_price: 1000,
      line_total: 1000 * qty,
    })
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
  await db
    .insertInto('payments')
    .values({
      id: uuidv7(),
      order_id: id,
      method: PAYMENT.cashOnDelivery,
      amount: total,
      created_at: at,
      state: refunded ? 'refunded' : paid ? 'paid' : 'confirmed',
      paid_at: date(paid),
      refunded_at: date(refunded),
    })
    .execute();
  return id;
}
