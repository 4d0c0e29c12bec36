import {
  API_PATHS,
  ProductDetail,
  ProductListQuery,
  ProductSummary,
  success,
  successList,
  type ProductFilter,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyTypeProviderDefault } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { AnswerCache } from '../../http/answer-cache';
import { ok, okList } from '../../http/envelope';
import { REVALIDATE } from '../../plugins/revalidation';
import { createProductService } from './service';

const ListAnswer = successList(ProductSummary);

export function productRoutes({ database, clock, config }: Deps): FastifyPluginAsyncZod {
  const products = createProductService(database.db, clock, config.catalogueAgeMs);
  const answers = new AnswerCache(config.catalogueAgeMs);

  return async (app) => {
    // a cached answer is bytes that have been through the schema: the list's route is typed by hand
    app.withTypeProvider<FastifyTypeProviderDefault>().get<{ Querystring: ProductFilter }>(
      API_PATHS.products,
      {
        config: { role: 'public', revalidate: true },
        schema: {
          tags: ['catalogue'],
          summary: 'The menu: searched, sorted, one page at a time',
          querystring: ProductListQuery,
          response: { 200: ListAnswer },
        },
      },
      async ({ query, headers }, reply) => {
        const answer = await answers.get(JSON.stringify(query), headers['accept-encoding'], async () => {
          const { products: page, meta } = await products.list(query);
          return JSON.stringify(z.encode(ListAnswer, okList(page, meta)));
        });
        reply.sameForAll = answer.isFresh;
        return reply.headers({ ...answer.headers, 'cache-control': REVALIDATE }).send(answer.body);
      },
    );

    app.get(
      `${API_PATHS.products}/:id`,
      {
        config: { role: 'public', revalidate: true },
        schema: {
          tags: ['catalogue'],
          summary: 'One product with its sizes',
          params: z.object({ id: z.string() }),
          response: { 200: success(ProductDetail) },
        },
      },
      async ({ params }) => ok(await products.detail(params.id)),
    );
  };
}
