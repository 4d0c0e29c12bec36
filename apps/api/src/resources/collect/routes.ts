import { API_PATHS, CollectKey, CollectScreen, HEADERS, MESSAGES } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { createCollectService } from './service';

const endpoint = endpointsOf('collect');

/** A header, so that no log and no history of addresses has it. Anything may come: what is no key finds nothing. */
const KeyHeaders = z.looseObject({
  [HEADERS.collectKey]: z.unknown().optional().describe("The key of the collection screen's link"),
});

/** The collection screen, for a television that nobody has logged in. */
export function collectRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const collect = createCollectService({ db: database.db, clock });
    app.get(
      API_PATHS.collect,
      endpoint({ role: 'public', sameForAll: true }, 'What is brewed and what is ready to be collected', {
        description: 'Takes the key of the link; 404 where it is missing, was replaced, or never was one.',
        headers: KeyHeaders,
        response: answer(CollectScreen),
      }),
      async ({ headers }) => ok(await collect.show(headers[HEADERS.collectKey])),
    );
    app.get(
      API_PATHS.collectKey,
      endpoint('orders', "The key of the collection screen's link", { response: answer(CollectKey) }),
      async () => ok({ key: await collect.readKey() }),
    );
    app.post(
      API_PATHS.collectKey,
      endpoint('settings', 'Make a new link to the collection screen; the one before is dead at once', {
        response: answer(CollectKey),
      }),
      async (request) => ok({ key: await collect.makeKey(requireViewer(request).userId) }, MESSAGES.collectKeyMade),
    );
  };
}
