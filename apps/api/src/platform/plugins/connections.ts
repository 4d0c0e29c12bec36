import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How many connections the server takes, and how long it waits for what comes by them. */
export interface ConnectionLimits {
  /** Until a request has arrived whole, ms: 2 MB at 300 kbit/s. */
  requestMs: number;
  /** Until its headers have, ms. */
  headersMs: number;
  /** How often late ones are looked for, ms. */
  checkEveryMs: number;
  /** Connections at a time; the next one is hung up on. */
  connections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  requestMs: 60_000,
  headersMs: 15_000,
  checkEveryMs: 2_000,
  connections: 3_000,
};

/** At most one line in this time about connections that were hung up on, ms. */
const DROPS_LOGGED_EVERY_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 100;
const CLOSE_ALL_AFTER_MS = 9_000;

/** Deadlines of Node's server; what comes too late is answered 408 and cut. */
export const connectionOptions = ({ requestMs, headersMs, checkEveryMs }: ConnectionLimits) =>
  ({
    requestTimeout: requestMs,
    http: { requestTimeout: requestMs, headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
  }) satisfies FastifyHttpOptions<Server>;

/** Bounds the connections, and ends them when the app closes. */
export function installConnections(app: FastifyInstance, { connections }: ConnectionLimits): void {
  const { server, log } = app;
  let dropped = 0;
  let tell: NodeJS.Timeout | undefined;
  server.maxConnections = connections;
  server.on('drop', () => {
    dropped += 1;
    tell ??= setTimeout(() => {
      log.warn({ dropped, connections }, 'too many connections');
      dropped = 0;
      tell = undefined;
    }, DROPS_LOGGED_EVERY_MS).unref();
  });
  // requests under way get their answer; a connection that only idles would hold the server open for more than a minute
  let closeIdle: NodeJS.Timeout | undefined;
  let closeAll: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    closeAll = setTimeout(() => server.closeAllConnections(), CLOSE_ALL_AFTER_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  });
}
