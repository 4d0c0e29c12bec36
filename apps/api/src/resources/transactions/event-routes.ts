import { API_PATHS } from '@seduh/contract/constants';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { OrderEvents } from '../../events/hub';
import { openEventStream } from '../../events/stream';
import { requireViewer, tokenOf } from '../../plugins/auth';

/** The stream of order events. It is read with `fetch`, as the token travels in a header. */
export function eventRoutes(events: OrderEvents): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.events,
      {
        config: { role: 'any' },
        // a HEAD would open a stream that nobody reads
        exposeHeadRoute: false,
        schema: {
          tags: ['transactions'],
          summary: 'What happens to orders, as text/event-stream: the own ones, for staff all',
          response: { 200: z.unknown().describe('text/event-stream; the data of each event is an OrderEvent') },
        },
      },
      async (request, reply) => {
        const viewer = requireViewer(request);
        const stream = await openEventStream(events, {
          viewer,
          lastEventId: request.headers['last-event-id']?.toString(),
          stillAllowed: async () => {
            const now = await app.sessions.viewerOf(tokenOf(request) ?? '');
            return now?.userId === viewer.userId && now.role === viewer.role;
          },
        });
        // a proxy that collects answers before passing them on would hold events back
        return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
      },
    );
  };
}
