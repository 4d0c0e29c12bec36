import { API_PATHS, MemberCard } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { readCard } from './service';

const endpoint = endpointsOf('users');

/** The member card of customers. Staff order nothing, and have none. */
export function pointsRoutes({ database }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.memberCard,
      endpoint('User', 'The own member card with its points, or how far it is from being earned', {
        description: 'Of its entries the latest ones, newest first; the balance is the sum of all.',
        response: answer(MemberCard),
      }),
      async (request) => ok(await readCard(database.db, requireViewer(request).userId)),
    );
  };
}
