import type { FastifyPluginAsync } from 'fastify';
import type { KeptAssets } from '../platform/assets/kept-assets';
import { typeOfAsset } from '../platform/assets/names';
import { matches } from '../platform/cache/revalidation';
import { keptAs, LOW_DATA_VARY } from '../platform/images/low-data';
import { KEPT_FOR_GOOD } from '../platform/images/names';

/**
 * Files of builds that other processes run, or ran before: what an open tab of theirs asks for. Those of this process's own
 * build have routes of their own, which come first.
 */
export function keptAssetRoutes(assets: KeptAssets): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string } }>(
      '/assets/:file',
      { config: { role: 'public' }, schema: { hide: true } },
      async ({ params: { file }, headers }, reply) => {
        const type = typeOfAsset(file);
        const asset = type === null ? null : await assets.find(file, headers['accept-encoding'] ?? '');
        if (type === null || !asset) return reply.callNotFound();
        const isPicture = /\.(?:avif|webp)$/.test(file);
        reply.headers({
          'cache-control': isPicture ? keptAs(headers, KEPT_FOR_GOOD) : KEPT_FOR_GOOD,
          etag: asset.etag,
          vary: isPicture ? `${LOW_DATA_VARY}, accept-encoding` : 'accept-encoding',
          ...(asset.coding && { 'content-encoding': asset.coding }),
        });
        if (matches(headers['if-none-match'], asset.etag)) return reply.code(304).send();
        return reply.type(type).send(asset.bytes);
      },
    );
  };
}
