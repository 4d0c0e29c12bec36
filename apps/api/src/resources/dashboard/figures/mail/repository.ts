import type { Bundle, Locale } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { changes } from '../../../../platform/db/query';
import type { Db, Tx } from '../../../../platform/db/tx';

/** The name of these mails in the queue. */
export const FIGURE_MAIL = 'figures of the day';

/** Whether somebody chose to get them; nobody does before. */
export async function wantsMail(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('figure_mails').select('wanted').where('user_id', '=', userId).executeTakeFirst();
  return row?.wanted ?? false;
}

/** Keeps somebody's choice. That a day was mailed already is not forgotten by it. */
export async function keepChoice(db: Db, userId: string, wanted: boolean): Promise<void> {
  await db
    .insertInto('figure_mails')
    .values({ user_id: userId, wanted, mailed_day: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wanted }))
    .execute();
}

/** Somebody on staff who wants these mails, and what decides whether they may have them. */
export interface Reader {
  id: string;
  email: string;
  language: Locale | null;
  bundle: Bundle | null;
  hasFactor: boolean;
  /** YYYY-MM-DD; null: none yet. */
  mailedDay: string | null;
}

/** Everybody on staff who wants them and is not kept out. */
export const listReaders = (db: Db): Promise<Reader[]> =>
  db
    .selectFrom('figure_mails')
    .innerJoin('users', 'users.id', 'figure_mails.user_id')
    .select(['users.id', 'email', 'language', 'mailed_day as mailedDay'])
    .select([sql<Bundle | null>`bundle`.as('bundle'), sql<boolean>`factor_at is not null`.as('hasFactor')])
    .where('wanted', '=', true)
    .where('role', '=', 'Admin')
    .where('closed_at', 'is', null)
    .where('disabled_at', 'is', null)
    .execute();

/** Notes that the mail of a day is written; false where it was already, or is not wanted any more. */
export const noteDay = (tx: Tx, userId: string, day: string): Promise<boolean> =>
  changes(
    tx
      .updateTable('figure_mails')
      .set({ mailed_day: day })
      .where('user_id', '=', userId)
      .where('wanted', '=', true)
      .where(({ or, eb }) => or([eb('mailed_day', 'is', null), eb('mailed_day', '<', day)])),
  );

/** Takes those back that wait for the mail server and are for nobody of these. */
export async function takeBackMails(db: Db, readers: readonly string[]): Promise<void> {
  await sql`
    delete from mails
    where template = ${FIGURE_MAIL} and due_at is not null and recipient <> all(${readers}::text[])`.execute(db);
}
