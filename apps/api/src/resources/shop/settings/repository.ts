import type { AuditChange, DeliveryId } from '@seduh/contract';
import { COMMAND_LINE } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/tx';

/** Waits for whoever else changes the shop, also for who says who is on. */
export async function holdShop(tx: Tx): Promise<void> {
  await tx.selectFrom('shop').select('id').where('id', '=', 1).forNoKeyUpdate().execute();
}

export interface RecordedChange extends AuditChange {
  at: Date;
  by: { id: string; name: string };
}

/** The last change of each setting, the latest first. */
export async function listLastChanges(db: Db, fields: readonly string[]): Promise<RecordedChange[]> {
  const { rows } = await sql<RecordedChange>`
    select field, of, before, after, at, by from (
      select distinct on (change->>'field', change->>'of')
        id, at, change->>'field' as field, change->>'of' as of, change->'before' as before, change->'after' as after,
        jsonb_build_object('id', coalesce(actor_id, ${COMMAND_LINE.id}::uuid), 'name', actor_name) as by
      from audit_log cross join jsonb_array_elements(changes) as change
      where action in ('shop.settings', 'shop.staffing') and change->>'field' = any(${fields})
      order by change->>'field', change->>'of', id desc
    ) as last
    order by id desc, field, of`.execute(db);
  return rows;
}

export interface OpenOrder {
  id: string;
  number: number;
  ready_at: Date;
  delivery_id: DeliveryId;
}

/** Open orders for a chosen time that is still to come, the next first. */
export const listSetOrders = (db: Db, now: Date): Promise<OpenOrder[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'ready_at', 'delivery_id'])
    .where('closed_at', 'is', null)
    .where('scheduled', '=', true)
    .where('ready_at', '>=', now)
    .orderBy('ready_at')
    .orderBy('number')
    .execute();
