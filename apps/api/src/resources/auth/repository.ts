import type { Locale } from '@seduh/contract/constants';
import { sql, type Insertable } from 'kysely';
import { finds } from '../../platform/db/query';
import type { UsersTable } from '../../platform/db/schema';
import type { Db } from '../../platform/db/tx';

/** Accounts of an email in lower case, closed ones too. */
export const byEmail = (db: Db, email: string) =>
  db.selectFrom('users').where(({ fn }) => fn<string>('lower', ['users.email']), '=', email);

/** What a login needs of an open account, by its (lower-case) email. */
export const findAccount = (db: Db, email: string) =>
  byEmail(db, email)
    .select(['id', 'email', 'role', 'image', 'bundle', 'password_hash', 'disabled_at', 'language', 'factor_at'])
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** Whether somebody has, or had, an account with this (lower-case) email. */
export const findAnyAccount = (db: Db, email: string): Promise<boolean> => finds(byEmail(db, email).select('id'));

/** The language that an account has chosen. */
export const findLanguage = async (db: Db, id: string): Promise<Locale | null> =>
  (await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst())?.language ?? null;

/** Adds an account. Rejects with a unique violation where email or phone is taken. */
export async function insertAccount(db: Db, account: Insertable<UsersTable>): Promise<void> {
  await db.insertInto('users').values(account).execute();
}

/** Whether this device has logged in to the open account of this (lower-case) email since then. */
export const hasLoggedIn = (db: Db, tokenHash: Buffer, email: string, since: Date): Promise<boolean> =>
  finds(
    byEmail(db, email)
      .innerJoin('devices', 'users.id', 'devices.user_id')
      .select('devices.user_id')
      .where('devices.token_hash', '=', tokenHash)
      .where('devices.used_at', '>', since)
      .where('users.closed_at', 'is', null),
  );

/** Notes a login on a device; of an account's devices only the `kept` that were used last are kept. */
export async function noteDevice(
  db: Db,
  device: { tokenHash: Buffer; userId: string; at: Date; kept: number },
): Promise<void> {
  const { tokenHash, userId, at, kept } = device;
  await sql`
    with noted as (
      insert into devices (token_hash, user_id, used_at) values (${tokenHash}, ${userId}::uuid, ${at})
      on conflict (token_hash, user_id) do update set used_at = excluded.used_at
    )
    delete from devices where user_id = ${userId}::uuid and token_hash in (
      select token_hash from devices where user_id = ${userId}::uuid and token_hash <> ${tokenHash}
      order by used_at desc offset ${kept - 1}::integer
    )`.execute(db);
}
