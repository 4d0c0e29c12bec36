import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { VisitBody, VITALS_PATH } from '@seduh/contract';
import { visitMeasured } from '../../platform/observe/signals';

/** By address: a café's customers share one, and each visit tells once. */
const visitLimit = { max: 120, timeWindow: 60_000 } as const;
const LONGEST_BYTES = 1_024;

/** Where browsers tell what a visit measured; for a shop whose process is watched. Nothing is kept but the counts. */
export const visitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    VITALS_PATH,
    {
      bodyLimit: LONGEST_BYTES,
      config: { role: 'public', rateLimit: visitLimit },
      schema: { hide: true, body: VisitBody },
    },
    async ({ body }, reply) => {
      visitMeasured.tell(body);
      return reply.code(204).send();
    },
  );
};
