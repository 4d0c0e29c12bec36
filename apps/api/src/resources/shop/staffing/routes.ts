import { API_PATHS, Staffing, StaffingBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../../deps';
import { answer, endpointsOf } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { createStaffing } from './service';

const endpoint = endpointsOf('shop');

/** Who works at each station now: times are worked out from it. */
export function staffingRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  const staffing = createStaffing({ db: database.db, clock });
  return async (app) => {
    app.get(
      API_PATHS.staffing,
      endpoint('orders', 'Who works at each station now, and where it is busy', { response: answer(Staffing) }),
      async () => ok(await staffing.read()),
    );

    app.put(
      API_PATHS.staffing,
      endpoint('orders', 'Say who works at each station, until the next day opens (null: as usual), and what is busy', {
        body: StaffingBody,
        response: answer(Staffing),
      }),
      async (request) => ok(await staffing.set(request.body, requireViewer(request).userId)),
    );
  };
}
