import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db, Tx } from '../db/tx';
import { noteOutcome, takeDue, type Taken } from '../jobs/queue-repository';
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
export interface ClaimedMail extends OutgoingMail, Taken {
  id: string;
  template: string;
  giveUpAt: Date;
}

export const claimMails = (db: Db, now: Date, until: Date, limit: number): Promise<ClaimedMail[]> => {
  const returning = sql`
    id, template, coalesce(sender, '') as from, coalesce(recipient, '') as to, coalesce(subject, '') as subject,
    coalesce(text, '') as text, html, tries, give_up_at as "giveUpAt"`;
  return takeDue(db, 'mails', { now, until, limit, returning });
};

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
  noteOutcome(db, 'mails', mail, { due_at: dueAt, failure });

export const noteGivenUp = (db: Db, mail: ClaimedMail, at: Date, failure: string): Promise<void> =>
  noteOutcome(db, 'mails', mail, { ...FORGOTTEN, failed_at: at, failure });
