// Long because the tables of an order stand beside the lists of their columns, which must name the same fields.
import type {
  DeliveryId,
  LineOffer,
  LineOption,
  LineWarning,
  OrderEvent,
  OrderStatus,
  PaymentId,
  PaymentState,
  RefundCause,
  SizeId,
} from '@seduh/contract';
import type { Work } from '@seduh/domain/forecast';
import type { Locale } from '@seduh/contract/constants';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { allColumns, type Json, type TranslationsColumn } from './catalogue';

export interface OrdersTable {
  id: string;
  number: Generated<number>;
  /** null: of a guest at the counter. */
  user_id: string | null;
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
  /** The one it was placed in; null: placed by a version that did not ask. */
  language: Locale | null;
  /** Seconds of every batch by station; null: of a version that did not say. */
  work: ColumnType<Work | null, string | null | undefined, string | null>;
  /** From when it might have been ready, as it was said; null: a time was chosen, or a version that did not say. */
  ready_from: Generated<Date | null>;
  /** Why staff say it is late; null: they have not said. */
  delay_reason: Generated<string | null>;
  /** Minutes after the promise that it takes at least, as staff say; null: the board knows. */
  delay_minutes: Generated<number | null>;
  /** Who of the staff placed it at the counter; null: its customer did. */
  placed_by: Generated<string | null>;
  /** Of the door it goes to; null: not asked for, or of a version that did not. */
  postcode: Generated<string | null>;
  /** What the area it is in was called then; null: the shop had none. */
  delivery_area: Generated<string | null>;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  product_id: string;
  product_name: string;
  name_translations: TranslationsColumn;
  image: string | null;
  size_id: SizeId;
  qty: number;
  unit_price: number;
  line_total: number;
  note: string | null;
  stock_taken: Generated<number>;
  /** It came in that size alone, which then has no name. */
  one_size: Generated<boolean>;
  /** As sold; null: of a version that knew none. */
  options: Json<LineOption[]> | null;
  /** Of what its customer avoided when it was sold; null: nothing to say, or of a version that did not ask. */
  warning: Json<LineWarning> | null;
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

/** One piece of a line that was made. */
export interface OrderPoursTable {
  id: string;
  order_id: string;
  position: number;
  /** Where the order stood before its pieces were made: the same for all since it was begun. */
  from_status: OrderStatus;
  to_status: OrderStatus;
  poured_by: string | null;
  poured_at: Date;
  undone_at: Date | null;
}

/** Something of a line that has run out, of which its customer was offered what stands in for it. */
interface OrderOffersTable {
  id: GeneratedAlways<number>;
  order_id: string;
  position: number;
  /** null: the line's product. */
  option_id: number | null;
  offered_by: string | null;
  offered_at: Date;
  /** null: nobody has said. */
  answer: 'taken' | 'declined' | null;
  answered_by: string | null;
  answered_at: Date | null;
  /** As it was sold. */
  ran_out: Json<LineOffer['ran_out'][number]>;
}

/** How many orders of a kind a day in UTC brought. */
interface OrderDaysTable {
  /** YYYY-MM-DD */
  day: string;
  status: OrderStatus;
  delivery_id: DeliveryId;
  orders: number;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  method: PaymentId;
  state: PaymentState;
  amount: number;
  due_at: Date | null;
  paid_at: Date | null;
  provider: string | null;
  provider_ref: string | null;
  /** The provider's page; of QRIS, what the code says. */
  pay_url: string | null;
  confirmed_by: string | null;
  refunded_at: Date | null;
  created_at: Date;
}

export interface PaymentAttemptsTable {
  provider: string;
  ref: string;
  payment_id: string;
  started_at: Date;
  refund_due_at: Date | null;
  refunded_at: Date | null;
  opening_until: Date | null;
}

/** One time money goes back; owed until `refunded_at`. */
export interface RefundsTable {
  id: string;
  order_id: string;
  cause: RefundCause;
  method: PaymentId;
  amount: number;
  /** Of the order's lines, counted from 1. */
  lines: Json<{ line: number; qty: number }[]>;
  shipping: boolean;
  reason: string | null;
  actor: 'customer' | 'staff' | 'system' | 'provider';
  actor_id: string | null;
  created_at: Date;
  refunded_at: Date | null;
  refunded_by: string | null;
  provider: string | null;
  provider_ref: string | null;
  provider_key: string | null;
  next_try_at: Date | null;
  failure: string | null;
}

/** What a business day that is over came to. */
export interface DailySumsTable {
  since: Date;
  until: Date;
  income: number;
  refunds: number;
  discounts: number;
  /** Payments received. */
  orders: number;
  /** Of orders made ready on it and not set for a time: how many, and their milliseconds from placed to ready. */
  ready_orders: number;
  ready_ms: number;
}

/** Orders and their money, the books made of them, and mails on their way. */
export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_moves: OrderMovesTable;
  order_pours: OrderPoursTable;
  order_offers: OrderOffersTable;
  payments: PaymentsTable;
  payment_attempts: PaymentAttemptsTable;
  payment_checks: { provider: string; ref: string; next_at: Date };
  payment_notices: {
    provider: string;
    ref: string;
    event: string;
    received_at: Date;
  };
  refunds: RefundsTable;
  idempotency_keys: {
    user_id: string;
    key: string;
    body_hash: string;
    status: number | null;
    reply: Json<unknown> | null;
    order_id: string | null;
    created_at: Date;
  };
  order_events: {
    id: GeneratedAlways<number>;
    order_id: string;
    /** null: of a guest, of which staff alone hear. */
    user_id: string | null;
    kind: OrderEvent['kind'];
    number: string;
    status_name: OrderStatus;
    at: Date;
  };
  order_days: OrderDaysTable;
  order_day_changes: OrderDaysTable;
  promo_days: { promo_id: string; day: string; used: number; given: number };
  promo_day_changes: { promo_id: string; day: string; used: number; given: number };
  order_names: { name: string; orders: number };
  order_name_changes: { name: string; orders: number };
  daily_sums: DailySumsTable;
  daily_staff: {
    since: Date;
    staff_id: string;
    orders: number;
    achieved: number;
    customers: string[];
  };
  customer_numbers: { user_id: string; number: Generated<number> };
  /** `met` is a bit string: its text is made of noughts and ones. */
  daily_customers: { since: Date; staff_id: string; met: string; guests: number };
  /** As `MethodSums` of the contract, and as an open day's promos. */
  daily_drawers: { since: Date; methods: Json<unknown[]>; promos: Json<unknown[]> };
  daily_products: { since: Date; product_id: string; sold: number };
  daily_changes: { at: Date };
  daily_figures: { since: Date; time_zone: string; rules: number; quarters: Json<number[][]> };
  daily_figure_rows: {
    since: Date;
    section: string;
    key: string;
    one: number;
    two: number;
    three: number;
    four: number;
  };
  monthly_figures: { since: Date; until: Date; time_zone: string; rules: number };
  monthly_figure_rows: {
    since: Date;
    section: string;
    key: string;
    one: number;
    two: number;
    three: number;
    four: number;
  };
  mails: {
    id: string;
    template: string;
    about: string | null;
    sender: string | null;
    recipient: string | null;
    subject: string | null;
    text: string | null;
    html: string | null;
    created_at: Date;
    due_at: Date | null;
    give_up_at: Date;
    tries: Generated<number>;
    sent_at: Date | null;
    failed_at: Date | null;
    failure: string | null;
    dismissed_at: Date | null;
  };
}

