import type { Clock } from '../clock';
import { errorCode } from '../db/errors';
import type { Db } from '../db/tx';
import type { Logger } from '../logging/logger';
import type { Mailer } from './mailer';
import { claimMails, noteGivenUp, noteRetry, noteSent, type ClaimedMail } from './repository';

/** How mails are taken; a test swaps it to show what it is for. */
export type ClaimMails = typeof claimMails;

interface DeliverContext {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  logger: Logger;
  claim?: ClaimMails | undefined;
}

const AT_ONCE = 4;
/** Longer than any mail server is waited for: who has not noted by then what became of a mail has died. */
const CLAIM_MS = 5 * 60_000;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Pauses after the first tries; the last one goes on: about fifteen tries in a day. */
const PAUSES_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 120 * MINUTE_MS];
/** What nodemailer calls a refusal of the one mail, rather than of whoever brings mails. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

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
      const fields = { mail: mail.id, template: mail.template, reason, tries: mail.tries };
      if (again) {
        logger.warn({ ...fields, again }, 'a mail was not taken, trying again later');
        await noteRetry(db, mail, again, reason);
      } else {
        logger.error(fields, 'a mail could not be sent');
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

/** When a mail is tried again that was tried so often: once more at the very end; null where it is given up. */
function nextTry(tries: number, now: Date, giveUpAt: Date): Date | null {
  if (now >= giveUpAt) return null;
  const pause = PAUSES_MS[tries - 1] ?? PAUSES_MS.at(-1) ?? 0;
  return new Date(Math.min(now.getTime() + pause, giveUpAt.getTime()));
}

/** What became of a try. */
export interface Failure {
  /** Codes and numbers only: a mail server repeats address and subject in what it says. */
  reason: string;
  /** This mail will never be taken, by this server at least. */
  isFinal: boolean;
  /** It is the server's trouble, or ours with the server, and so every other mail's too. */
  isServers: boolean;
}

/** A mail server's 5xx about recipient or content is for good; everything else may pass, or be repaired. */
export function failureOf(error: unknown): Failure {
  const code = errorCode(error);
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : NaN;
  const isOfTheMail = OF_THE_MAIL.has(code ?? '');
  return {
    reason: [code ?? 'unknown', Number.isInteger(answer) ? answer : null].filter(Boolean).join(' '),
    isFinal: isOfTheMail && answer >= 500 && answer < 600,
    isServers: !isOfTheMail,
  };
}
