import { API_PATHS, success, UndeliveredMails } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { ok } from '../../platform/http/envelope';
import { readUndeliveredMails } from './service';

/** What staff have to know of the shop's mails. */
export function mailRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.undeliveredMails,
      {
        config: { role: 'Admin' },
        schema: {
          tags: ['mails'],
          summary: 'Mails that could not be sent in seven days, and those that wait for the mail server',
          response: { 200: success(UndeliveredMails) },
        },
      },
      async () => ok(await readUndeliveredMails(database.reports, clock)),
    );
  };
}
