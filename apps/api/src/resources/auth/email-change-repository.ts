import { sql } from 'kysely';
import { changes, finds, openAccount } from '../../platform/db/query';
import type { EmailChangesTable } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';
import { byEmail } from './repository';

/** A change of an email, with what its account is by now. */
export type EmailChange = Omit<EmailChangesTable, 'created_at' | 'undo_until' | 'ended_at'>;

type NewEmailChange = Omit<EmailChange, 'oidc_issuer' | 'oidc_subject' | 'confirmed_at'> & { created_at: Date };

const COLUMNS = [
  ...(['id', 'user_id', 'old_email', 'new_email'] as const),
  ...(['oidc_issuer', 'oidc_subject', 'expires_at', 'confirmed_at'] as const),
];
const CHANGE = COLUMNS.map((column) => `email_changes.${column}` as const);

/** Whether somebody else than `userId` has this email, or may have it back. `email` in lower case. */
export const isEmailTaken = async (db: Db, email: string, userId: string, now: Date): Promise<boolean> =>
  (await finds(byEmail(db, email).select('id'))) || isEmailHeld(db, email, now, userId);

/** Whether this email can still go back to whoever gave it up: until then nobody else signs up with it. */
export const isEmailHeld = (db: Db, email: string, now: Date, exceptUser: string | null = null): Promise<boolean> =>
  finds(
    db
      .selectFrom('email_changes')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['old_email']), '=', email)
      .where('undo_until', '>', now)
      .where('ended_at', 'is', null)
      .$if(exceptUser !== null, (query) => query.where('user_id', '!=', exceptUser)),
  );

/** Keeps a wanted email, with the tie to a provider as it is; the one that waited before ends. */
export async function insertChange(tx: Tx, change: NewEmailChange): Promise<void> {
  await endPending(tx, change.user_id, change.created_at);
  await sql`
    insert into email_changes
      (id, user_id, old_email, new_email, oidc_issuer, oidc_subject, created_at, expires_at)
    select ${change.id}::uuid, id, ${change.old_email}, ${change.new_email}, oidc_issuer, oidc_subject,
      ${change.created_at}::timestamptz, ${change.expires_at}::timestamptz
    from users where id = ${change.user_id}::uuid`.execute(tx);
}

/** Keeps a link; a new one to the new mailbox makes the one before useless. */
export async function insertLink(tx: Tx, changeId: string, kind: 'confirm' | 'undo', tokenHash: Buffer): Promise<void> {
  if (kind === 'confirm') await deleteLinks(tx, changeId, 'confirm');
  await tx.insertInto('email_links').values({ token_hash: tokenHash, change_id: changeId, kind }).execute();
}

async function deleteLinks(tx: Tx, changeId: string, kind: 'confirm' | 'undo'): Promise<void> {
  await tx.deleteFrom('email_links').where('change_id', '=', changeId).where('kind', '=', kind).execute();
}

/** Ends what waits for its confirmation; false where nothing does. */
export const endPending = (tx: Tx, userId: string, at: Date): Promise<boolean> =>
  changes(
    tx
      .updateTable('email_changes')
      .set({ ended_at: at })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .where('ended_at', 'is', null),
  );

/** What waits for its confirmation, held until the end of the transaction. */
export const holdPending = (tx: Tx, userId: string, now: Date): Promise<EmailChange | undefined> =>
  tx
    .selectFrom('email_changes')
    .select(CHANGE)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

/** The change that a link to the new mailbox confirms, held; undefined for a link that does not work (any more). */
export const holdConfirmable = (tx: Tx, tokenHash: Buffer, now: Date): Promise<EmailChange | undefined> =>
  byLink(tx, tokenHash, 'confirm')
    .where('email_changes.confirmed_at', 'is', null)
    .where('email_changes.expires_at', '>', now)
    .forUpdate('email_changes')
    .executeTakeFirst();

/** The change that a link to the old mailbox undoes, whether it counts already or waits; held. */
export const holdUndoable = (tx: Tx, tokenHash: Buffer, now: Date): Promise<EmailChange | undefined> =>
  byLink(tx, tokenHash, 'undo')
    .where(({ or, eb }) =>
      or([
        eb('email_changes.undo_until', '>', now),
        eb('email_changes.confirmed_at', 'is', null).and('email_changes.expires_at', '>', now),
      ]),
    )
    .forUpdate('email_changes')
    .executeTakeFirst();

/** Whose change a link belongs to, so that the account can be held first. */
export async function findOwner(db: Db, tokenHash: Buffer, kind: 'confirm' | 'undo'): Promise<string | null> {
  return (await byLink(db, tokenHash, kind).executeTakeFirst())?.user_id ?? null;
}

const byLink = (db: Db, tokenHash: Buffer, kind: 'confirm' | 'undo') =>
  db
    .selectFrom('email_links')
    .innerJoin('email_changes', 'email_changes.id', 'email_links.change_id')
    .select(CHANGE)
    .where('email_links.token_hash', '=', tokenHash)
    .where('email_links.kind', '=', kind)
    .where('email_changes.ended_at', 'is', null);

/** From now on the new email counts, and the old mailbox can take it back until `undoUntil`. */
export async function confirmChange(tx: Tx, change: EmailChange, at: Date, undoUntil: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email: change.new_email, email_proved_at: at })
    .where('id', '=', change.user_id)
    .execute();
  await tx
    .updateTable('email_changes')
    .set({ confirmed_at: at, undo_until: undoUntil })
    .where('id', '=', change.id)
    .execute();
  await deleteLinks(tx, change.id, 'confirm');
}

/** Gives an account back to the mailbox it had, with its tie to a provider, without a password or trace of changes. */
export async function undoChange(tx: Tx, change: EmailChange, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: change.old_email,
      email_proved_at: at,
      password_hash: null,
      oidc_issuer: change.oidc_issuer,
      oidc_subject: change.oidc_subject,
    })
    .where('id', '=', change.user_id)
    .execute();
  // a device that was logged in may be the attacker's
  await tx.deleteFrom('devices').where('user_id', '=', change.user_id).execute();
  await tx
    .updateTable('email_changes')
    .set({ ended_at: at })
    .where('user_id', '=', change.user_id)
    .where('created_at', '>=', sql<Date>`(select created_at from email_changes where id = ${change.id}::uuid)`)
    .where('ended_at', 'is', null)
    .execute();
}

/** An open account, held until the end of the transaction. */
export const holdOpenAccount = (tx: Tx, id: string): Promise<boolean> =>
  finds(openAccount(tx, id).select('id').forUpdate());

/** Clears away changes that nobody can confirm or undo any more. */
export async function deleteOldChanges(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('email_changes')
    .where(sql<Date>`coalesce(ended_at, undo_until, expires_at)`, '<', before)
    .execute();
}
