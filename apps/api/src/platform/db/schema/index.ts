import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './accounts';
import type { AuditTables } from './audit';
import { CATALOGUE_COLUMNS, type CatalogueTables } from './catalogue';
import type { ChatTables } from './chats';
import type { CloseTables } from './closes';
import type { LimitTables } from './limits';
import type { NoticeTables } from './notices';
import { ORDER_COLUMNS, type OrderTables } from './orders';
import type { PointsTables } from './points';

export type { EmailChangesTable, UsersTable } from './accounts';
export type {
  OptionGroupsTable,
  OptionsTable,
  PausesTable,
  ProductsTable,
  PromosTable,
  ShopTable,
  ShopTablesTable,
} from './catalogue';
export type {
  OrderMovesTable,
  DailySumsTable,
  OrderLinesTable,
  OrderPoursTable,
  OrdersTable,
  PaymentAttemptsTable,
  PaymentsTable,
  RefundsTable,
} from './orders';

/**
 * Every table, as the migrations leave it. It describes the database and stands beside what makes it: the tables refer
 * to each other across the resources that own their rows.
 */
export interface Schema
  extends
    AccountTables,
    AuditTables,
    CatalogueTables,
    OrderTables,
    NoticeTables,
    ChatTables,
    CloseTables,
    LimitTables,
    PointsTables {}

/** The database as repositories see it. A `Tx` fits wherever a `Db` is asked for. */
export type Db = Kysely<Schema>;

/** A transaction; whoever is handed one uses it for every read and write. */
export type Tx = Transaction<Schema>;

/**
 * Whole rows, by name: a version that runs beside a newer one's tables reads what it knows, and no more. A star would
 * change with the table under the statement that was prepared with it.
 */
export const COLUMNS = { ...CATALOGUE_COLUMNS, ...ORDER_COLUMNS };
