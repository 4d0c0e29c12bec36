import { API_PATHS, AuditEntry, AuditFileQuery, AuditPeople, AuditQuery } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf, listAnswer } from '../../platform/http/endpoint';
import { ok, okList } from '../../platform/http/envelope';
import { createAuditService } from './service';

const CSV = 'text/csv';
const endpoint = endpointsOf('audit');
const Rows = z.unknown().meta({
  type: 'string',
  description:
    'RFC 4180 behind a byte order mark and the line `sep=,`, which spreadsheets go by; one change a row, the latest first',
});

/** What staff did: read by staff, and changed by nobody. */
export function auditRoutes({ database }: Deps): FastifyPluginAsyncZod {
  const audit = createAuditService(database.upToDate);
  return async (app) => {
    app.get(
      API_PATHS.auditLog,
      endpoint('people', 'What staff did, the latest first: who, what, before and after', {
        description: 'Searched by the name of the thing or the person, and by an order’s number.',
        querystring: AuditQuery,
        response: listAnswer(AuditEntry),
      }),
      async ({ query }) => {
        const { entries, meta } = await audit.list(query);
        return okList(entries, meta);
      },
    );

    app.get(
      API_PATHS.auditPeople,
      endpoint('people', 'Everybody who did something, by name', { response: answer(AuditPeople) }),
      async () => ok(await audit.people()),
    );

    app.get(
      API_PATHS.auditFile,
      endpoint('people', 'The same as a CSV file, all that fits', {
        produces: [CSV],
        querystring: AuditFileQuery,
        response: { 200: Rows },
      }),
      async ({ query }, reply) => {
        const { name, parts } = await audit.file(query);
        return reply
          .type(`${CSV}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Readable.from(parts, { highWaterMark: 1 }));
      },
    );
  };
}
