import { LANGUAGES } from '@seduh/contract/constants';
import type { FastifyPluginAsync } from 'fastify';
import type { AppConfig } from '../../deps';
import { AnswerCache } from '../../platform/cache/answer-cache';
import { robotsText } from './robots';
import { siteOf } from './site';
import { MOST_PRODUCTS, sitemapPath, sitemapText, type ListedProduct } from './sitemap';

/** How many times as old as an answer of the product list a sitemap may be: a minute, where that is a second. */
const AS_OLD = 60;

/** What crawlers ask for first: robots.txt, and a sitemap of each language where the shop's address is known. */
export function crawlerRoutes(
  { publicUrl, catalogueAgeMs }: AppConfig,
  listProducts: (most: number) => Promise<ListedProduct[]>,
): FastifyPluginAsync {
  const site = siteOf(publicUrl);
  const robots = robotsText(site);
  const sitemaps = new AnswerCache(catalogueAgeMs * AS_OLD);

  return async (app) => {
    app.caches.onChange(() => sitemaps.clear());
    app.get('/robots.txt', { config: { role: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
    );
    if (site === null) return;
    for (const language of LANGUAGES) {
      app.get(
        sitemapPath(language),
        { config: { role: 'public', revalidate: true }, schema: { hide: true } },
        async ({ headers }, reply) => {
          const make = async () => sitemapText(site, language, await listProducts(MOST_PRODUCTS));
          const answer = await sitemaps.get(language.tag, headers['accept-encoding'], make);
          return reply.headers(answer.headers).type('application/xml; charset=utf-8').send(answer.body);
        },
      );
    }
  };
}
