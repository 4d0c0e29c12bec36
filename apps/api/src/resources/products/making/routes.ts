import { LearnedMaking, MAKING_PATHS } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { answer, endpointsOf } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { createLearning } from './service';

const endpoint = endpointsOf('catalogue');

/** What products really take to make. */
export function makingRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  const learning = createLearning({ db: database.db, clock });
  return async (app) => {
    app.get(
      MAKING_PATHS.learned,
      endpoint(
        'catalogue',
        'What products really take to make, by the orders of the last days, where it is not what is set',
        {
          response: answer(z.array(LearnedMaking)),
        },
      ),
      async () => ok(await learning.list()),
    );
  };
}
