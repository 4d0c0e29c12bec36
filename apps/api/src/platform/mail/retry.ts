import { errorCode } from '../db/errors';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Pauses after the first tries; the last one goes on: about fifteen tries in a day. */
const PAUSES_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 120 * MINUTE_MS];

/**
 * When a mail is tried again that was tried so often: once more at the very end, and not after it.
 * @returns null where it is given up
 */
export function nextTry(tries: number, now: Date, giveUpAt: Date): Date | null {
  if (now >= giveUpAt) return null;
  const pause = PAUSES_MS[tries - 1] ?? PAUSES_MS.at(-1) ?? 0;
  return new Date(Math.min(now.getTime() + pause, giveUpAt.getTime()));
}

/** What came of a try. */
export interface Failure {
  /** Codes and numbers only: a mail server repeats address and subject in what it says. */
  reason: string;
  /** This mail will never be taken, by this server at least. */
  isFinal: boolean;
  /** It is the server's trouble, or ours with the server, and so every other mail's too. */
  isServers: boolean;
}

/** What nodemailer calls a refusal of the one mail, rather than of whoever brings mails. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

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
