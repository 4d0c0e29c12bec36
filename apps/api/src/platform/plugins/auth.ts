import { HEADERS } from '@seduh/contract/constants';
import { deviceName, mustSetUpFactor, type FactorRule } from '@seduh/domain';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { factorFirst, forbidden, notPermitted, unauthenticated } from '../http/errors';
import { may, type Viewer } from '../http/viewer';

/** Deny by default: the app does not become ready while a route has not declared who may call it, and of staff with what. */
export function demandRoles(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter(
      ({ config }) => !config?.role || (config.role === 'Admin' && !config.permission && !config.withoutFactor),
    );
    if (open.length === 0) return;
    const names = open.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    throw new Error(`These routes do not declare config.role, or for staff config.permission: ${names}`);
  });
}

/** The token a request carries, null without one. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers[HEADERS.token];
  return typeof header === 'string' && header !== '' ? header : null;
}

/** What the request comes from, in words for the list of sessions. */
export const deviceOf = (request: FastifyRequest): string => deviceName(request.headers['user-agent']);

/** Who is asking, on a route that is not public. Throws 401 where nobody is logged in. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (!request.viewer) throw unauthenticated(tokenOf(request) ? 'SESSION_EXPIRED' : 'NO_TOKEN');
  return request.viewer;
}

/**
 * Finds out who is asking and refuses, before anything of the request is read, whoever the route's role shuts out, and staff
 * who lack its permission, or have a second factor to set up first.
 * On a public route a token that no longer counts is the same as none, and so is one of staff without their second factor.
 * @param viewerOf whom a token stands for; null for one that does not count
 * @param rule whether the shop asks a second factor of those who may do most
 */
export function authoriseRequests(
  app: FastifyInstance,
  viewerOf: (token: string) => Promise<Viewer | null>,
  rule: FactorRule,
): void {
  const isHeldBack = ({ bundle = null, hasFactor = false }: Viewer) => mustSetUpFactor(rule, { bundle, hasFactor });
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { role, permission, sameForAll, withoutFactor } = request.routeOptions.config;
    const token = tokenOf(request);
    if (token && !sameForAll) request.viewer = await viewerOf(token);
    if (role === 'public') {
      if (request.viewer && isHeldBack(request.viewer)) request.viewer = null;
      return;
    }
    const viewer = requireViewer(request);
    if (role !== 'any' && role !== viewer.role) throw forbidden();
    if (!withoutFactor && isHeldBack(viewer)) throw factorFirst();
    if (permission && viewer.role === 'Admin' && !may(viewer, permission)) throw notPermitted();
  });
}
