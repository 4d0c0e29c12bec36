import { API_PATHS, Promo, PromoListQuery, successList } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { okList } from '../../platform/http/envelope';
import { getPromos } from './service';
import { promoWriteRoutes } from './write-routes';

export function promoRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, clock } = deps;
  return async (app) => {
    app.get(
      API_PATHS.promos,
      {
        config: { role: 'public', revalidate: true },
        schema: {
          tags: ['catalogue'],
          summary: 'The promos that run now, for staff also the others; `code` picks one',
          querystring: PromoListQuery,
          response: { 200: successList(Promo) },
        },
      },
      async ({ query, viewer }, reply) => {
        const state = viewer?.role === 'Admin' ? query.state : 'running';
        reply.ofOneViewer = state !== 'running';
        const { promos, meta } = await getPromos(database.reads, clock, { ...query, state });
        return okList(promos, meta);
      },
    );

    await app.register(promoWriteRoutes(deps));
  };
}
