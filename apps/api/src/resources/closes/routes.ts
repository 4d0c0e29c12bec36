import { CLOSE_PATHS, CloseBody, CloseHead, ClosesQuery, DayClose, DrawerEntryBody, OpenDay } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, ById, createdAnswer, endpointsOf, listAnswer } from '../../platform/http/endpoint';
import { ok, okList } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { createCloses } from './service';

const endpoint = endpointsOf('closes');

/** The cash drawer and the closing of days: who handles money counts, who sees the figures looks back. */
export function closeRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  const closes = createCloses({ db: database.db, clock });
  return async (app) => {
    app.get(
      CLOSE_PATHS.openDay,
      endpoint('refunds', 'The business day that is to be closed next, as it stands', { response: answer(OpenDay) }),
      async () => ok(await closes.open()),
    );

    app.post(
      CLOSE_PATHS.entries,
      endpoint('refunds', 'Say that cash was put into the drawer or taken out; answers the open day', {
        description: 'Sent again under its id, it is there once. A float is said once, before any day was closed.',
        body: DrawerEntryBody,
        response: createdAnswer(OpenDay),
      }),
      async (request, reply) =>
        reply.code(201).send(ok(await closes.move(request.body, requireViewer(request).userId), 'OK', 201)),
    );

    app.post(
      CLOSE_PATHS.closes,
      endpoint('refunds', 'Close a business day for good', {
        description:
          'Names the version of the open day that was counted against. 409 EDIT_CONFLICT carries the day as it is now, and how it was closed where somebody was quicker. What is booked later is of the next day.',
        body: CloseBody,
        response: createdAnswer(DayClose),
      }),
      async (request, reply) =>
        reply.code(201).send(ok(await closes.close(request.body, requireViewer(request).userId), 'OK', 201)),
    );

    app.get(
      CLOSE_PATHS.closes,
      endpoint('figures', 'Closed days, the latest first', {
        querystring: ClosesQuery,
        response: listAnswer(CloseHead),
      }),
      async ({ query: { page, limit } }) => {
        const { closes: rows, meta } = await closes.list({ page, limit });
        return okList(rows, meta);
      },
    );

    app.get(
      CLOSE_PATHS.close.pattern,
      endpoint('figures', 'A closed day by its date', { params: ById, response: answer(DayClose) }),
      async ({ params }) => ok(await closes.find(params.id)),
    );
  };
}
