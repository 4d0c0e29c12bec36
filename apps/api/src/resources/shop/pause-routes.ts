import { API_PATHS, Pause, PauseBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { answer, ById, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { createPausing } from './pausing';

const endpoint = endpointsOf('shop');
const ONE = API_PATHS.shopPause.pattern;
const ofPause = { params: ById, response: answer(z.array(Pause)) };

/** Staff take no orders for a while, by one delivery method or by all of them. */
export function pauseRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  const pausing = createPausing({ db: database.db, clock });

  return async (app) => {
    app.put(
      ONE,
      endpoint('orders', 'Take no orders for so many minutes, or until reopened; answers what is paused', {
        description:
          'The id is that of a delivery method, or `all`. Orders for a time after the pause are still taken. It ends by itself, at the latest when the shop opens on its next day.',
        ...ofPause,
        body: PauseBody,
      }),
      async (request) => {
        const { userId } = requireViewer(request);
        return ok(await pausing.pause({ id: request.params.id, by: userId }, request.body.minutes));
      },
    );

    app.delete(ONE, endpoint('orders', 'Take orders again; answers what is still paused', ofPause), async (request) =>
      ok(await pausing.reopen({ id: request.params.id, by: requireViewer(request).userId })),
    );
  };
}
