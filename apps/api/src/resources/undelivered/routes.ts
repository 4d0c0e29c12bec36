import { API_PATHS, MESSAGES, Undelivered, UndeliveredBody, UndeliveredQuery } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { createUndeliveredService } from './service';

const endpoint = endpointsOf('undelivered');
const response = answer(Undelivered);
const { limit: NAMED } = UndeliveredQuery.parse({});

/** What did not reach people, for staff. */
export function undeliveredRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const undelivered = createUndeliveredService({ db: database.db, reports: database.reports, clock });
    app.get(
      API_PATHS.undelivered,
      endpoint('figures', 'Mails, pushes and messages that were given up in seven days, and mails that wait', {
        querystring: UndeliveredQuery,
        response,
      }),
      async ({ query }) => ok(await undelivered.read(query.limit)),
    );
    app.post(
      API_PATHS.undeliveredRetry,
      endpoint('figures', 'Bring them once more: those named, or the latest fifty', {
        description: 'What says nothing any more stays as it is. Answers what is left.',
        body: UndeliveredBody,
        response,
      }),
      async (request) => {
        await undelivered.retry(request.body.ids ?? null, requireViewer(request).userId);
        return ok(await undelivered.read(NAMED), MESSAGES.undeliveredRetried);
      },
    );
    app.post(
      API_PATHS.undeliveredDismiss,
      endpoint('figures', 'Put them aside: those named, or all', {
        description: 'Answers what is left.',
        body: UndeliveredBody,
        response,
      }),
      async (request) => {
        await undelivered.dismiss(request.body.ids ?? null, requireViewer(request).userId);
        return ok(await undelivered.read(NAMED), MESSAGES.undeliveredDismissed);
      },
    );
  };
}
