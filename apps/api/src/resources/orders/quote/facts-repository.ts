// Long because the facts of an order are one statement, beside what says how far the work of an order is.
import type { Pause, PaymentId } from '@seduh/contract';
import { PAYMENT, type Locale } from '@seduh/contract/constants';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isPaidAtHandOver, type Held } from '@seduh/domain';
import { pausesRunning } from '../../../platform/db/pauses';
import type { CountedPieces, StationRules, StoredOrder } from '@seduh/domain/forecast';
import { FORGOTTEN_MINUTES } from '@seduh/domain/forecast';
import { HANDED_OVER, openAccount } from '../../../platform/db/query';
import { COLUMNS, type PromosTable, type UsersTable } from '../../../platform/db/schema';
import type { Db } from '../../../platform/db/tx';
import type { CatalogueCache } from './catalogue-cache';
import {
  asSoldAt,
  catalogueVersion,
  readCatalogue,
  stocksOf,
  type ProductForSale,
  type ShopRules,
  type Stocks,
} from './catalogue-repository';

/** Who orders: name, where to find them, and what to warn them of. */
export type Customer = Pick<
  Selectable<UsersTable>,
  'id' | 'email' | 'display_name' | 'first_name' | 'last_name' | 'phone' | 'address' | 'avoids'
>;

export interface Facts extends ShopRules {
  /** null for a visitor, and where the account is closed */
  customer: Customer | null;
  products: ProductForSale[];
  /** Those that run. */
  pauses: Pause[];
  /** What the customer keeps waiting already, as far as an order paid in this way asks about it. */
  held: Omit<Held, 'hasReceived'>;
  hasReceived: boolean;
  /** What is on the board, and ahead. */
  board: readonly StoredOrder[];
}

/** What is asked about. */
interface Asked {
  /** null for a visitor */
  userId: string | null;
  productIds: readonly string[];
  /** Options that are told of also where they are not offered any more. */
  optionIds?: readonly number[];
  now: Date;
  /** How an order is paid that is about to be placed; null or left out where it is only looked at. */
  paymentId?: PaymentId | null;
  /** False where nobody asks when: nothing is said of the board, nor of what is paused. */
  isTimed?: boolean;
  /** What is on the board, where that is known, or read beside this; else it is read with the rest. */
  board?: Promise<readonly StoredOrder[]>;
  /** What is known of the catalogue already; null where nothing is: it is read. */
  catalogue: CatalogueCache | null;
}

/** Of an order's facts what is never kept. */
interface Moment {
  version: string | null;
  onDuty: StationRules['people'] | null;
  stocks: Stocks;
}

const PAID_AT_HAND_OVER = Object.values(PAYMENT).filter(isPaidAtHandOver);

/**
 * All that pricing an order needs beside its promo, in one round trip: it is part of every order's transaction. What is
 * not in the catalogue's cache as this snapshot has it takes another; products, stock and rules are then of that later
 * snapshot, together, while account, pauses, board and who is on are of the first.
 */
