import type { Bundle } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tx';

/** What somebody on staff is called, as the record of what staff did calls them. */
const staffName = sql<string>`coalesce(
  nullif(display_name, ''),
  nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''),
  split_part(email, '@', 1)
)`;

/** An authenticator app, or a passkey: what an owner can reset. */
const hasFactor = sql<boolean>`(
  factor_at is not null or exists (select 1 from passkeys where passkeys.user_id = users.id)
)`;

const staff = (db: Db) => db.selectFrom('users').where('role', '=', 'Admin').where('closed_at', 'is', null);

/** Everybody on staff with how many sessions they have, or one of them; who is kept out stands last. */
export function listStaff(db: Db, now: Date, id?: string) {
  const sessions = sql<number>`(
    select count(*)::int from sessions where user_id = users.id and expires_at > ${now}::timestamptz
  )`;
  return staff(db)
    .select(['users.id', 'email', 'disabled_at', 'seen_at', staffName.as('name'), sessions.as('sessions')])
    .select([sql<Bundle>`bundle`.as('bundle'), hasFactor.as('second_factor')])
    .$if(id !== undefined, (query) => query.where('users.id', '=', id ?? ''))
    .orderBy(sql`disabled_at is not null`)
    .orderBy(sql`lower(${staffName})`)
    .orderBy('users.id')
    .execute();
}

/** Somebody on staff by their email in lower case, as the record calls them. */
export const findStaffNamed = (db: Db, email: string) =>
  staff(db)
    .select(['id', staffName.as('name'), hasFactor.as('has_factor')])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .executeTakeFirst();

/**
 * This one and every owner, held until the end of the transaction, always in the same order: of two who change each
 * other at once the second reads what the first has left.
 */
export function holdStaff(tx: Tx, id: string) {
  return staff(tx)
    .select(['id', 'disabled_at', staffName.as('name')])
    .select(sql<Bundle>`bundle`.as('bundle'))
    .where(({ or, eb }) => or([eb('bundle', '=', 'owner'), eb('id', '=', id)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function setBundle(tx: Tx, id: string, bundle: Bundle): Promise<void> {
  await tx.updateTable('users').set({ bundle }).where('id', '=', id).execute();
}

/** Since when somebody is kept out; null lets them in again. */
export async function setDisabled(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute();
}

export async function countSessions(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
