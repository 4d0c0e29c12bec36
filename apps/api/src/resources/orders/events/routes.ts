import { API_PATHS } from '@seduh/contract/constants';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { requireViewer, tokenOf } from '../../../platform/plugins/auth';
import { endpoint } from '../route-parts';
import type { OrderEvents } from './hub';
import { openEventStream } from './stream';
import { StreamSlots } from './stream-slots';

const EVENT_STREAM = 'text/event-stream';
const Frames = z.unknown().meta({
  type: 'string',
  description:
    'Frames with `id`, `event: order` and an OrderEvent as `data`. A process that is about to end says ' +
    '`event: elsewhere` with the milliseconds after which to come back: another one answers by then',
});
const EventHeaders = z.looseObject({
  'last-event-id': z.string().optional().describe('Id of the last event seen: the stream begins with what came after'),
});

/**
 * The stream of order events. It is read with `fetch`, as the token travels in a header.
 * @param onFollow told who follows: a customer, or for all of the staff null; returns what ends that
 */
export function eventRoutes(
  events: OrderEvents,
  onFollow: (userId: string | null) => () => void,
): FastifyPluginAsyncZod {
  const slots = new StreamSlots();
  return async (app) => {
    app.get(
      API_PATHS.events,
      {
        ...endpoint(
          { role: 'any', permission: 'orders' },
          'What happens to orders, as text/event-stream: the own ones, for staff all',
          {
            produces: [EVENT_STREAM],
            headers: EventHeaders,
            response: { 200: Frames },
          },
        ),
        // a HEAD would open a stream that nobody reads
        exposeHeadRoute: false,
      },
      async (request, reply) => {
        const viewer = requireViewer(request);
        const release = slots.take(viewer.userId);
        const stream = await openEventStream(events, {
          viewer,
          lastEventId: request.headers['last-event-id'],
          onSessionEnd: (ended) => app.sessions.watch(tokenOf(request) ?? '', viewer, ended),
        }).catch((error: unknown) => {
          release();
          throw error;
        });
        stream.once('close', release);
        stream.once('close', onFollow(viewer.role === 'User' ? viewer.userId : null));
        // a proxy that collects answers before passing them on would hold events back
        return reply.type(EVENT_STREAM).header('x-accel-buffering', 'no').send(stream);
      },
    );
  };
}
