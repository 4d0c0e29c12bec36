import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { HEADERS, IMAGE_TYPES, LIMITS } from '@seduh/contract/constants';
import { jsonSchemaTransform, jsonSchemaTransformObject } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';

const DOCS = '/api/docs';
const FORM = 'multipart/form-data';

/** Collects every route into the OpenAPI document. Comes before the routes. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Seduh API',
        version: '1.0.0',
        description:
          'Ordering coffee and food. Every answer is `{ status, msg, data, meta }`, ' +
          'every error `{ status, msg, code, data }`. Texts are English; where `Accept-Language` asks for another ' +
          'language of the shop, errors and quotes also say by name what they say, as `said`. ' +
          '`x-role` says who may call: public, any (logged in), User or Admin; `x-permission` what staff need for it, ' +
          '`x-without-factor` what they may do before they have set up a second factor that their work takes.',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: HEADERS.token } } },
    },
    transform: (input) => {
      const { schema: plain, url } = jsonSchemaTransform(input);
      const schema = withForm(withMediaType(plain), input.schema?.body);
      const { role, permission, withoutFactor } = input.route.config ?? {};
      if (!input.url.startsWith('/api/')) return { schema: { ...schema, hide: true }, url };
      const security = role === 'public' ? [] : [{ token: [] }];
      return {
        schema: {
          ...schema,
          'x-role': role,
          ...(permission ? { 'x-permission': permission } : {}),
          ...(withoutFactor ? { 'x-without-factor': true } : {}),
          security,
        },
        url,
      };
    },
    transformObject: jsonSchemaTransformObject,
  });
}

/** Only a success is of the type that a route `produces`: errors stay JSON. */
function withMediaType({ produces, response, ...schema }: FastifySchema): FastifySchema {
  const [type] = produces ?? [];
  if (type === undefined || !isSuccess(response)) return { ...schema, ...(response ? { response } : {}) };
  const { description, ...content } = response[200];
  return { ...schema, response: { ...response, 200: { description, content: { [type]: { schema: content } } } } };
}

/** A route that takes a form takes its fields as text and an image beside them, which no schema of a body knows. */
function withForm(schema: FastifySchema, body: unknown): FastifySchema {
  if (!schema.consumes?.includes(FORM) || !(body instanceof z.ZodType)) return schema;
  const { $schema: _dialect, ...form } = z.toJSONSchema(body, { io: 'input', metadata: z.registry() });
  const image = {
    type: 'string',
    format: 'binary',
    description: `${IMAGE_TYPES.join(', ')}; at most ${LIMITS.imageBytes} bytes`,
  };
  const fields = { ...form, properties: { ...form.properties, image } };
  const { consumes: _consumes, ...others } = schema;
  return { ...others, body: { content: { [FORM]: { schema: fields } } } };
}

const isSuccess = (response: unknown): response is { 200: { description?: string } } =>
  typeof response === 'object' && response !== null && 200 in response;

/** Serves the document, and pages to read it in. Everything comes from this server and nothing is inline. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { config: { role: 'public', revalidate: true }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, role: 'public' };
    });
    await docs.register(swaggerUi, {
      routePrefix: DOCS,
      theme: { title: 'Seduh API' },
      // without the top bar: it sets a style inline, and there is one document only
      uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, showExtensions: true },
    });
  });
}
