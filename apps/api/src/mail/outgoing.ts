import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../db/errors';
import { Turns } from '../turns';
import type { Mail, Mailer } from './mailer';

declare module 'fastify' {
  interface FastifyInstance {
    /** Letters on their way out. */
    mails: OutgoingMails;
  }
}

export interface OutgoingMails {
  /**
   * Writes and sends a letter off the request's way: the caller's answer neither waits for it nor tells by its time
   * whether there was one. What `write` rejects with, and a letter that cannot be sent, is logged without its content.
   * @param write resolves with null where there is nothing to send
   */
  post(write: () => Promise<Mail | null>): void;
}

const AT_ONCE = 4;
/** More than that many waiting means that the mail server is gone, or that somebody plays with us. */
const WAITING = 1_000;
/** Pauses before each further try. */
const PAUSES_MS = [1_000, 5_000, 25_000];
const LAST_CHANCE_MS = 2_000;

/** Gives the app its outgoing mails. Closing it lets those under way have one more quick try. */
export function installMails(app: FastifyInstance, mailer: Mailer, pausesMs: readonly number[] = PAUSES_MS): void {
  const turns = new Turns(AT_ONCE);
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function send(mail: Mail): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await turns.run(() => mailer.send(mail));
        return;
      } catch (error) {
        const pause = pausesMs[tries - 1];
        if (pause === undefined || closing.signal.aborted) {
          app.log.error({ ...reasonOf(error), tries }, 'a mail could not be sent');
          return;
        }
        await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function carry(write: () => Promise<Mail | null>): Promise<void> {
    try {
      const mail = await write();
      if (mail) await send(mail);
    } catch (error) {
      app.log.error({ err: error }, 'a mail could not be written');
    }
  }

  app.decorate('mails', {
    post(write) {
      if (underWay.size >= WAITING) {
        app.log.error({ waiting: underWay.size }, 'too many mails wait, one was dropped');
        return;
      }
      const job = carry(write).finally(() => underWay.delete(job));
      underWay.add(job);
    },
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.race([Promise.all(underWay), delay(LAST_CHANCE_MS, undefined, { ref: false })]);
  });
}

/** A mail server repeats address and subject in what it says, so only its numbers are kept. */
function reasonOf(error: unknown): { code: string | undefined; answer: unknown } {
  const answer = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return { code: errorCode(error), answer };
}
