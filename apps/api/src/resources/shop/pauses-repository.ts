import type { DeliveryId, Pause } from '@seduh/contract';
import type { Insertable } from 'kysely';
import type { PausesTable } from '../../platform/db/schema';
import { pausesRunning } from '../../platform/db/pauses';
import type { Db, Tx } from '../../platform/db/tx';

/** The pauses that run. */
export async function listPauses(db: Db, now: Date): Promise<Pause[]> {
  const { pauses } = await db.selectNoFrom(pausesRunning(now).as('pauses')).executeTakeFirstOrThrow();
  return pauses;
}

interface PauseEnd {
  /** null: that of all delivery methods */
  deliveryId: DeliveryId | null;
  at: Date;
  by: string;
}

/** Ends the pause of a delivery method, if one runs. */
export async function endPause(tx: Tx, { deliveryId, at, by }: PauseEnd): Promise<void> {
  await tx
    .updateTable('pauses')
    .set({ ended_at: at, ended_by: by })
    .where('delivery_id', 'is not distinct from', deliveryId)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .execute();
}

export async function insertPause(tx: Tx, pause: Insertable<PausesTable>): Promise<void> {
  await tx.insertInto('pauses').values(pause).execute();
}
