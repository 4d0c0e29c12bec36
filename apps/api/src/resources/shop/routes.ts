import { API_PATHS, Shop } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { acceptsBrotli, packAnswer } from '../../platform/cache/answer-cache';
import { STALE_WARNING } from '../../platform/cache/stale-answers';
import { createShopReader } from './last-known';
import { presentShop } from './service';

const endpoint = endpointsOf('shop');

export function shopRoutes({ database, clock, oidc, cards }: Deps): FastifyPluginAsyncZod {
  const readKnown = createShopReader(database.reads, clock, database.isSilent);
  return async (app) => {
    app.get(
      API_PATHS.shop,
      {
        ...endpoint({ role: 'public', sameForAll: true }, 'The shop, and what it offers right now', {
          response: answer(Shop),
        }),
        // it tells the time, so it comes whole with every visit
        async onSend({ headers }, reply, payload) {
          if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
          reply.header('vary', 'accept-encoding');
          if (!acceptsBrotli(headers['accept-encoding'])) return payload;
          reply.header('content-encoding', 'br');
          return packAnswer(payload);
        },
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
