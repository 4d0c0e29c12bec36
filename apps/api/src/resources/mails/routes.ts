import { API_PATHS, UndeliveredMails } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { readUndeliveredMails } from './service';

const endpoint = endpointsOf('mails');
const SUMMARY = 'Mails that could not be sent in seven days, and those that wait for the mail server';

/** What staff have to know of the shop's mails. */
export function mailRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(API_PATHS.undeliveredMails, endpoint('Admin', SUMMARY, { response: answer(UndeliveredMails) }), async () =>
      ok(await readUndeliveredMails(database.reports, clock)),
    );
  };
}
