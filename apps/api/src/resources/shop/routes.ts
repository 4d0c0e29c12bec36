import { API_PATHS, Shop, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { getShop } from './service';

export function shopRoutes({ database, clock, oidc, cards }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.shop,
      {
        config: { role: 'public' },
        schema: { tags: ['shop'], summary: 'The shop, and what it offers right now', response: { 200: success(Shop) } },
      },
      async () => ok(await getShop(database.db, clock, { oidc: oidc !== null, cards: cards !== null })),
    );
  };
}
