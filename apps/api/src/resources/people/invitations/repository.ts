import type { Bundle } from '@seduh/contract/constants';
import { sql, type Insertable } from 'kysely';
import type { Schema } from '../../../platform/db/schema';
import { changes, countOf, finds } from '../../../platform/db/query';
import type { Db, Tx } from '../../../platform/db/tx';

/** Neither answered nor withdrawn; its link may be too old. */
const waiting = (db: Db) => db.selectFrom('invitations').where('used_at', 'is', null).where('revoked_at', 'is', null);

/** What waits for an answer, the latest first. */
export const listInvitations = (db: Db) =>
  waiting(db)
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select(['invitations.id', 'invitations.email', 'invitations.sent_at', 'invitations.expires_at'])
    .select(sql<Bundle>`invitations.bundle`.as('bundle'))
    .select(
      sql<string>`coalesce(
        nullif(display_name, ''),
        nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''),
        split_part(users.email, '@', 1)
      )`.as('invited_by'),
    )
    .orderBy('invitations.sent_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .execute();

export const countWaiting = (tx: Tx): Promise<number> => countOf(waiting(tx));

/** Keeps an invitation; false where this email has one that waits. */
export const insertInvitation = (tx: Tx, invitation: Insertable<Schema['invitations']>): Promise<boolean> =>
  finds(
    tx
      .insertInto('invitations')
      .values(invitation)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );

/** One that waits for an answer, held until the end of the transaction. */
export const holdInvitation = (tx: Tx, id: string) =>
  waiting(tx).select(['id', 'email', 'bundle', 'expires_at']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Gives an invitation another link, which makes the one before useless. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  values: Pick<Insertable<Schema['invitations']>, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<void> {
  await tx.updateTable('invitations').set(values).where('id', '=', id).execute();
}

export async function revokeInvitation(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('invitations').set({ revoked_at: at }).where('id', '=', id).execute();
}

/** What a link that works says; undefined for one that was used, withdrawn, replaced or is too old. */
export const findOpen = (db: Db, tokenHash: Buffer, now: Date) =>
  waiting(db)
    .select(['id', 'email', 'bundle', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link up; false where it is no longer open. Of many at once one gets true. */
export const takeInvitation = (tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> =>
  changes(
    tx
      .updateTable('invitations')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now),
  );
