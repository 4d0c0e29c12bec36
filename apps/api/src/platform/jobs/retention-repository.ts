import { sql } from 'kysely';
import type { Schema } from '../db/schema';
import type { Db } from '../db/tx';

/** For how long rows of a table are kept. */
export interface Period {
  table: keyof Schema;
  /** The moment a row's age is counted from, as SQL; a row without one stays. */
  since: string;
  days: number;
}

/** A table whose column `image` shows an image. */
export type ImageTable = {
  [Table in keyof Schema]: 'image' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

const DAY_MS = 24 * 60 * 60_000;

/** Deletes at most so many rows, past those that somebody is busy with; resolves with how many. */
export async function deleteBatch(db: Db, { table, since, days }: Period, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS);
  const rows = sql.table(table);
  const deleted = await sql`
    delete from ${rows} where ctid = any(array(
      select ctid from ${rows} where ${sql.raw(since)} < ${before} limit ${limit} for update skip locked
    ))`.execute(db);
  return Number(deleted.numAffectedRows ?? 0n);
}

/** Which of these addresses of images one of the tables shows. */
export async function findShown(db: Db, urls: readonly string[], tables: readonly ImageTable[]): Promise<Set<string>> {
  const selects = tables.map((table) => sql`select image from ${sql.table(table)} where image = any(${urls})`);
  const { rows } = await sql<{ image: string }>`${sql.join(selects, sql` union `)}`.execute(db);
  return new Set(rows.map(({ image }) => image));
}
