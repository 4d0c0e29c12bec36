import { API_PATHS, FavouriteIds, FavouritesBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Deps } from '../../deps';
import { answer, ById, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { userOf } from '../../platform/plugins/limits';
import { createFavouriteService } from './service';

const endpoint = endpointsOf('users');
const ONE = API_PATHS.favourite.pattern;

/** Ten a second is no finger; by account, over all ways to write. */
const writes = {
  role: 'User',
  rateLimit: {
    max: 600,
    timeWindow: 60_000,
    hook: 'preHandler',
    groupId: 'favourites',
    keyGenerator: userOf,
  } satisfies RateLimitOptions,
} as const;

/** What customers keep of the menu. Staff order nothing, and keep nothing. */
export function favouriteRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  const favourites = createFavouriteService({ db: database.db, clock });

  return async (app) => {
    app.get(
      API_PATHS.favourites,
      endpoint('User', 'Products kept as favourites, by their ids, the latest first', {
        description: 'Also those that are off the menu just now. The menu lists them by `GET /products?ids=`.',
        response: answer(FavouriteIds),
      }),
      async (request) => ok(await favourites.list(requireViewer(request).userId)),
    );

    app.post(
      API_PATHS.favourites,
      endpoint(writes, 'Join what was kept on a device, the latest first, to what is kept; answers all of it', {
        description:
          'Works as often as it is sent. Products that are not on the menu are left out; beyond a hundred in all, those that were kept on the device longest.',
        body: FavouritesBody,
        response: answer(FavouriteIds),
      }),
      async (request) => ok(await favourites.join(requireViewer(request).userId, request.body.product_ids)),
    );

    app.put(
      ONE,
      endpoint(writes, 'Keep a product; beyond a hundred, the one kept longest goes', {
        params: ById,
        response: noAnswer,
      }),
      async (request) => {
        await favourites.add(requireViewer(request).userId, request.params.id);
        return ok(null);
      },
    );

    app.delete(
      ONE,
      endpoint(writes, 'Keep a product no more', { params: ById, response: noAnswer }),
      async (request) => {
        await favourites.remove(requireViewer(request).userId, request.params.id);
        return ok(null);
      },
    );
  };
}
