import type { StationPeople } from '@seduh/contract';
import { stationsWith } from '../../../platform/db/stations';
import type { Db, Tx } from '../../../platform/db/tx';

/** Who staff said is on, where that still holds. */
export const findOnDuty = (db: Db, now: Date) =>
  db.selectFrom('on_duty').select(['people', 'until']).where('until', '>', now).executeTakeFirst();

/** Waits for whoever else says who is on. */
export async function holdStaffing(tx: Tx): Promise<void> {
  await tx.selectFrom('shop').select('id').where('id', '=', 1).forNoKeyUpdate().execute();
}

export interface OnDuty {
  people: StationPeople;
  until: Date;
  by: string;
  at: Date;
}

/** What staff say takes the place of what they said before. */
export async function setOnDuty(db: Db, { people, until, by, at }: OnDuty): Promise<void> {
  const row = { people: JSON.stringify(people), until, said_by: by, said_at: at };
  await db
    .insertInto('on_duty')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Beyond how many minutes the shop is busy; null: never. */
export async function setBusyMinutes(db: Db, minutes: number | null): Promise<void> {
  await db
    .updateTable('shop')
    .set({ stations: stationsWith({ busy_minutes: minutes }) })
    .where('id', '=', 1)
    .execute();
}

export async function endOnDuty(db: Db): Promise<void> {
  await db.deleteFrom('on_duty').execute();
}
