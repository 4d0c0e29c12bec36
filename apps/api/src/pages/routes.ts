import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@seduh/contract/constants';
import type { FastifyPluginAsync } from 'fastify';
import { STALE_WARNING } from '../platform/cache/stale-answers';
import type { FirstPages } from './first-pages';
import { type Page, renderPage } from './page';

const HASHED = join(sep, 'assets', sep);
const BUILD_IT = 'The storefront is not built yet. Build it with: pnpm run build\n';

/** Any other address answers 404, with the storefront's page for it. */
const { notFound: _anyOther, ...pages } = PAGES;

/** An address of one of these that names no product is a 404. */
const PRODUCT_PAGES = new Set<string>([PAGES.product.path, PAGES.productEdit.path]);

/** The pages and files of the built storefront. */
export function storefrontRoutes(
  dir: string,
  page: Page,
  firstPages: FirstPages | null,
  { productExists, isSilent }: { productExists: (id: string) => Promise<boolean>; isSilent: () => boolean },
): FastifyPluginAsync {
  return async (app) => {
    for (const { path: url } of Object.values(pages)) {
      app.get<{ Params: { id?: string } }>(
        url,
        { config: { role: 'public', sameForAll: true }, schema: { hide: true } },
        async (request, reply) => {
          const { id } = request.params;
          // what is known has to do for now: nobody is kept waiting for who does not answer
          const silent = isSilent();
          const isThere = silent || id === undefined || !PRODUCT_PAGES.has(url) || (await shows(productExists, id));
          const firstPage = isThere ? await firstPages?.find(request.url) : null;
          if (silent && firstPage) reply.header('warning', STALE_WARNING);
          return renderPage(firstPage ?? page, request, reply, isThere ? 200 : 404);
        },
      );
    }
    await app.register(filesOf(dir));
  };
}

/** Where no storefront was built: says how to build it. */
export function notBuiltRoutes(): FastifyPluginAsync {
  return async (app) => {
    app.get('/', { config: { role: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(BUILD_IT),
    );
  };
}

/** One route for each file there is, so a missing one is simply not found; compressed ones were made by the build. */
function filesOf(dir: string): FastifyPluginAsync {
  return async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, role: 'public' };
    });
    await files.register(fastifyStatic, {
      root: dir,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.slice(dir.length).startsWith(HASHED);
        reply.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
      },
    });
  };
}

/** A database that is away must not make a page disappear: the page itself then says what is wrong. */
const shows = async (productExists: (id: string) => Promise<boolean>, id: string): Promise<boolean> =>
  productExists(id).catch(() => true);
