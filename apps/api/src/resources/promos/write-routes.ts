import {
  API_PATHS,
  Foresight,
  ForesightBody,
  MESSAGES,
  Promo,
  PromoBody,
  PromoEditBody,
  PromoFigures,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, ById, createdAnswer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { formOf, installUploads } from '../../platform/plugins/uploads';
import { requireViewer } from '../../platform/plugins/auth';
import { foresee } from './foresee-service';
import { getPromo, getPromoFigures } from './service';
import { createPromoEditing } from './write-service';

const PROMO = API_PATHS.promo.pattern;
const endpoint = endpointsOf('catalogue');
const ofPromo = { params: ById, response: answer(Promo) };

/** What staff do with promos. */
export function promoWriteRoutes({ database, clock, images, encoder }: Deps): FastifyPluginAsyncZod {
  const editing = createPromoEditing({ db: database.db, clock, images, encoder });

  return async (app) => {
    // in a scope of their own, as others take no forms
    await app.register((async (forms) => {
      await installUploads(forms);

      forms.post(
        API_PATHS.promos,
        formOf(
          endpoint('promos', 'Make a promo that runs from now, with its picture as the file `image`', {
            body: PromoBody,
            response: createdAnswer(Promo),
          }),
        ),
        async (request, reply) => {
          const promo = await editing.create(request.body, request.image, requireViewer(request).userId);
          return reply.code(201).send(ok(promo, MESSAGES.promoCreated(promo.code), 201));
        },
      );

      forms.patch(
        PROMO,
        formOf(
          endpoint('promos', 'Change a promo: the fields that are sent, and its picture where one comes with them', {
            ...ofPromo,
            body: PromoEditBody,
          }),
        ),
        async (request) => {
          const { params, body, image } = request;
          return ok(await editing.edit(params.id, body, image, requireViewer(request).userId));
        },
      );
    }) satisfies FastifyPluginAsyncZod);

    app.get(PROMO, endpoint('promos', 'One promo, also one that has ended', ofPromo), async ({ params }) =>
      ok(await getPromo(database.db, params.id)),
    );

    app.get(
      API_PATHS.promoFigures.pattern,
      endpoint('promos', 'What a promo has given so far, by day', { params: ById, response: answer(PromoFigures) }),
      async ({ params }) => ok(await getPromoFigures(database.reports, params.id)),
    );

    app.post(
      API_PATHS.promoForesight,
      endpoint('promos', 'Run a promo that is not there yet against the orders of the last weeks', {
        body: ForesightBody,
        response: answer(Foresight),
      }),
      async ({ body }) => ok(await foresee(database.reports, clock, body)),
    );

    app.delete(PROMO, endpoint('promos', 'End a promo now', ofPromo), async (request) =>
      ok(await editing.end(request.params.id, requireViewer(request).userId)),
    );
  };
}
