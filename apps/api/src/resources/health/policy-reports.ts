import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { POLICY_REPORTS_PATH } from '@seduh/contract/constants';
import { policyBroken } from '../../platform/observe/signals';
import { beacon } from './beacon';
import { PolicyReports, readReports } from './policy-report';

/** What browsers send: by `report-uri`, and by the Reporting API. */
const TYPES = ['application/csp-report', 'application/reports+json'];

/** A page that is broken for everybody reports at every visit. */
const report = beacon({ bytes: 16 * 1_024, perMinute: 60 });

/** Where browsers report what they stopped. Each becomes one line of the log and one of the figures, and is not kept. */
export const policyReportRoutes: FastifyPluginAsyncZod = async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: report.bodyLimit }, (request, body, done) =>
    parse(request, String(body), done),
  );
  app.post(
    POLICY_REPORTS_PATH,
    { ...report, schema: { ...report.schema, body: PolicyReports } },
    async (request, reply) => {
      for (const one of readReports(request.body)) {
        request.log.warn({ ...one }, 'a content policy stopped something');
        policyBroken.tell({ directive: one.directive });
      }
      return reply.code(204).send();
    },
  );
};
