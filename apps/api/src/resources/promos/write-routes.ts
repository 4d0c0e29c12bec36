import { API_PATHS, MESSAGES, Promo, PromoBody, PromoEditBody, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ok } from '../../platform/http/envelope';
import { uploadLimit } from '../../platform/plugins/limits';
import { installUploads, readForm } from '../../platform/plugins/uploads';
import { getPromo } from './service';
import { createPromoEditing, type PromoEditing } from './write-service';

const PROMO = `${API_PATHS.promos}/:id`;
const tags = ['catalogue'];
const params = z.object({ id: z.string() });
const answer = success(Promo);

/** What staff do with promos. */
export function promoWriteRoutes({ database, clock, images, encoder }: Deps): FastifyPluginAsyncZod {
  const editing = createPromoEditing({ db: database.db, clock, images, encoder });

  return async (app) => {
    await app.register(formRoutes(editing));

    app.get(
      PROMO,
      {
        config: { role: 'Admin' },
        schema: { tags, summary: 'One promo, also one that has ended', params, response: { 200: answer } },
      },
      async (request) => ok(await getPromo(database.db, request.params.id)),
    );

    app.delete(
      PROMO,
      {
        config: { role: 'Admin' },
        schema: { tags, summary: 'End a promo now', params, response: { 200: answer } },
      },
      async (request) => ok(await editing.end(request.params.id)),
    );
  };
}

/** The routes that take a form with a picture; in a scope of their own, as others take no forms. */
function formRoutes(editing: PromoEditing): FastifyPluginAsyncZod {
  return async (app) => {
    await installUploads(app);

    app.post(
      API_PATHS.promos,
      {
        config: { role: 'Admin', rateLimit: uploadLimit },
        preValidation: readForm,
        schema: {
          tags,
          summary: 'Make a promo that runs from now, with its picture as the file `image`',
          consumes: ['multipart/form-data'],
          body: PromoBody,
          response: { 201: answer },
        },
      },
      async ({ body, picture }, reply) => {
        const promo = await editing.create(body, picture);
        return reply.code(201).send(ok(promo, MESSAGES.promoCreated(promo.code), 201));
      },
    );

    app.patch(
      PROMO,
      {
        config: { role: 'Admin', rateLimit: uploadLimit },
        preValidation: readForm,
        schema: {
          tags,
          summary: 'Change a promo: the fields that are sent, and its picture where one comes with them',
          consumes: ['multipart/form-data'],
          params,
          body: PromoEditBody,
          response: { 200: answer },
        },
      },
      async ({ params: { id }, body, picture }) => ok(await editing.edit(id, body, picture)),
    );
  };
}
