import type { Clock } from '../clock';
import type { DbLogger } from '../db/logger';
import type { Db } from '../db/tx';
import type { Mailer } from './mailer';
import { claimMails, noteGivenUp, noteRetry, noteSent, type ClaimedMail } from './repository';
import { failureOf, nextTry } from './retry';

/** How mails are taken; a test swaps it to show what it is for. */
export type ClaimMails = typeof claimMails;

interface DeliverContext {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  logger: DbLogger;
  claim?: ClaimMails | undefined;
}

const AT_ONCE = 4;
/** Longer than any mail server is waited for: who has not said by then what became of a mail has died. */
const CLAIM_MS = 5 * 60_000;

/**
 * Sends what is due, a few at a time, until nothing is or the mail server is in trouble: then the others keep their turn
 * for the next time. Any number of processes may do it at once.
 */
export async function deliverMails({ db, clock, mailer, logger, claim = claimMails }: DeliverContext): Promise<void> {
  /** @returns whether the mail server was in trouble */
  async function send(mail: ClaimedMail): Promise<boolean> {
    try {
      const { id, from, to, subject, text, html } = mail;
      await mailer.send({ id, from, to, subject, text, ...(html ? { html } : {}) });
    } catch (error) {
      const { reason, isFinal, isServers } = failureOf(error);
      const now = clock.now();
      const again = isFinal ? null : nextTry(mail.tries, now, mail.giveUpAt);
      const told = { mail: mail.id, template: mail.template, reason, tries: mail.tries };
      if (again) {
        logger.warn({ ...told, again }, 'a mail was not taken, trying again later');
        await noteRetry(db, mail, again, reason);
      } else {
        logger.error(told, 'a mail could not be sent');
        await noteGivenUp(db, mail, now, reason);
      }
      return isServers;
    }
    await noteSent(db, mail.id, clock.now());
    return false;
  }

  for (;;) {
    const now = clock.now();
    const mails = await claim(db, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
    if (mails.length === 0) return;
    const troubles = await Promise.all(mails.map(send));
    if (troubles.some(Boolean)) return;
  }
}
