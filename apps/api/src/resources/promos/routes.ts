import { API_PATHS, Promo, PromoListQuery, successList } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { okList } from '../../http/envelope';
import { getRunningPromos } from './service';

export function promoRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.promos,
      {
        config: { role: 'public', revalidate: true },
        schema: {
          tags: ['catalogue'],
          summary: 'The promos that run now; `code` picks one',
          querystring: PromoListQuery,
          response: { 200: successList(Promo) },
        },
      },
      async ({ query }) => {
        const { promos, meta } = await getRunningPromos(database.db, clock, query);
        return okList(promos, meta);
      },
    );
  };
}
