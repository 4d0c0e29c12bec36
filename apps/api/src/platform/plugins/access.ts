import type { FastifyInstance, RouteOptions } from 'fastify';
import '../http/types';

/** Deny by default: the app does not become ready while a route has not declared who may call it. */
export function demandRoles(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.role);
    if (open.length === 0) return;
    const names = open.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    throw new Error(`These routes do not declare config.role: ${names}`);
  });
}
