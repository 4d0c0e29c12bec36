import { API_PATHS, Promo, PromoListQuery } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { endpointsOf, listAnswer } from '../../platform/http/endpoint';
import { okList } from '../../platform/http/envelope';
import { may } from '../../platform/http/viewer';
import { getPromos } from './service';
import { promoWriteRoutes } from './write-routes';

const endpoint = endpointsOf('catalogue');

export function promoRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, clock } = deps;
  return async (app) => {
    app.get(
      API_PATHS.promos,
      endpoint(
        { role: 'public', revalidate: true },
        'The promos that run now, for staff also the others; `code` picks one',
        { querystring: PromoListQuery, response: listAnswer(Promo) },
      ),
      async ({ query, viewer }, reply) => {
        const state = may(viewer, 'promos') ? query.state : 'running';
        reply.ofOneViewer = state !== 'running';
        const { promos, meta } = await getPromos(database.reads, clock, { ...query, state });
        return okList(promos, meta);
      },
    );

    await app.register(promoWriteRoutes(deps));
  };
}
