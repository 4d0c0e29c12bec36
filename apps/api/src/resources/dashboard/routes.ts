import { API_PATHS, Dashboard, DashboardQuery, ReportQuery } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { languageOf } from '../../platform/http/language';
import { readReport } from './report';
import { readDashboard } from './service';

const CSV = 'text/csv';
const endpoint = endpointsOf('dashboard');
const Rows = z.unknown().meta({
  type: 'string',
  description:
    'RFC 4180 behind a byte order mark and the line `sep=,`, which spreadsheets go by; one movement of money a row',
});

/** What the shop earned, for staff: on screen and as a file. */
export function dashboardRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.dashboard,
      endpoint('figures', 'Income and outcome of the last six periods, goals, best staff, what sells', {
        querystring: DashboardQuery,
        response: answer(Dashboard),
      }),
      async ({ query }) => ok(await readDashboard(database.reports, clock, query.range)),
    );

    app.get(
      API_PATHS.report,
      endpoint('figures', 'The same figures, movement by movement, as a CSV file', {
        produces: [CSV],
        querystring: ReportQuery,
        response: { 200: Rows },
      }),
      async (request, reply) => {
        const style = { language: languageOf(request) };
        const { name, parts } = await readReport(database.replica, clock, request.query, style);
        return reply
          .type(`${CSV}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Readable.from(parts, { highWaterMark: 1 }));
      },
    );
  };
}