export async function readFacts(
  db: Db,
  { userId, productIds, optionIds = [], now, paymentId = null, isTimed = true, board, catalogue }: Asked,
): Promise<Facts> {
  const isCash = paymentId !== null && isPaidAtHandOver(paymentId);
  // asked once, however often it is named below
  const read = sql<Moment & Omit<Facts, 'products' | keyof ShopRules>>`
    with account as materialized (select ${received(userId)} as "hasReceived")
    select
      ${catalogueVersion} as version,
      (select people from on_duty where until > ${now}) as "onDuty",
      ${stocksOf(productIds, now)} as stocks,
      ${isTimed ? pausesRunning(now) : NONE} as pauses,
      "hasReceived",
      jsonb_build_object(
        'unpaid', ${
          paymentId !== null && !isCash
            ? waiting(
                userId,
                sql`
          payments.state in ('awaiting', 'failed') and payments.due_at > ${now}`,
              )
            : NOTHING
        },
        'cash', case when ${isCash}::boolean and not "hasReceived" then ${waiting(
          userId,
          sql`
          payments.method in (${sql.join(PAID_AT_HAND_OVER)}) and payments.state = 'confirmed'`,
        )} else ${NOTHING} end
      ) as held,
      (
        select to_jsonb(customer) from (
          select id, email, display_name, first_name, last_name, phone, address, avoids
          from users where id = ${userId}::uuid and closed_at is null
        ) customer
      ) as customer,
      ${isTimed && !board ? boardOrders(now) : NONE} as board
    from account`.execute(db);
  const [{ rows }, known] = await Promise.all([read, board]);
  const [facts] = rows;
  if (!facts) throw new Error('a select without a table always has a row');
  const { version, onDuty, stocks, ...rest } = facts;
  const kept = catalogue?.find(version, productIds, now);
  // what is kept and has no stock here is not of this snapshot, whatever its version says
  const isOfSnapshot = kept?.products.every(({ id }) => Object.hasOwn(stocks, id));
  const { rules, products, left } =
    kept && isOfSnapshot ? { ...kept, left: stocks } : await readAnew(db, productIds, now, catalogue);
  const named = new Set(optionIds);
  return {
    ...rest,
    ...rules,
    stations: onDuty ? { ...rules.stations, people: onDuty } : rules.stations,
    products: products.map((product) => asSoldAt(product, { now, stock: leftOf(left, product.id), named })),
    ...(known && { board: known }),
  };
}

/** What was changed since, or never read: all of it, stocks too, as one later statement sees it. */
async function readAnew(db: Db, productIds: readonly string[], now: Date, catalogue: CatalogueCache | null) {
  const { stocks: left, ...read } = await readCatalogue(db, productIds, now);
  catalogue?.keep(read, productIds);
  return { ...read, left };
}

/** null is without end: what is not named is an error, and never that. */
function leftOf(stocks: Stocks, id: string): number | null {
  const left = stocks[id];
  if (left === undefined) throw new Error(`nothing was read of the stock of ${id}`);
  return left;
}

/** What is on the board, and ahead, alone. */
export async function readBoardOrders(db: Db, now: Date): Promise<BoardOrder[]> {
  const { rows } = await sql<{ board: BoardOrder[] }>`select ${boardOrders(now)} as board`.execute(db);
  // read once and asked often
  return (rows[0]?.board ?? []).map(({ begun_at, poured_at, ...order }) => ({
    ...order,
    placed_at: new Date(order.placed_at),
    ready_at: new Date(order.ready_at),
    begun_at: begun_at && new Date(begun_at),
    poured_at: poured_at && new Date(poured_at),
  }));
}

/** An order of the board that is known by its id. */
export type BoardOrder = StoredOrder & { id: string };

/** When the order of a row was begun; null where it was not. */
export const begunAt = sql<Date | null>`case when orders.status = 'preparing' then (
  select max(moved_at) from order_moves
  where order_moves.order_id = orders.id and to_status = 'preparing' and undone_at is null
) end`;

/** How far the pieces of the order of a row are; null where it is not begun, and where nobody has counted any. */
export const pieces = sql<CountedPieces[] | null>`case when orders.status = 'preparing'
  and exists (select from order_pours where order_pours.order_id = orders.id and undone_at is null) then (
  select jsonb_agg(jsonb_build_object('station', product.station, 'category_id', product.category_id, 'qty', line.qty,
    'done', (
      select count(*) from order_pours as pour
      where pour.order_id = line.order_id and pour.position = line.position and pour.undone_at is null
    )))
  from order_lines as line join products as product on product.id = line.product_id
  where line.order_id = orders.id
) end`;

/** When the last piece of the order of a row was made; null where none is. */
export const pouredAt = sql<Date | null>`(
  select max(poured_at) from order_pours where order_pours.order_id = orders.id and undone_at is null
)`;

/** Whether the order of a row is not forgotten. */
export const isKept = (now: Date) =>
  sql<boolean>`orders.closed_at is null and ready_at > ${now}::timestamptz - make_interval(mins => ${FORGOTTEN_MINUTES})`;

