import { API_BASE } from '@seduh/contract/constants';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../deps';
import { FirstPages } from './first-pages';
import { loadRenderer } from './renderer';
import { readManifest } from '../platform/storefront-build/manifest';
import type { Page } from './page';
import { PageTemplate } from './page-template';

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
    const renderer = await loadRenderer(storefrontServer);
    if (!renderer) return null;
    const https = publicUrl?.startsWith('https:') ?? false;
    const template = new PageTemplate(
      storefrontDir,
      page.html.toString(),
      await readManifest(storefrontDir),
      renderer,
      https,
    );
    return new FirstPages({
      renderer,
      template,
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
