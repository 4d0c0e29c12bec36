import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;
const PATIENCE_MS = 9_000;

/**
 * Makes `app.close()` prompt: requests under way get their answer, but a connection that only idles would hold the
 * server open until its keep-alive runs out, more than a minute. What is still open after 9 s is cut.
 */
export function installClosing(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  let cut: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(cut);
  });
}
