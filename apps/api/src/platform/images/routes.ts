import type { FastifyPluginAsync } from 'fastify';
import { keptAs, LOW_DATA_VARY } from './low-data';
import { IMAGE_TYPES, isPrivate, KEPT_FOR_GOOD, parseImageFile } from './names';
import type { ImageStore } from './store';

/** Where a picture is to be fetched may change with the settings: browsers ask again after minutes. */
const LED_ON_FOR = 'public, max-age=300';

/** Stored images. A name never gets another content, so browsers keep what they have. */
export function imageRoutes({ images }: { images: ImageStore }): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string }; Querystring: { here?: string } }>(
      '/images/:file',
      { config: { role: 'public' }, schema: { hide: true } },
      async ({ params, query, headers }, reply) => {
        const file = parseImageFile(params.file);
        if (!file || isPrivate(file)) return reply.callNotFound();
        // `?here` is asked by a service worker that cannot fetch it from there
        const elsewhere = query.here === undefined ? images.addressOf(params.file) : null;
        if (elsewhere !== null)
          return reply
            .header('cache-control', keptAs(headers, LED_ON_FOR))
            .header('vary', LOW_DATA_VARY)
            .redirect(elsewhere, 302);
        const bytes = await images.get(params.file);
        if (!bytes) return reply.callNotFound();
        return reply
          .header('cache-control', keptAs(headers, KEPT_FOR_GOOD))
          .header('vary', LOW_DATA_VARY)
          .type(IMAGE_TYPES[file.format])
          .send(bytes);
      },
    );
  };
}
