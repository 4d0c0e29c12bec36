import type { AccountTables } from './accounts';
import type { CatalogueTables } from './catalogue';
import type { OrderTables } from './orders';

export type { EmailChangesTable, UsersTable } from './accounts';
export type { ProductsTable, PromosTable, ShopTable } from './catalogue';
export type {
  OrderMovesTable,
  DailySumsTable,
  OrderLinesTable,
  OrdersTable,
  PaymentAttemptsTable,
  PaymentsTable,
  RefundsTable,
} from './orders';

/**
 * Every table, as the migrations leave it. It describes the database and stands beside what makes it: the tables refer
 * to each other across the resources that own their rows.
 */
export interface Schema extends AccountTables, CatalogueTables, OrderTables {}
