import { API_PATHS, Promo, PromoListQuery } from '@seduh/contract';
import { shownToAll } from '@seduh/domain';
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
        'The promos that run now, for staff also the others, and what they have given; `code` picks one',
        { querystring: PromoListQuery, response: listAnswer(Promo) },
      ),
      async ({ query, viewer }, reply) => {
        const isStaff = may(viewer, 'promos');
        const state = isStaff ? query.state : 'running';
        reply.ofOneViewer = isStaff;
        const { promos, meta } = await getPromos(database.reads, clock, { ...query, state });
        return okList(isStaff ? promos : promos.map(shownToAll), meta);
      },
    );

    await app.register(promoWriteRoutes(deps));
  };
}
