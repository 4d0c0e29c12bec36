import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { Schema } from '../db/schema';
import type { Db } from '../db/tx';

/** Tables that are queues: written with what they tell, and brought afterwards. */
type Queue = 'mails' | 'notices';

/** The NOTIFY channel that wakes who brings notices; the payload says nothing, the table is the truth. */
export const NOTICES_CHANNEL = 'notices';

/** A row that was taken. */
export interface Taken {
  id: string;
  /** How often it has been taken, this time included. */
  tries: number;
}

interface Take {
  now: Date;
  /** Until when nobody else takes them. */
  until: Date;
  limit: number;
  /** The columns that are read, as they are to be called. */
  returning: RawBuilder<unknown>;
}

/**
 * Takes rows that are due, longest first: nobody else does before `until`, in this process or another. Who takes them
 * and dies has them taken again then.
 */
export async function takeDue<Row extends Taken>(
  db: Db,
  queue: Queue,
  { now, until, limit, returning }: Take,
): Promise<Row[]> {
  const table = sql.table(queue);
  const { rows } = await sql<Row>`
    update ${table} set due_at = ${until}, tries = tries + 1
    where id in (select id from ${table} where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
    returning ${returning}`.execute(db);
  return rows;
}

/** Notes what became of a row that was taken so often; one that was taken again since is somebody else's. */
export async function noteOutcome<Name extends Queue>(
  db: Db,
  queue: Name,
  { id, tries }: Taken,
  values: Updateable<Schema[Name]>,
): Promise<void> {
  await db
    .updateTable<Queue>(queue)
    .set(values as Updateable<Schema[Queue]>)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('due_at', 'is not', null)
    .execute();
}
