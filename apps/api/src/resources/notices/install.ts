import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createDeliveries } from '../../platform/jobs/deliveries';
import { localOrigin } from '../../platform/http/origin';
import { createPush } from '../../platform/push/pusher';
import { readVapidKeys } from '../../platform/push/vapid';
import { deliverNotices, type ClaimNotices } from './deliver';
import { NOTICES_CHANNEL } from '../../platform/jobs/queue-repository';
import { createNoticeService } from './service';
import { createStopTokens } from './stop-tokens';

declare module 'fastify' {
  interface FastifyInstance {
    /** Brings the notices that are due; the sweeper calls it beside what the database says. */
    notices: { deliver(): Promise<void> };
  }
}

const LAST_CHANCE_MS = 2_000;

/**
 * Gives the app its notices: they go as soon as their transaction is committed, by whichever process hears of it first;
 * the sweep tries again what waits. Closing the app lets one under way be noted as sent.
 */
export async function installNotices(
  app: FastifyInstance,
  { database, clock, mailer, push, messages, config }: Deps,
  claim?: ClaimNotices,
): Promise<ReturnType<typeof createNoticeService>> {
  const keys = push.keys ?? (await readVapidKeys(database.db, clock.now()));
  const stopTokens = createStopTokens(app.keyedHash);
  // who only tries the shop out reads mails on the same machine; to anybody else's such a link leads nowhere
  const shopUrl = () => config.publicUrl ?? (config.mode === 'production' ? null : localOrigin(app));
  const carriers = { push: createPush(keys, push.subject, push.post), mailer, messages };
  const { deliver, start, stop } = createDeliveries({
    listen: database.listen,
    channel: NOTICES_CHANNEL,
    run: () =>
      deliverNotices({ db: database.jobs, clock, logger: app.log, carriers, publicUrl: shopUrl(), stopTokens, claim }),
    onFailure: (error) => app.log.warn({ err: error }, 'notices could not be brought, trying again'),
  });
  app.decorate('notices', { deliver });
  app.addHook('onReady', async () => start());
  app.addHook('onClose', () => Promise.race([stop(), delay(LAST_CHANCE_MS, undefined, { ref: false })]));
  const messageChannel = messages?.channel ?? null;
  return createNoticeService({ db: database.db, clock, pushKey: keys.publicKey, messageChannel, stopTokens });
}
