import type { CategoryId, SizeId } from '@seduh/contract';
import type { Generated } from 'kysely';
import type { ShopTable } from './shop';
import type {
  DevicesTable,
  EmailChangesTable,
  EmailLinksTable,
  OidcLoginsTable,
  PasswordResetsTable,
  PastCustomersTable,
  PastPromoUsesTable,
  SessionsTable,
  UsersTable,
} from './accounts';
import type { ProductNamesTable, ProductsTable, PromoUsesTable, PromosTable } from './catalogue';
import type {
  IdempotencyKeysTable,
  OrderDaysTable,
  OrderEventsTable,
  OrderLinesTable,
  OrderMovesTable,
  OrdersTable,
} from './orders';
import type { PaymentAttemptsTable, PaymentNoticesTable, PaymentsTable, RefundsTable } from './payments';
import type { DailyStaffTable, DailySumsTable } from './books';
import type { MailsTable } from './mails';

export type { ShopTable } from './shop';
export type { EmailChangesTable, UsersTable } from './accounts';
export type { DailySumsTable } from './books';
export type { ProductsTable, PromoUsesTable, PromosTable } from './catalogue';
export type { OrderLinesTable, OrderMovesTable, OrdersTable } from './orders';
export type { PaymentAttemptsTable, PaymentsTable, RefundsTable } from './payments';

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
  categories: { id: CategoryId; category_name: string };
  sizes: { id: SizeId; code: string; name: string };
  products: ProductsTable;
  product_names: ProductNamesTable;
  product_sizes: { product_id: string; size_id: SizeId; surcharge: Generated<number> };
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
  order_days: OrderDaysTable;
  order_day_changes: OrderDaysTable;
  daily_sums: DailySumsTable;
  daily_staff: DailyStaffTable;
  daily_products: { since: Date; product_id: string; sold: number };
  daily_changes: { at: Date };
  mails: MailsTable;
}
