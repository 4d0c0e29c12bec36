import { API_PATHS, Category, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ok } from '../../platform/http/envelope';
import { getCategories } from './service';

export function categoryRoutes({ database }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.categories,
      {
        config: { role: 'public', revalidate: true },
        schema: { tags: ['catalogue'], summary: 'All categories', response: { 200: success(z.array(Category)) } },
      },
      async () => ok(await getCategories(database.reads)),
    );
  };
}
