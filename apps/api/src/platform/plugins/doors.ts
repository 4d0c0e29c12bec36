import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How long and how many the server's door waits for. */
export interface Doors {
  /** Until a request has arrived whole, ms: 2 MB at 300 kbit/s. */
  requestMs: number;
  /** Until its headers have, ms. */
  headersMs: number;
  /** How often late ones are looked for, ms. */
  checkEveryMs: number;
  /** Connections at a time; the next one is hung up on. */
  connections: number;
}

export const DOORS: Doors = { requestMs: 60_000, headersMs: 15_000, checkEveryMs: 2_000, connections: 3_000 };

/** At most one line in this time about connections that were hung up on, ms. */
const TOLD_EVERY_MS = 10_000;

/** Deadlines of Node's server; what comes too late is answered 408 and cut. */
export function doorOptions({ requestMs, headersMs, checkEveryMs }: Doors) {
  return {
    requestTimeout: requestMs,
    http: { requestTimeout: requestMs, headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
  } satisfies FastifyHttpOptions<Server>;
}

/** Bounds the connections. */
export function boundConnections({ server, log }: FastifyInstance, { connections }: Doors): void {
  let dropped = 0;
  let tell: NodeJS.Timeout | undefined;
  server.maxConnections = connections;
  server.on('drop', () => {
    dropped += 1;
    tell ??= setTimeout(() => {
      log.warn({ dropped, connections }, 'too many connections');
      dropped = 0;
      tell = undefined;
    }, TOLD_EVERY_MS).unref();
  });
}
