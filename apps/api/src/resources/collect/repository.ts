import type { CollectableOrder } from '@seduh/domain';
import { DELIVERY } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tx';

/** An open order with what decides about its place on the screen. */
export type CollectRow = Pick<
  CollectableOrder,
  'delivery_id' | 'table' | 'scheduled' | 'payment_id' | 'called_by' | 'customer'
> & {
  guest: boolean;
  number: number;
  status: CollectableOrder['status_name'];
  state: CollectableOrder['payment']['state'];
  placed_at: Date;
  promised_at: Date;
  paid_at: Date | null;
  ready_since: Date | null;
};

/**
 * Orders that are brewed or ready and that no rider takes. The name and the wish are those of the account at this moment;
 * of a closed one there is none. A guest at the counter has said what to call.
 */
export async function listCollectable(db: Db): Promise<CollectRow[]> {
  const { rows } = await sql<CollectRow>`
    select orders.number, orders.status, orders.delivery_id, orders.table_number as "table", orders.scheduled,
      orders.placed_at, orders.ready_at as promised_at, payments.method as payment_id, payments.state, payments.paid_at,
      coalesce(users.called_by, 'name') as called_by, ready.moved_at as ready_since,
      orders.user_id is null as guest,
      case when orders.user_id is null then orders.customer_name when users.closed_at is null then
        coalesce(nullif(concat_ws(' ', users.first_name, case when users.first_name <> '' then users.last_name end), ''),
          users.display_name)
      end as customer
    from orders
      join payments on payments.order_id = orders.id
      left join users on users.id = orders.user_id
      left join lateral (
        select moved_at from order_moves
        where order_moves.order_id = orders.id and to_status = 'ready' and orders.status = 'ready'
        order by order_moves.id desc limit 1
      ) as ready on true
    where orders.closed_at is null and orders.status in ('confirmed', 'preparing', 'ready')
      and orders.delivery_id <> ${DELIVERY.doorDelivery}`.execute(db);
  return rows;
}
