import {
  API_PATHS,
  AvailabilityBody,
  MESSAGES,
  ProductBody,
  ProductDetail,
  ProductEditBody,
  success,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ok } from '../../platform/http/envelope';
import { uploadLimit } from '../../platform/plugins/limits';
import { installUploads, readForm } from '../../platform/plugins/uploads';
import type { ProductService } from './service';
import { createProductEditing, type ProductEditing } from './write-service';

const PRODUCT = `${API_PATHS.products}/:id`;
const tags = ['catalogue'];
const params = z.object({ id: z.string() });
const answer = success(ProductDetail);

/** What staff do with products. `changed` is called after each write. */
export function productWriteRoutes(
  { database, clock, images, encoder }: Deps,
  products: ProductService,
  changed: () => void,
): FastifyPluginAsyncZod {
  const editing = createProductEditing({ db: database.db, clock, images, encoder, products, changed });

  return async (app) => {
    await app.register(formRoutes(editing));

    app.delete(
      PRODUCT,
      {
        config: { role: 'Admin' },
        schema: { tags, summary: 'Take a product off the menu', params, response: { 200: answer } },
      },
      async (request) => ok(await editing.archive(request.params.id)),
    );

    app.patch(
      `${PRODUCT}/availability`,
      {
        config: { role: 'Admin' },
        schema: {
          tags,
          summary: 'Sell a product out until the next opening or a time, or bring it back',
          params,
          body: AvailabilityBody,
          response: { 200: answer },
        },
      },
      async ({ params: { id }, body }) => ok(await editing.setAvailability(id, body.sold_out_until)),
    );
  };
}

/** The routes that take a form with a picture; in a scope of their own, as others take no forms. */
function formRoutes(editing: ProductEditing): FastifyPluginAsyncZod {
  return async (app) => {
    await installUploads(app);

    app.post(
      API_PATHS.products,
      {
        config: { role: 'Admin', rateLimit: uploadLimit },
        preValidation: readForm,
        schema: {
          tags,
          summary: 'Put a product on the menu, with its picture as the file `image`',
          consumes: ['multipart/form-data'],
          body: ProductBody,
          response: { 201: answer },
        },
      },
      async ({ body, picture }, reply) => {
        const product = await editing.create(body, picture);
        return reply.code(201).send(ok(product, MESSAGES.productCreated(product.product_name), 201));
      },
    );

    app.patch(
      PRODUCT,
      {
        config: { role: 'Admin', rateLimit: uploadLimit },
        preValidation: readForm,
        schema: {
          tags,
          summary: 'Change a product: the fields that are sent, and its picture where one comes with them',
          consumes: ['multipart/form-data'],
          params,
          body: ProductEditBody,
          response: { 200: answer },
        },
      },
      async ({ params: { id }, body, picture }) => ok(await editing.edit(id, body, picture)),
    );
  };
}
