import {
  FIGURE_PATHS,
  FigureFileQuery,
  FigureMail,
  FigureMailBody,
  Figures,
  FiguresQuery,
  MESSAGES,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { answer, endpointsOf } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { languageOf } from '../../../platform/http/language';
import { requireViewer } from '../../../platform/plugins/auth';
import { readFigureFile } from './file';
import { chooseMail, wantsMail } from './mail/service';
import { readFigures } from './service';

const CSV = 'text/csv';
const endpoint = endpointsOf('figures');
const Rows = z.unknown().meta({
  type: 'string',
  description: 'RFC 4180 behind a byte order mark and the line `sep=,`, which spreadsheets go by',
});

/** What people ask of the books, for staff: on screen, as files, and by mail. */
export function figureRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      FIGURE_PATHS.figures,
      endpoint(
        'figures',
        'When, what, with what, to whom, how fast and by which way was sold, held against other days',
        {
          querystring: FiguresQuery,
          response: answer(Figures),
        },
      ),
      async ({ query }) => ok(await readFigures(database.replica, clock, query)),
    );

    app.get(
      FIGURE_PATHS.file,
      endpoint('figures', 'One section of the same figures with all its rows, as a CSV file', {
        produces: [CSV],
        querystring: FigureFileQuery,
        response: { 200: Rows },
      }),
      async (request, reply) => {
        const { name, text } = await readFigureFile(database.replica, clock, request.query, languageOf(request));
        return reply
          .type(`${CSV}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(text);
      },
    );

    app.get(
      FIGURE_PATHS.mail,
      endpoint('figures', 'Whether one gets yesterday’s figures by mail each morning', {
        response: answer(FigureMail),
      }),
      async (request) => ok({ wanted: await wantsMail(database.db, requireViewer(request).userId) }),
    );

    app.patch(
      FIGURE_PATHS.mail,
      endpoint('figures', 'Choose whether one gets them', { body: FigureMailBody, response: answer(FigureMail) }),
      async (request) => {
        const { wanted } = request.body;
        await chooseMail({ db: database.db, clock }, requireViewer(request).userId, wanted);
        return ok({ wanted }, wanted ? MESSAGES.figureMailOn : MESSAGES.figureMailOff);
      },
    );
  };
}
