import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { createDeliveries } from '../jobs/deliveries';
import { deliverMails, type ClaimMails } from './deliver';
import type { Mailer } from './mailer';
import { MAILS_CHANNEL } from './repository';

declare module 'fastify' {
  interface FastifyInstance {
    mails: OutgoingMails;
  }
}

/** Mails on their way. They are written by `queueMail`, in the transaction of what they tell. */
export interface OutgoingMails {
  /** Sends what is due; resolves when nothing is, or the mail server is in trouble. Never twice at once. */
  deliver(): Promise<void>;
  /**
   * Runs something outside the request: the caller's answer neither waits for it nor tells by its time whether there
   * was anything to do. What it rejects with is logged.
   */
  afterwards(work: () => Promise<void>): void;
}

/** More than that many waiting means that the database is gone, or that somebody abuses us. */
const WAITING = 1_000;
const LAST_CHANCE_MS = 2_000;

interface Parts {
  database: Pick<Database, 'jobs' | 'listen'>;
  clock: Clock;
  mailer: Mailer;
  claim?: ClaimMails;
}

/**
 * Gives the app its outgoing mails: they go as soon as their transaction is committed, by whichever process hears of it
 * first; the sweep tries again what waits. Closing the app lets a mail under way be noted as sent.
 */
export function installMails(app: FastifyInstance, { database, clock, mailer, claim }: Parts): void {
  const underWay = new Set<Promise<void>>();
  const deliveries = createDeliveries({
    listen: database.listen,
    channel: MAILS_CHANNEL,
    run: () => deliverMails({ db: database.jobs, clock, mailer, logger: app.log, claim }),
    onFailure: (error) => app.log.warn({ err: error }, 'mails could not be sent, trying again'),
  });

  app.decorate('mails', {
    deliver: deliveries.deliver,
    afterwards(work) {
      if (underWay.size >= WAITING) {
        app.log.error({ waiting: underWay.size }, 'too much waits to be done afterwards, one was dropped');
        return;
      }
      const job: Promise<void> = work()
        .catch((error: unknown) => app.log.error({ err: error }, 'what was to follow an answer could not be done'))
        .finally(() => underWay.delete(job));
      underWay.add(job);
    },
  });
  app.addHook('onReady', async () => deliveries.start());
  app.addHook('onClose', async () => {
    const late = delay(LAST_CHANCE_MS, undefined, { ref: false });
    await Promise.race([Promise.all(underWay), late]);
    await Promise.race([deliveries.stop(), late]);
  });
}