/** Whether the order of a row is still to be made. */
export const isMade = sql<boolean>`orders.status in ('pending', 'confirmed', 'preparing')`;

/** What is still to be made, as far as the statuses of orders say: `openOrders` of the domain says the rest. */
const boardOrders = (now: Date) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', orders.id, 'status_name', orders.status, 'payment_state', payments.state, 'delivery_id', delivery_id, 'scheduled', scheduled,
    'placed_at', placed_at, 'ready_at', ready_at, 'work', work,
    'begun_at', ${begunAt}, 'pieces', ${pieces}, 'poured_at', ${pouredAt}
  )), '[]')
  from orders join payments on payments.order_id = orders.id
  where ${isKept(now)} and ${isMade}
)`;

const NONE = sql`'[]'::jsonb`;
const NOTHING = sql`'{"orders": 0, "portions": 0}'::jsonb`;

/** Whether an account was handed an order over. */
const received = (userId: string | null) =>
  sql`exists (select from orders where user_id = ${userId}::uuid and status in (${HANDED_OVER}))`;

/** How many open orders of an account are paid in such a way, and the portions in them. */
const waiting = (userId: string | null, how: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('orders', count(distinct orders.id), 'portions', coalesce(sum(order_lines.qty), 0))
  from orders
    join payments on payments.order_id = orders.id
    join order_lines on order_lines.order_id = orders.id
  where orders.user_id = ${userId}::uuid and orders.closed_at is null and ${how}
)`;

/**
 * Where the receipt of a customer's order goes, in the language the order was placed in, else the one they have chosen;
 * undefined for a closed account, and for who wants none.
 */
export const findReceiptReader = (db: Db, userId: string, orderId: string) =>
  openAccount(db, userId)
    .select([
      'email',
      sql<Locale | null>`coalesce((select language from orders where id = ${orderId}), users.language)`.as('language'),
    ])
    .where('receipt_mails', '=', true)
    .executeTakeFirst();

/** A promo with what its rules ask about a customer: other orders, uses of it on this business day, the member card. */
export interface PromoFacts extends Selectable<PromosTable> {
  hasOrdered: boolean;
  usedToday: boolean;
  isMember: boolean;
  /** Rupiah: the order that brings the member card. */
  memberMinimum: number;
  /** Of the product of its bundle; null where it is about none. */
  product_name: string | null;
}

/** A promo by its code (upper case) or its id; undefined for an unknown one. */
export async function findPromo(
  db: Db,
  by: { code: string } | { id: string },
  { userId, businessDay }: { userId: string | null; businessDay: string },
): Promise<PromoFacts | undefined> {
  const named = 'code' in by ? sql`code = ${by.code}` : sql`id = ${by.id}::uuid`;
  const { rows } = await sql<PromoFacts>`
    select
      ${sql.join(COLUMNS.promos.map((column) => sql.ref(`promos.${column}`)))},
      exists (select from orders where user_id = ${userId}::uuid and status <> 'cancelled')
        or exists (select from users where users.id = ${userId}::uuid and ordered_before) as "hasOrdered",
      exists (
        select from promo_uses
        where promo_id = promos.id and user_id = ${userId}::uuid and business_day = ${businessDay}::date
          and one_per_day and released_at is null
      ) or exists (
        select from past_promo_uses
        where promo_id = promos.id and user_id = ${userId}::uuid and business_day = ${businessDay}::date
      ) as "usedToday",
      exists (select from member_cards where user_id = ${userId}::uuid) or exists (
        select from orders
        where user_id = ${userId}::uuid and status in (${HANDED_OVER}) and total >= member_minimum
      ) as "isMember",
      member_minimum as "memberMinimum",
      (select product_name from products where products.id = promos.bundle_product_id) as product_name
    from promos cross join (select member_minimum from shop where shop.id = 1) shop where ${named}`.execute(db);
  return rows[0];
}
