import {
  API_PATHS,
  Category,
  ProductDetail,
  ProductListQuery,
  ProductSummary,
  ProductWarning,
  ProductWarningsQuery,
  successList,
  type ProductFilter,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyTypeProviderDefault } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { AnswerCache } from '../../platform/cache/answer-cache';
import { REVALIDATE } from '../../platform/cache/revalidation';
import { answer, ById, endpointsOf } from '../../platform/http/endpoint';
import { ok, okList } from '../../platform/http/envelope';
import { may } from '../../platform/http/viewer';
import { requireViewer } from '../../platform/plugins/auth';
import { makingRoutes } from './making/routes';
import { optionRoutes } from './options/routes';
import { createProductService } from './service';
import { productWriteRoutes } from './write-routes';

const endpoint = endpointsOf('catalogue');
const access = { role: 'public', revalidate: true } as const;
const ListAnswer = successList(ProductSummary);

/** Categories, the menu, and what staff change of it. */
export function productRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, clock, config } = deps;
  const products = createProductService(database.reads, clock, config.catalogueAgeMs);
  const answers = new AnswerCache(config.catalogueAgeMs);
  const listText = async (filter: ProductFilter) => {
    const { products: page, meta } = await products.list(filter);
    return JSON.stringify(z.encode(ListAnswer, okList(page, meta)));
  };
  // here at once; other processes, and what was written by them, are told by the database
  const changed = () => {
    answers.clear();
    products.forgetTotals();
  };

  return async (app) => {
    app.caches.onChange(changed);
    app.get(
      API_PATHS.categories,
      endpoint(access, 'All categories', { response: answer(z.array(Category)) }),
      async () => ok(await products.categories()),
    );

    // a cached answer is bytes that have been through the schema: the list's route is typed by hand
    app.withTypeProvider<FastifyTypeProviderDefault>().get<{ Querystring: ProductFilter }>(
      API_PATHS.products,
      endpoint(access, 'The menu: searched, sorted, one page at a time; for staff also what has been taken off it', {
        querystring: ProductListQuery,
        response: { 200: ListAnswer },
      }),
      async ({ query, headers, viewer }, reply) => {
        const menu = { ...query, archived: query.archived && may(viewer, 'catalogue') };
        // what is asked for by ids is one person's choice: kept ready, it would push out what everybody asks for
        if (menu.archived || menu.ids) {
          reply.ofOneViewer = true;
          return reply.type('application/json; charset=utf-8').send(await listText(menu));
        }
        const answer = await answers.get(JSON.stringify(menu), headers['accept-encoding'], () => listText(menu));
        // staff get something else at this address
        if (!query.archived) reply.sameForAll = answer.isFresh;
        return reply.headers({ ...answer.headers, 'cache-control': REVALIDATE }).send(answer.body);
      },
    );

    app.get(
      API_PATHS.productWarnings,
      endpoint('User', 'What of these products, each as it comes, the customer asked to be warned of', {
        querystring: ProductWarningsQuery,
        response: answer(z.array(ProductWarning)),
      }),
      async (request) => ok(await products.warnings(requireViewer(request).userId, request.query.ids ?? [])),
    );

    app.get(
      API_PATHS.product.pattern,
      endpoint(access, 'One product with its sizes and options', { params: ById, response: answer(ProductDetail) }),
      async ({ params }) => ok(await products.detail(params.id)),
    );

    await app.register(productWriteRoutes(deps, products, changed));
    await app.register(optionRoutes(deps, changed));
    await app.register(makingRoutes(deps));
  };
}
