import { sql } from 'kysely';
import type { Db } from '../../platform/db/tx';

/** Whether this device has logged in to the open account of this (lower-case) email since then. */
export async function hasLoggedIn(db: Db, tokenHash: Buffer, email: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.user_id')
    .where('devices.token_hash', '=', tokenHash)
    .where('devices.used_at', '>', since)
    .where(({ fn }) => fn<string>('lower', ['users.email']), '=', email)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

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
