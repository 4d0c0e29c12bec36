import type { Profile } from '@seduh/contract';
import { permissionsNow, type FactorRule } from '@seduh/domain';
import { sql, type Updateable } from 'kysely';
import { HANDED_OVER, openAccount } from '../../platform/db/query';
import type { UsersTable } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';
import type { Viewer } from '../../platform/http/viewer';

/** A person's own data; undefined where the account is closed or was never there. @param rule what they may do depends on it */
export async function findProfile(
  db: Db,
  { userId: id, hasFactor: cameByMore = false }: Viewer,
  now: Date,
  rule: FactorRule,
): Promise<Profile | undefined> {
  const row = await openAccount(db, id)
    .select(['id', 'email', 'phone', 'address', 'postcode', 'display_name', 'first_name', 'last_name'])
    .select(['birthday', 'gender', 'image', 'role', 'bundle', 'language', 'avoids', 'called_by'])
    .select([
      sql<string | null>`(
        select new_email from email_changes
        where user_id = users.id and confirmed_at is null and ended_at is null
          and email_changes.expires_at > ${now}::timestamptz
      )`.as('pending_email'),
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<boolean>`factor_at is not null`.as('hasFactor'),
      // the first order of the shop's minimum that was handed over brought the card
      sql<Date | null>`coalesce((select issued_at from member_cards where user_id = users.id), (
        select min(orders.closed_at) from orders, shop
        where orders.user_id = users.id and orders.total >= shop.member_minimum
          and orders.status in (${HANDED_OVER})
      ))`.as('member_since'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { hasFactor, ...profile } = row;
  return {
    ...profile,
    permissions: [...permissionsNow(rule, { bundle: profile.bundle, hasFactor: hasFactor || cameByMore })],
    avoids: profile.avoids ?? [],
    member_since: profile.member_since?.toISOString() ?? null,
  };
}

/** Email and password's hash of an open account, which is held until the end of the transaction. */
export const holdEmail = async (tx: Tx, id: string) =>
  openAccount(tx, id)
    .select(['email', 'password_hash', 'display_name', 'first_name', 'last_name'])
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes what changed; rejects with a unique violation where somebody else has that email or phone. */
export async function updateProfile(tx: Tx, id: string, changes: Updateable<UsersTable>): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', id).execute();
}
