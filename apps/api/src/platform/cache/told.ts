import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is kept of what anybody may read. */
    caches: Caches;
  }
}

interface Caches {
  /** Has `forget` called whenever any process changed what may be kept, and when word of it may have been lost. */
  onChange(forget: () => void): void;
}

/** The NOTIFY channel of triggers; the payload is the table that was changed. */
const CACHES_CHANNEL = 'caches';
const LAST_CHANCE_MS = 500;

/**
 * Tells what is kept here of changes, whichever process or program made them. Word may be lost while nobody listens:
 * then everything is forgotten once somebody does again, and until then it is as old as each cache allows.
 */
export function installCaches(app: FastifyInstance, { listen }: Pick<Database, 'listen'>): void {
  const all: (() => void)[] = [];
  const forget = () => all.forEach((one) => one());
  let hears: Promise<(() => Promise<void>) | undefined> | undefined;
  app.decorate('caches', { onChange: (one) => void all.push(one) });
  app.addHook('onReady', async () => {
    // a database that is away is no reason not to start
    hears = listen(CACHES_CHANNEL, forget).catch(() => undefined);
    void hears.then(forget);
  });
  app.addHook('onClose', async () => {
    // one that cannot be reached may never be heard
    await Promise.race([hears?.then((stop) => stop?.()), delay(LAST_CHANCE_MS, undefined, { ref: false })]);
  });
}
