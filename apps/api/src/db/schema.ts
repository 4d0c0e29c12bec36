import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BankAccount, DayHours, OrderStatus, PaymentState, RefundCause, Role } from '@seduh/contract';
import type { MailTemplate } from '../mail/mailer';

/** jsonb: read as a value, written as its JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface ShopTable {
  id: number;
  name: string;
  address: string;
  city: string;
  phone: string;
  time_zone: string;
  hours: Json<DayHours[]>;
  delivery_window: Json<{ days: number[]; from: string; to: string }>;
  tax_percent: number;
  shipping_fee: number;
  lead_minutes: number;
  ride_minutes: number;
  goal_month: number;
  bank: Json<BankAccount> | null;
  member_minimum: Generated<number>;
  goal_staff: Generated<number>;
  transfer_minutes: Generated<number>;
  unpaid_orders: Generated<number>;
  unpaid_portions: Generated<number>;
  first_cash_orders: Generated<number>;
  first_cash_portions: Generated<number>;
}

export interface UsersTable {
  id: string;
  email: string;
  phone: string | null;
  password_hash: string | null;
  role: Role;
  address: string | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  /** YYYY-MM-DD */
  birthday: string | null;
  gender: 'Male' | 'Female' | null;
  image: string | null;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  email_proved_at: Date | null;
  /** Ordered before under an email or phone that this account has or had. */
  ordered_before: Generated<boolean>;
  created_at: Date;
  closed_at: Date | null;
}

interface DevicesTable {
  token_hash: Buffer;
  user_id: string;
  used_at: Date;
}

interface PastCustomersTable {
  mark: Buffer;
  left_at: Date;
}

/** A use of a promo that is once a day, of a mark or of who was recognised by it. */
interface PastPromoUsesTable {
  promo_id: string;
  /** YYYY-MM-DD in the shop's zone */
  business_day: string;
  mark: Buffer | null;
  user_id: string | null;
  left_at: Date;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface OidcLoginsTable {
  cookie_hash: Buffer;
  state: string;
  nonce: string;
  verifier: string;
  user_id: string | null;
  expires_at: Date;
}

/** A change of an account's email: asked for, confirmed from the new mailbox, undone from the old one. */
interface EmailChangesTable {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  created_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
  undo_until: Date | null;
  ended_at: Date | null;
}

interface EmailLinksTable {
  token_hash: Buffer;
  change_id: string;
  kind: 'confirm' | 'undo';
}

interface SessionsTable {
  id: Generated<string>;
  token_hash: Buffer;
  user_id: string;
  device: string | null;
  created_at: Date;
  used_at: Date | null;
  expires_at: Date;
}

export interface ProductsTable {
  id: string;
  product_name: string;
  description: string;
  price: number;
  category_id: number;
  image: string | null;
  stock: number | null;
  sold_out_until: Date | null;
  archived_at: Date | null;
  /** The sizes it comes in. */
  size_ids: Generated<number[]>;
  sold: Generated<number>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PromosTable {
  id: string;
  promo_name: string;
  code: string;
  description: string;
  percent: number;
  duration: number;
  min_price: number;
  image: string | null;
  dine_in_only: Generated<boolean>;
  new_user_only: Generated<boolean>;
  one_per_day: Generated<boolean>;
  member_only: Generated<boolean>;
  version: Generated<number>;
  total_uses: number | null;
  used: Generated<number>;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
}

export interface OrdersTable {
  id: string;
  number: Generated<number>;
  user_id: string;
  status: OrderStatus;
  delivery_id: number;
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
  size_id: number;
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

export interface PaymentsTable {
  id: string;
  order_id: string;
  method: number;
  state: PaymentState;
  amount: number;
  due_at: Date | null;
  paid_at: Date | null;
  provider: string | null;
  provider_ref: string | null;
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
  method: number;
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

interface PaymentNoticesTable {
  provider: string;
  ref: string;
  event: string;
  received_at: Date;
}

export interface PromoUsesTable {
  order_id: string;
  promo_id: string;
  user_id: string;
  /** YYYY-MM-DD in the shop's zone */
  business_day: string;
  one_per_day: boolean;
  released_at: Date | null;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  body_hash: string;
  status: number | null;
  reply: Json<unknown> | null;
  order_id: string | null;
  created_at: Date;
}

interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  user_id: string;
  kind: 'placed' | 'moved' | 'paid';
  number: string;
  status_name: OrderStatus;
  at: Date;
}

interface MailsTable {
  id: string;
  template: MailTemplate;
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
}

/** What a business day that is over came to; see `resources/dashboard/daily-sums-repository`. */
interface DailySumsTable {
  since: Date;
  until: Date;
  income: number;
  refunds: number;
  discounts: number;
  orders: number;
  ready_orders: number;
  ready_ms: number;
}

interface DailyStaffTable {
  since: Date;
  staff_id: string;
  orders: number;
  achieved: number;
  customers: string[];
}

/** Every table, as the migrations leave it. */
export interface Schema {
  shop: ShopTable;
  users: UsersTable;
  sessions: SessionsTable;
  secrets: { name: string; value: Buffer; created_at: Date };
  devices: DevicesTable;
  past_customers: PastCustomersTable;
  past_promo_uses: PastPromoUsesTable;
  password_resets: PasswordResetsTable;
  oidc_logins: OidcLoginsTable;
  email_changes: EmailChangesTable;
  email_links: EmailLinksTable;
  categories: { id: number; category_name: string };
  sizes: { id: number; code: string; name: string };
  products: ProductsTable;
  product_sizes: { product_id: string; size_id: number; surcharge: Generated<number> };
  promos: PromosTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_moves: OrderMovesTable;
  payments: PaymentsTable;
  payment_attempts: PaymentAttemptsTable;
  payment_notices: PaymentNoticesTable;
  refunds: RefundsTable;
  promo_uses: PromoUsesTable;
  idempotency_keys: IdempotencyKeysTable;
  order_events: OrderEventsTable;
  daily_sums: DailySumsTable;
  daily_staff: DailyStaffTable;
  daily_products: { since: Date; product_id: string; sold: number };
  daily_changes: { at: Date };
  mails: MailsTable;
}
