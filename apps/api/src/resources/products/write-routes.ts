import {
  API_PATHS,
  MESSAGES,
  ProductAvailabilityBody,
  ProductBody,
  ProductDetail,
  ProductEditBody,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, ById, createdAnswer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { formOf, installUploads } from '../../platform/plugins/uploads';
import { requireViewer } from '../../platform/plugins/auth';
import type { ProductService } from './service';
import { createProductEditing } from './write-service';

const PRODUCT = API_PATHS.product.pattern;
const endpoint = endpointsOf('catalogue');
const ofProduct = { params: ById, response: answer(ProductDetail) };

/** What staff do with products. `changed` is called after each write. */
export function productWriteRoutes(
  { database, clock, images, encoder }: Deps,
  products: ProductService,
  changed: () => void,
): FastifyPluginAsyncZod {
  const editing = createProductEditing({ db: database.db, clock, images, encoder, products, changed });

  return async (app) => {
    // in a scope of their own, as others take no forms
    await app.register((async (forms) => {
      await installUploads(forms);

      forms.post(
        API_PATHS.products,
        formOf(
          endpoint('catalogue', 'Put a product on the menu, with its picture as the file `image`', {
            body: ProductBody,
            response: createdAnswer(ProductDetail),
          }),
        ),
        async (request, reply) => {
          const product = await editing.create(request.body, request.image, requireViewer(request).userId);
          return reply.code(201).send(ok(product, MESSAGES.productCreated(product.product_name), 201));
        },
      );

      forms.patch(
        PRODUCT,
        formOf(
          endpoint(
            'catalogue',
            'Change a product: the fields that are sent, and its picture where one comes with them',
            {
              ...ofProduct,
              body: ProductEditBody,
            },
          ),
        ),
        async (request) => {
          const { params, body, image } = request;
          return ok(await editing.edit(params.id, body, image, requireViewer(request).userId));
        },
      );
    }) satisfies FastifyPluginAsyncZod);

    app.delete(PRODUCT, endpoint('catalogue', 'Take a product off the menu', ofProduct), async (request) =>
      ok(await editing.archive(request.params.id, requireViewer(request).userId)),
    );

    app.patch(
      API_PATHS.productAvailability.pattern,
      endpoint(
        'orders',
        'Sell a product out until the next opening or a time, with what is offered instead, or bring it back',
        {
          ...ofProduct,
          body: ProductAvailabilityBody,
        },
      ),
      async (request) =>
        ok(await editing.setAvailability(request.params.id, request.body, requireViewer(request).userId)),
    );
  };
}
