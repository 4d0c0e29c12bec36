import type { FastifyPluginAsync } from 'fastify';
import { keptAs, LOW_DATA_VARY } from './low-data';
import { isPrivate, parseImageFile } from './names';
import type { ImageStore } from './store';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Stored images. A name never gets another content, so browsers keep what they have. */
export function imageRoutes({ images }: { images: ImageStore }): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string } }>(
      '/images/:file',
      { config: { role: 'public' }, schema: { hide: true } },
      async ({ params, headers }, reply) => {
        const file = parseImageFile(params.file);
        const bytes = file && !isPrivate(file) ? await images.get(params.file) : null;
        if (!file || !bytes) return reply.callNotFound();
        return reply
          .header('cache-control', keptAs(headers, 'public, max-age=31536000, immutable'))
          .header('vary', LOW_DATA_VARY)
          .type(TYPES[file.format])
          .send(bytes);
      },
    );
  };
}
