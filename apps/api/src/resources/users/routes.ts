import { API_PATHS, Profile, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { requireViewer } from '../../plugins/auth';
import { getProfile } from './service';

export function userRoutes({ database }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.profile,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'The profile of whoever is logged in',
          response: { 200: success(Profile) },
        },
      },
      async (request) => ok(await getProfile(database.db, requireViewer(request).userId)),
    );
  };
}