/** The columns of the tables whose rows are read whole. */
export const ORDER_COLUMNS = {
  orders: allColumns<OrdersTable>()([
    'id',
    'number',
    'user_id',
    'status',
    'delivery_id',
    'customer_name',
    'phone',
    'address',
    'table_number',
    'subtotal',
    'discount',
    'tax',
    'shipping',
    'total',
    'promo_id',
    'promo_code',
    'scheduled',
    'ready_at',
    'placed_at',
    'closed_at',
    'hidden_at',
    'language',
    'work',
    'ready_from',
    'delay_reason',
    'delay_minutes',
    'placed_by',
    'postcode',
    'delivery_area',
  ]),
  order_lines: allColumns<OrderLinesTable>()([
    'order_id',
    'position',
    'product_id',
    'product_name',
    'name_translations',
    'image',
    'size_id',
    'qty',
    'unit_price',
    'line_total',
    'note',
    'stock_taken',
    'one_size',
    'options',
    'warning',
  ]),
  payments: allColumns<PaymentsTable>()([
    'id',
    'order_id',
    'method',
    'state',
    'amount',
    'due_at',
    'paid_at',
    'provider',
    'provider_ref',
    'pay_url',
    'confirmed_by',
    'refunded_at',
    'created_at',
  ]),
  refunds: allColumns<RefundsTable>()([
    'id',
    'order_id',
    'cause',
    'method',
    'amount',
    'lines',
    'shipping',
    'reason',
    'actor',
    'actor_id',
    'created_at',
    'refunded_at',
    'refunded_by',
    'provider',
    'provider_ref',
    'provider_key',
    'next_try_at',
    'failure',
  ]),
};
