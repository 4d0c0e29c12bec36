import type { Generated, GeneratedAlways } from 'kysely';
import type { DeliveryId, OrderStatus, SizeId } from '@seduh/contract';
import type { Json } from './json';

export interface OrdersTable {
  id: string;
  number: Generated<number>;
  user_id: string;
  status: OrderStatus;
  delivery_id: DeliveryId;
  customer_name: string;
  phone: string | null;
  address: string | null;
  table_number: string | null;
  subtotal: number;
  discount: number;
  tax: number;
  shipping: number;
  total: number;
  promo_id: string | null;
  promo_code: string | null;
  scheduled: boolean;
  ready_at: Date;
  placed_at: Date;
  closed_at: Date | null;
  hidden_at: Date | null;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  product_id: string;
  product_name: string;
  image: string | null;
  size_id: SizeId;
  qty: number;
  unit_price: number;
  line_total: number;
  note: string | null;
  stock_taken: Generated<number>;
  /** It came in that size alone, which then has no name. */
  one_size: Generated<boolean>;
}

export interface OrderMovesTable {
  id: GeneratedAlways<number>;
  order_id: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  actor_id: string | null;
  actor: 'customer' | 'staff' | 'system';
  reason: string | null;
  moved_at: Date;
  undone_at: Date | null;
}

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  body_hash: string;
  status: number | null;
  reply: Json<unknown> | null;
  order_id: string | null;
  created_at: Date;
}

export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  user_id: string;
  kind: 'placed' | 'moved' | 'paid';
  number: string;
  status_name: OrderStatus;
  at: Date;
}

/** How many orders of a kind a day in UTC brought; see `resources/orders/read/order-days-repository`. */
export interface OrderDaysTable {
  /** YYYY-MM-DD */
  day: string;
  status: OrderStatus;
  delivery_id: DeliveryId;
  orders: number;
}
