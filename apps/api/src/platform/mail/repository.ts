import { sql, type Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Schema } from '../db/schema';
import type { Db, Tx } from '../db/tx';
import type { OutgoingMail, WrittenMail } from './mailer';

/** The NOTIFY channel that wakes who sends; the payload says nothing, the table is the truth. */
export const MAILS_CHANNEL = 'mails';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Writes a mail down in the transaction of what it tells: it is sent if and only if that is committed, whatever becomes
 * of this process. A mail about something that was mailed about before is not written again.
 */
export async function queueMail(tx: Tx, mail: WrittenMail, now: Date): Promise<void> {
  const { template, about = null, from, to, subject, text, html = null, sendAfter = now, uselessAfter } = mail;
  const queued = await tx
    .insertInto('mails')
    .values({
      id: uuidv7(),
      template,
      about,
      sender: from,
      recipient: to,
      subject,
      text,
      html,
      created_at: now,
      due_at: sendAfter,
      give_up_at: uselessAfter ?? new Date(sendAfter.getTime() + DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // heard when the transaction commits, and not at all where it does not
  if (queued && sendAfter <= now) await sql`select pg_notify(${MAILS_CHANNEL}, '')`.execute(tx);
}

/** Takes a mail back that nobody has tried to send. */
export async function unqueueMail(tx: Tx, template: string, about: string): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('template', '=', template)
    .where('about', '=', about)
    .where('tries', '=', 0)
    .execute();
}

/** A mail that was taken to be sent. */
export interface ClaimedMail extends OutgoingMail {
  template: string;
  /** How often it has been taken, this time included. */
  tries: number;
  giveUpAt: Date;
}

/**
 * Takes mails that are due, longest first: nobody else does before `until`, in this process or another. Who takes them
 * and dies has them taken again then.
 */
export async function claimMails(db: Db, now: Date, until: Date, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mails set due_at = ${until}, tries = tries + 1
    where id in (select id from mails where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
    returning
      id, template, coalesce(sender, '') as from, coalesce(recipient, '') as to, coalesce(subject, '') as subject,
      coalesce(text, '') as text, html, tries, give_up_at as "giveUpAt"`.execute(db);
  return rows;
}

/** What of a mail goes as soon as nobody will try to send it again: links in it open accounts. */
const FORGOTTEN = { due_at: null, sender: null, recipient: null, subject: null, text: null, html: null } as const;

export async function noteSent(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...FORGOTTEN, sent_at: at, failure: null })
    .where('id', '=', id)
    .execute();
}

export const noteRetry = (db: Db, mail: ClaimedMail, dueAt: Date, failure: string): Promise<void> =>
  noteFailure(db, mail, { due_at: dueAt, failure });

export const noteGivenUp = (db: Db, mail: ClaimedMail, at: Date, failure: string): Promise<void> =>
  noteFailure(db, mail, { ...FORGOTTEN, failed_at: at, failure });

/** Of a mail that was taken so often; one that was taken again since is somebody else's. */
async function noteFailure(db: Db, { id, tries }: ClaimedMail, values: Updateable<Schema['mails']>): Promise<void> {
  await db
    .updateTable('mails')
    .set(values)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('due_at', 'is not', null)
    .execute();
}
