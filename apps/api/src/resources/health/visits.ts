import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { VisitBody, VITALS_PATH } from '@seduh/contract';
import { visitMeasured } from '../../platform/observe/signals';
import { beacon } from './beacon';

/** Each visit tells once. */
const visit = beacon({ bytes: 1_024, perMinute: 120 });

/** Where browsers tell what a visit measured; for a shop whose process is watched. Nothing is kept but the counts. */
export const visitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(VITALS_PATH, { ...visit, schema: { ...visit.schema, body: VisitBody } }, async ({ body }, reply) => {
    visitMeasured.tell(body);
    return reply.code(204).send();
  });
};
