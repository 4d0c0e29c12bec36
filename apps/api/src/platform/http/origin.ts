import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Address {
  /** Where people reach the shop; null where nobody said. */
  publicUrl: string | null;
  mode: 'production' | 'development' | 'test';
}

/**
 * Where people reach the shop, e.g. `https://seduh.example`, for links that leave it. A caller chooses the Host header
 * of a request, so it is believed in development only, where it tells this machine from a phone beside it; a shop in
 * production that was not told its PUBLIC_URL names this machine.
 */
export function publicOrigin({ publicUrl, mode }: Address, request: FastifyRequest): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const asked = `${request.protocol}://${request.host}`;
  if (mode !== 'production' && URL.canParse(asked)) return new URL(asked).origin;
  return localOrigin(request.server) ?? 'http://localhost';
}

/** Where this machine reaches the server; null while it does not listen. */
export function localOrigin({ server }: Pick<FastifyInstance, 'server'>): string | null {
  const address = server.address();
  return address !== null && typeof address === 'object' ? `http://localhost:${address.port}` : null;
}
