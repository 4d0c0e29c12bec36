import { API_BASE } from '@seduh/contract/constants';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../deps';
import { FirstPages } from './first-pages';
import { loadMaker } from './renderer';
import { readManifest } from '../platform/storefront-build/manifest';
import type { Page } from './page';
import { Shell } from './page-template';

/**
 * First pages of a built storefront; null where it has no server build, or one that does not run: then every page
 * starts empty, which is slower and shows the same.
 */
export async function createFirstPages(
  app: FastifyInstance,
  page: Page,
  config: AppConfig,
): Promise<FirstPages | null> {
  const { storefrontDir, storefrontServer, publicUrl, catalogueAgeMs } = config;
  if (!storefrontDir || !storefrontServer) return null;
  try {
    const maker = await loadMaker(storefrontServer);
    if (!maker) return null;
    const https = publicUrl?.startsWith('https:') ?? false;
    const shell = new Shell(storefrontDir, page.html.toString(), await readManifest(storefrontDir), maker, https);
    return new FirstPages({
      maker,
      shell,
      maxAgeMs: catalogueAgeMs,
      async ask(path) {
        const { statusCode, body } = await app.inject({ url: API_BASE + path });
        return statusCode === 200 ? body : null;
      },
      onFailure: (err, url) => app.log.warn({ err, path: url.split('?', 1)[0] }, 'first page not made'),
    });
  } catch (err) {
    app.log.warn({ err }, 'no first pages: the storefront has no server build that runs');
    return null;
  }
}
