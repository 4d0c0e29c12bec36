import {
  AddedTables,
  LinkedTable,
  Table,
  TABLE_PATHS,
  TableCodeBody,
  TableEditBody,
  TablesBody,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { answer, ById, createdAnswer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { createTables } from './service';

const endpoint = endpointsOf('shop');

/** By address, with room for a full café, whose guests share one: and too few to try codes out. */
const lookLimit = { timeWindow: 60_000, hook: 'preHandler', max: 120 } as const;

/** The shop's tables: staff keep them, and whoever opens a table's link is told which one it is. */
export function tableRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  const tables = createTables({ db: database.db, clock });

  return async (app) => {
    app.get(
      TABLE_PATHS.tables,
      endpoint('settings', 'The tables of the shop, retired ones last', { response: answer(z.array(Table)) }),
      async () => ok(await tables.list()),
    );

    app.post(
      TABLE_PATHS.tables,
      endpoint('settings', 'Add tables; those that are there already stay as they are', {
        body: TablesBody,
        response: createdAnswer(AddedTables),
      }),
      async (request, reply) => {
        const added = await tables.add(request.body.labels, requireViewer(request).userId);
        return reply.code(201).send(ok(added, 'OK', 201));
      },
    );

    app.patch(
      TABLE_PATHS.table.pattern,
      endpoint('settings', 'Rename a table, retire it, or bring it back', {
        description: 'A table is never deleted, as orders name it and its code is printed.',
        params: ById,
        body: TableEditBody,
        response: answer(Table),
      }),
      async (request) => ok(await tables.edit(request.params.id, request.body, requireViewer(request).userId)),
    );

    app.post(
      TABLE_PATHS.code.pattern,
      endpoint('settings', 'Give a table a new code', {
        description: 'The code before is of no table from then on, and of none again: its tile is worthless.',
        params: ById,
        body: TableCodeBody,
        response: answer(Table),
      }),
      async (request) =>
        ok(await tables.renewCode(request.params.id, request.body.version, requireViewer(request).userId)),
    );

    app.get(
      TABLE_PATHS.byCode.pattern,
      endpoint({ role: 'public', rateLimit: lookLimit }, 'The table that a link’s code is of', {
        description: '404 TABLE_GONE where the code is of no table, or its table was retired.',
        params: ById,
        response: answer(LinkedTable),
      }),
      async ({ params }) => ok(await tables.find(params.id)),
    );
  };
}
