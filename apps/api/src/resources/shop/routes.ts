import { API_PATHS, Shop, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { ok } from '../../platform/http/envelope';
import { STALE_WARNING } from '../../platform/cache/stale-answers';
import { createShopReader } from './last-known';
import { presentShop } from './service';

export function shopRoutes({ database, clock, oidc, cards }: Deps): FastifyPluginAsyncZod {
  const readKnown = createShopReader(database.reads, database.isSilent);
  return async (app) => {
    app.get(
      API_PATHS.shop,
      {
        config: { role: 'public', sameForAll: true },
        schema: { tags: ['shop'], summary: 'The shop, and what it offers right now', response: { 200: success(Shop) } },
      },
      async (_request, reply) => {
        const known = await readKnown();
        if (known.staleMs !== null)
          reply.headers({ age: String(Math.floor(known.staleMs / 1_000)), warning: STALE_WARNING });
        return ok(presentShop(known, clock.now(), { oidc: oidc !== null, cards: cards !== null }));
      },
    );
  };
}
