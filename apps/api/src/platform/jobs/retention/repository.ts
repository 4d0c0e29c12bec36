import { pictureUrl } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../db/tx';
import type { Period } from './periods';

/**
 * Deletes rows that are older than their period, at most so many; those that somebody is busy with are left for the
 * next time.
 * @returns how many went
 */
export async function deleteOld(db: Db, { table, since, days }: Period, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60_000);
  const rows = sql.table(table);
  const deleted = await sql`
    delete from ${rows} where ctid = any(array(
      select ctid from ${rows} where ${sql.raw(since)} < ${before} limit ${limit} for update skip locked
    ))`.execute(db);
  return Number(deleted.numAffectedRows ?? 0n);
}

/** Which of these pictures somebody, something on the menu or an order as it was sold still shows. */
export async function findShown(db: Db, names: readonly string[]): Promise<Set<string>> {
  const urls = new Map(names.map((name) => [pictureUrl(name), name]));
  const listed = [...urls.keys()];
  const { rows } = await sql<{ image: string }>`
    select image from users where image = any(${listed})
    union select image from products where image = any(${listed})
    union select image from promos where image = any(${listed})
    union select image from order_lines where image = any(${listed})`.execute(db);
  return new Set(rows.flatMap(({ image }) => urls.get(image) ?? []));
}
