import type { DeliveryId, OrderStatus } from '@seduh/contract';
import { sql } from 'kysely';
import { COLUMNS } from '../../platform/db/schema';
import type { Alongside } from '../../platform/db/pipelined';
import type { Db, Tx } from '../../platform/db/tx';
import { claimKeyAndAccount } from './keys-repository';
import type { RefundRow } from './pay/refunds-repository';

/** So many of one product, at the price they were quoted at. */
export interface StockClaim {
  productId: string;
  qty: number;
  /** The product's own price, without surcharges. */
  price: number;
}

interface PromoClaim {
  promoId: string;
  orderId: string;
  userId: string;
  /** YYYY-MM-DD */
  businessDay: string;
  /** Whether this user may have no other use of it on that day. */
  exclusive: boolean;
  /** Rupiah that it gives this order. */
  gives: number;
}

interface MoveClaim {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Set by a move after which nothing more happens. */
  closedAt: Date | null;
}

/** An order as every change of it needs it. */
export interface OrderHead {
  id: string;
  number: number;
  /** null: of a guest at the counter. */
  user_id: string | null;
  status: OrderStatus;
  delivery_id: DeliveryId;
}

/** A refund that is owed, and everything to do it by. */
export interface ClaimedRefund {
  id: string;
  ref: string;
  /** Under which name the provider does it once. */
  key: string;
  orderId: string;
  number: number;
  amount: number;
}

interface RefundClaim {
  provider: string;
  now: Date;
  /** When it is tried once more, unless it was noted as done. */
  again: Date;
  /** Only one of this order's; null for any. */
  orderId: string | null;
}

/** What holds the shop's promises at a rush: conditional writes, which answer false where somebody else was first. */
export interface OrderGuards {
  /** Claims a key, and its account, for the order this transaction makes; the stored reply where it was used before. */
  claimKey: typeof claimKeyAndAccount;
  /** Takes counted portions, all or nothing. */
  takeStock(tx: Tx, claims: readonly StockClaim[]): Promise<boolean>;
  /**
   * The same, sent together with what is written then and the commit, so that whoever wants the same waits for no round
   * trip of ours. Where it is not all there, the transaction fails, and nothing behind it is done: see `isStockGone`.
   */
  takeStockAlongside(tx: Tx, claims: readonly StockClaim[], alongside: Alongside): Promise<void>;
  /** Counts one use of a promo, and what it gives, and notes whose it is. The order has to be there already. */
  takePromoUse(tx: Tx, claim: PromoClaim): Promise<boolean>;
  /** Moves an order that still is where the caller saw it. */
  moveOrder(tx: Tx, claim: MoveClaim): Promise<boolean>;
  /** Keeps everybody else off an order and its payment until the end of the transaction; undefined where it is none. */
  lockOrder(tx: Tx, id: string): Promise<OrderHead | undefined>;
  /** Keeps everybody else off a refund, also who is to do it by its provider; undefined where it is none. */
  lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined>;
  /** Takes one owed refund to do it: nobody else does before `again`. */
  claimRefund(db: Db, claim: RefundClaim): Promise<ClaimedRefund | undefined>;
}

// rows are locked in id order, so that carts in opposite order never wait for each other in a circle
const taking = (claims: readonly StockClaim[]) => sql`
  with claims as (
    select id, qty, price from unnest(
      ${claims.map(({ productId }) => productId)}::uuid[],
      ${claims.map(({ qty }) => qty)}::integer[],
      ${claims.map(({ price }) => price)}::integer[]
    ) as claim (id, qty, price)
  ), locked as (
    select products.id, claims.qty, claims.price
    from products join claims on claims.id = products.id
    order by products.id
    for no key update of products
  ), taken as (
    update products set stock = products.stock - locked.qty
    from locked
    where products.id = locked.id
      and products.stock >= locked.qty and products.price = locked.price and products.archived_at is null
    returning products.id
  )`;

export const orderGuards: OrderGuards = {
  claimKey: claimKeyAndAccount,

  async takeStock(tx, claims) {
    if (claims.length === 0) return true;
    const { rows } = await sql`${taking(claims)} select id from taken`.execute(tx);
    return rows.length === claims.length;
  },

  async takeStockAlongside(_tx, claims, alongside) {
    if (claims.length === 0) return;
    const all = claims.length;
    void alongside(
      sql`${taking(claims)} select case when count(*) <> ${all}::integer then stock_gone() end from taken`,
    );
  },

  // one use per user and day is the unique index promo_uses_day
  async takePromoUse(tx, { promoId, orderId, userId, businessDay, exclusive, gives }) {
    const { rows } = await sql`
      with taken as (
        update promos set used = used + 1, given = given + ${gives}::bigint
        where id = ${promoId} and (total_uses is null or used < total_uses)
          and (budget is null or given + ${gives}::bigint <= budget)
        returning id
      )
      insert into promo_uses (order_id, promo_id, user_id, business_day, one_per_day, given)
      select ${orderId}::uuid, id, ${userId}::uuid, ${businessDay}::date, ${exclusive}::boolean, ${gives}::bigint
      from taken
      on conflict do nothing
      returning order_id`.execute(tx);
    return rows.length === 1;
  },

  async moveOrder(tx, { orderId, from, to, closedAt }) {
    const moved = await tx
      .updateTable('orders')
      .set({ status: to, closed_at: closedAt })
      .where('id', '=', orderId)
      .where('status', '=', from)
      .executeTakeFirst();
    return moved.numUpdatedRows === 1n;
  },

  lockOrder: (tx, id) =>
    tx
      .selectFrom('orders')
      .select(['id', 'number', 'user_id', 'status', 'delivery_id'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  lockRefund: (tx, id) =>
    tx.selectFrom('refunds').select(COLUMNS.refunds).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  // not `for update`: whoever only holds a key on the row, as a foreign key's check does, is no reason to pass it over
  async claimRefund(db, { provider, now, again, orderId }) {
    const { rows } = await sql<ClaimedRefund>`
      with claimed as (
        update refunds set next_try_at = ${again}, failure = null
        where id = (
          select id from refunds
          where provider = ${provider} and next_try_at <= ${now}
            and (${orderId}::uuid is null or order_id = ${orderId}::uuid)
          order by next_try_at limit 1
          for no key update skip locked
        )
        returning id, order_id, provider_ref, provider_key, amount
      )
      select
        claimed.id, provider_ref as ref, provider_key as key, order_id as "orderId", orders.number, claimed.amount
      from claimed join orders on orders.id = claimed.order_id`.execute(db);
    return rows[0];
  },
};
