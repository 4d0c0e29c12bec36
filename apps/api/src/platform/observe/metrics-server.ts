import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '../logging/logger';
import type { Metrics } from './metrics';

interface MetricsAddress {
  port: number;
  host: string;
  /** What a scraper has to say as `Authorization: Bearer`; null: whoever reaches the address may read. */
  token: string | null;
}

/** Serves `/metrics` and nothing else, on a port of its own that no proxy in front of the shop passes on. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host, token }: MetricsAddress,
  logger: Logger,
): Promise<{ port: number; stop(): Promise<void> }> {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  const server = createServer((request, response) => {
    const say = (status: number, text: string, headers = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
    if (request.url !== '/metrics') return void say(404, 'Only /metrics is here');
    if (request.method !== 'GET') return void say(405, 'Only GET', { allow: 'GET' });
    // equally long whatever was sent, so that its comparison tells nothing
    if (expected && !timingSafeEqual(expected, digest(request.headers.authorization ?? '')))
      return void say(401, 'METRICS_TOKEN has to be sent as Bearer', { 'www-authenticate': 'Bearer' });
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'metrics could not be read');
        say(500, 'Metrics could not be read');
      },
    );
  });
  // a scraper is one connection or two
  server.maxConnections = 20;
  server.headersTimeout = 5_000;
  server.listen({ port, host });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`METRICS_PORT ${port} cannot be listened on (${error.code}). Choose another`, { cause: error });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      metrics.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
