import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { addressIn, LANGUAGES, LISTED_PAGES, PAGES, VITALS_WANTED } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { KeptAssets } from '../platform/assets/kept-assets';
import { STALE_WARNING } from '../platform/cache/stale-answers';
import { keptAs, LOW_DATA_VARY } from '../platform/images/low-data';
import type { FirstPages } from './first-pages';
import { keptAssetRoutes } from './kept-asset-routes';
import { emptyPageFor, type EmptyPages, renderPage } from './page';
import { WORKER_FILE, workerRoute } from './worker-route';

/** What installs the shop, of each language. */
const MANIFESTS = LANGUAGES.map(({ prefix }) => join(sep, prefix, 'manifest.webmanifest'));

/** How long browsers keep a file, by where it lies in the build; any other is asked for again each time. */
const KEPT_FOR: readonly (readonly [start: string, cacheControl: string])[] = [
  // with a hash in its name
  [join(sep, 'assets', sep), 'public, max-age=31536000, immutable'],
  // what only installs the shop: a visit must not ask for it again
  ...[join(sep, 'icons', sep), join(sep, 'screenshots', sep), ...MANIFESTS].map(
    (start) => [start, 'public, max-age=86400'] as const,
  ),
  [join(sep, WORKER_FILE), 'no-cache'],
];
const BUILD_IT = 'The storefront is not built yet. Build it with: pnpm run build\n';

/** Any other address answers 404, with the storefront's page for it. */
const { notFound: _anyOther, ...pages } = PAGES;

const LISTED = new Set<string>(Object.values(LISTED_PAGES).map(({ path }) => path));

/** A page's addresses: one in each language; `/id/` is as good as `/id`. */
const addressesOf = (path: string): Set<string> =>
  new Set(LANGUAGES.flatMap((language) => [addressIn(language, path), language.prefix + path]));

/** An address of one of these that names no product is a 404. */
const PRODUCT_PAGES = new Set<string>([PAGES.product.path, PAGES.productEdit.path]);

/** Whether a product is on the menu; null for none. */
type FindStanding = (id: string) => Promise<'onMenu' | 'offMenu' | null>;

interface PageOptions {
  findStanding: FindStanding;
  /** Files of other builds; null where none are kept. */
  assets: KeptAssets | null;
  isSilent: () => boolean;
  /** Whether pages ask their browsers how fast they were. */
  countsVisits: boolean;
  /** Where pictures lead, if not here. */
  imageOrigin: string | null;
}

/** The pages and files of the built storefront. */
export function storefrontRoutes(
  dir: string,
  emptyPages: EmptyPages,
  firstPages: FirstPages | null,
  { findStanding, assets, isSilent, countsVisits, imageOrigin }: PageOptions,
): FastifyPluginAsync {
  /** One page under one of its addresses. */
  const servePage = (app: FastifyInstance, path: string, url: string) => {
    app.get<{ Params: { id?: string } }>(
      url,
      { config: { role: 'public', sameForAll: true }, schema: { hide: true } },
      async (request, reply) => {
        const { id } = request.params;
        // what is known has to do for now: nobody is kept waiting for who does not answer
        const silent = isSilent();
        const isSure = silent || id === undefined || !PRODUCT_PAGES.has(path);
        const standing = isSure ? 'onMenu' : await standingOf(findStanding, id);
        const firstPage = standing ? await firstPages?.find(request.url) : null;
        if (silent && firstPage) reply.header('warning', STALE_WARNING);
        if (countsVisits) reply.header('server-timing', VITALS_WANTED);
        // what is off the menu is shown to who ordered it, and gone for everybody who looks for it; staff change it
        const isGone = !standing || (standing === 'offMenu' && path === PAGES.product.path);
        // a page that could not be made just now must not be taken out of search results
        const isListed = !isGone && LISTED.has(path) && (firstPage?.isListed ?? !request.url.includes('?'));
        const page = firstPage ?? emptyPageFor(emptyPages, request.url);
        return renderPage(page, request, reply, { status: isGone ? 404 : 200, isListed });
      },
    );
  };
  return async (app) => {
    for (const { path } of Object.values(pages)) for (const url of addressesOf(path)) servePage(app, path, url);
    if (imageOrigin !== null) await app.register(workerRoute(dir, imageOrigin));
    if (assets) await app.register(keptAssetRoutes(assets));
    await app.register(filesOf(dir, imageOrigin === null ? [] : [WORKER_FILE]));
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

/** One route for each file there is but these, so a missing one is simply not found; compressed ones were made by the build. */
function filesOf(dir: string, leftOut: readonly string[]): FastifyPluginAsync {
  return async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, role: 'public' };
    });
    await files.register(fastifyStatic, {
      root: dir,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz', ...leftOut],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const place = path.slice(dir.length);
        const [, kept] = KEPT_FOR.find(([start]) => place.startsWith(start)) ?? [];
        reply.header('cache-control', kept ?? 'public, max-age=0, must-revalidate');
        if (/\.(?:avif|webp)$/.test(place)) {
          reply.header('vary', LOW_DATA_VARY);
          reply.header('cache-control', keptAs(reply.request.headers, kept ?? 'public, max-age=0, must-revalidate'));
        }
      },
    });
  };
}

/** A database that is away must not make a page disappear: the page itself then says what is wrong. */
const standingOf = (findStanding: FindStanding, id: string): ReturnType<FindStanding> =>
  findStanding(id).catch(() => 'onMenu');
