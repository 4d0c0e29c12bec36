import type { Order } from '@seduh/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/tx';
import { openingUntil, type PaymentRow } from '../pay/repository';
import type { OrderRows } from '../read/repository';

/** Everything a placed order consists of. */
export interface NewOrderRows extends OrderRows {
  payment: PaymentRow & Pick<OrderRows['payment'], 'bank'>;
}

/** The next order's number: of a sequence, so nobody waits for it; one that is not used in the end is left out. */
export async function takeNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_number') as number`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error('a sequence always has a next number');
  return taken.number;
}

/** The statement that writes all of an order, and the answer under its key. */
export const orderInsertion = (
  { order, lines, moves, payment }: NewOrderRows,
  { userId, key, reply }: { userId: string; key: string; reply: Order },
) => sql`
    with placed as (
      insert into orders (
        id, number, user_id, status, delivery_id, customer_name, phone, address, table_number,
        subtotal, discount, tax, shipping, total, promo_id, promo_code, scheduled, ready_at, placed_at, language, work,
        ready_from, placed_by, postcode, delivery_area
      )
      select
        id, number, user_id, status, delivery_id, customer_name, phone, address, table_number,
        subtotal, discount, tax, shipping, total, promo_id, promo_code, scheduled, ready_at, placed_at, language, work,
        ready_from, placed_by, postcode, delivery_area
      from jsonb_to_record(${JSON.stringify(order)}::jsonb) as new_order (
        id uuid, number bigint, user_id uuid, status text, delivery_id smallint, customer_name text, phone text,
        address text, table_number text, subtotal bigint, discount bigint, tax bigint, shipping bigint, total bigint, promo_id uuid,
        promo_code text, scheduled boolean, ready_at timestamptz, placed_at timestamptz, language text, work jsonb,
        ready_from timestamptz, placed_by uuid, postcode text, delivery_area text
      )
      returning id, user_id, placed_by, status, placed_at
    ), sold as (
      insert into order_lines (
        order_id, position, product_id, product_name, name_translations, image, size_id, qty, unit_price, line_total, note,
        stock_taken, one_size, options, warning
      )
      select
        order_id, position, product_id, product_name, name_translations, image, size_id, qty, unit_price, line_total, note,
        stock_taken, one_size, options, warning
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as new_lines (
        order_id uuid, position smallint, product_id uuid, product_name text, name_translations jsonb, image text,
        size_id smallint, qty smallint, unit_price integer, line_total bigint, note text, stock_taken smallint,
        one_size boolean, options jsonb, warning jsonb
      )
    ), agreed as (
      insert into payments (
        id, order_id, method, state, amount, due_at, paid_at, provider, provider_ref, confirmed_by, created_at
      )
      select id, order_id, method, state, amount, due_at, paid_at, provider, provider_ref, confirmed_by, created_at
      from jsonb_to_record(${JSON.stringify(payment)}::jsonb) as new_payment (
        id uuid, order_id uuid, method smallint, state text, amount bigint, due_at timestamptz, paid_at timestamptz,
        provider text, provider_ref text, confirmed_by uuid, created_at timestamptz
      )
      returning id, provider, provider_ref, created_at
    ), attempted as (
      insert into payment_attempts (provider, ref, payment_id, started_at, opening_until)
      select provider, provider_ref, id, created_at, ${openingUntil} from agreed where provider_ref is not null
    ), begun as (
      insert into order_moves (order_id, to_status, actor_id, actor, moved_at)
      select id, status, coalesce(user_id, placed_by), ${moves[0]?.actor}, placed_at from placed
    ), recorded as (
      insert into order_events (order_id, user_id, kind, number, status_name, at)
      select id, user_id, 'placed', ${reply.number}, status, placed_at from placed
    )
    update idempotency_keys set status = 201, order_id = placed.id, reply = ${JSON.stringify(reply)}::jsonb
    from placed
    where idempotency_keys.user_id = ${userId} and key = ${key}`;
