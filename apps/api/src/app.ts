import Fastify, { type FastifyInstance } from 'fastify';
import { API_BASE } from '@seduh/contract/constants';
import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod';
import type { Deps } from './deps';
import { policySiteOf } from './platform/http/html';
import { parseQuery } from './platform/http/path';
import { lowDataUrls } from './platform/images/low-data';
import { imageRoutes } from './platform/images/routes';
import { installMails } from './platform/mail/outgoing';
import { demandRoles } from './platform/plugins/auth';
import { CONNECTION_LIMITS, connectionOptions, installConnections } from './platform/plugins/connections';
import { installErrors, rawErrors } from './platform/plugins/errors';
import { installHeaders } from './platform/plugins/headers';
import { installHotAnswers } from './platform/cache/hot-answers';
import { installBodies } from './platform/plugins/bodies';
import { createLimiter } from './platform/limits/limiter';
import { installLimits } from './platform/plugins/limits';
import { loggerOptions, logRequests } from './platform/logging/request-log';
import { traceRequests } from './platform/observe/spans';
import { installNotFound } from './platform/plugins/not-found';
import { installDocs, installOpenApi } from './platform/plugins/openapi';
import { installRevalidation } from './platform/cache/revalidation';
import { installCaches } from './platform/cache/told';
import { installStaleAnswers } from './platform/cache/stale-answers';
import { UploadSlots } from './platform/plugins/uploads';
import { readManifest } from './platform/storefront-build';
import { installNotices } from './resources/notices/install';
import { auditRoutes } from './resources/audit/routes';
import { noticeRoutes } from './resources/notices/routes';
import { newsStopRoutes } from './resources/notices/stop-routes';
import { oidcRoutes } from './resources/auth/oidc/routes';
import { authRoutes } from './resources/auth/routes';
import { installAuth } from './resources/auth/install';
import { closeRoutes } from './resources/closes/routes';
import { collectRoutes } from './resources/collect/routes';
import { favouriteRoutes } from './resources/favourites/routes';
import { pointsRoutes } from './resources/points/routes';
import { dashboardRoutes } from './resources/dashboard/routes';
import { figureRoutes } from './resources/dashboard/figures/routes';
import { healthRoutes, installReadiness } from './resources/health/routes';
import { policyReportRoutes } from './resources/health/policy-reports';
import { visitRoutes } from './resources/health/visits';
import { undeliveredRoutes } from './resources/undelivered/routes';
import { peopleRoutes } from './resources/people/routes';
import { productRoutes } from './resources/products/routes';
import { createProductService } from './resources/products/service';
import { promoRoutes } from './resources/promos/routes';
import { pauseRoutes } from './resources/shop/pause-routes';
import { shopRoutes } from './resources/shop/routes';
import { settingsRoutes } from './resources/shop/settings/routes';
import { staffingRoutes } from './resources/shop/staffing/routes';
import { tableRoutes } from './resources/tables/routes';
import { installOrders } from './resources/orders/install';
import { orderRoutes } from './resources/orders/routes';
import { userRoutes } from './resources/users/routes';
import { crawlerRoutes } from './pages/crawlers/routes';
import { createFirstPages } from './pages/first-pages';
import { emptyPageFor, readPages, renderPage } from './pages/page';
import { notBuiltRoutes, storefrontRoutes } from './pages/routes';

/**
 * Puts the server together from its dependencies; it neither listens nor reads the environment. Closing it ends streams
 * and connections, and leaves the database to whoever opened it. Rejects where a route does not declare its role.
 */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { database, clock, config } = deps;
  const limits = { ...CONNECTION_LIMITS, ...config.connections };
  const manifest = config.storefrontDir ? await readManifest(config.storefrontDir).catch(() => undefined) : undefined;
  const app = Fastify({
    rewriteUrl: lowDataUrls(manifest),
    ...loggerOptions(config.logLevel, config.logStream),
    ...rawErrors,
    ...connectionOptions(limits),
    routerOptions: { querystringParser: parseQuery },
    // forwarded headers count only as far as the shop's own proxies wrote them
    trustProxy: (_address, hop) => hop < config.trustProxyHops,
    // while closing, who is still connected gets an answer, not a refusal
    return503OnClosing: false,
  });
  const site = policySiteOf(config);
  const pages = config.storefrontDir ? await readPages(config.storefrontDir, site) : null;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  traceRequests(app);
  logRequests(app);
  installConnections(app, limits);
  app.decorate('uploadSlots', new UploadSlots());
  app.addHook('onClose', () => deps.encoder.stop());
  demandRoles(app);
  installBodies(app);
  installHotAnswers(app);
  installCaches(app, database);
  await installHeaders(app, site);
  installStaleAnswers(app, database.isSilent);
  await installAuth(app, deps);
  installMails(app, deps);
  const notices = await installNotices(app, deps);
  await installLimits(app, createLimiter(database.limits, app.log));
  installRevalidation(app);
  installNotFound(
    app,
    pages && ((request, reply) => renderPage(emptyPageFor(pages, request.url), request, reply, { status: 404 })),
  );
  await installOpenApi(app);

  const { orders, events } = installOrders(app, deps);
  const resources = [
    authRoutes,
    oidcRoutes,
    userRoutes,
    favouriteRoutes,
    pointsRoutes,
    productRoutes,
    promoRoutes,
    shopRoutes,
    pauseRoutes,
    staffingRoutes,
    settingsRoutes,
    collectRoutes,
    tableRoutes,
    closeRoutes,
    () => orderRoutes(orders, events, deps),
    dashboardRoutes,
    figureRoutes,
    undeliveredRoutes,
    auditRoutes,
    peopleRoutes,
    () => noticeRoutes(notices),
  ];
  for (const routes of resources) await app.register(routes(deps), { prefix: API_BASE });
  await app.register(newsStopRoutes(notices));
  installReadiness(app, deps);
  await app.register(healthRoutes(deps));
  await app.register(policyReportRoutes, { prefix: API_BASE });
  if (config.countsVisits) await app.register(visitRoutes, { prefix: API_BASE });
  await app.register(imageRoutes(deps));
  await installDocs(app);

  if (pages && config.storefrontDir) {
    const products = createProductService(database.reads, clock);
    const firstPages = await createFirstPages(app, pages, manifest, deps);
    await app.register(crawlerRoutes(config, products.listAddresses));
    await app.register(
      storefrontRoutes(config.storefrontDir, pages, firstPages, {
        findStanding: products.findStanding,
        assets: deps.assets,
        isSilent: database.isSilent,
        countsVisits: config.countsVisits,
        imageOrigin: config.imageOrigin,
      }),
    );
  } else if (config.storefrontDir) {
    await app.register(notBuiltRoutes());
  }
  await app.ready();
  return app;
}
