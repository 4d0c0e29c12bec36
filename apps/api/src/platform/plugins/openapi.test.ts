import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

interface Operation {
  'x-role'?: string;
  summary?: string;
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, { format?: string }> } }> };
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

let shop: TestApp;
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
beforeAll(async () => {
  shop = await createTestApp();
  document = (await shop.app.inject('/api/openapi.json')).json();
});
afterAll(() => shop.close());

it('describes every route of the API, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      'POST /api/auths/login',
      'POST /api/auths/register',
      'DELETE /api/auths/logout',
      'GET /api/users',
      'GET /api/categories',
      'GET /api/products',
      'GET /api/products/{id}',
      'POST /api/products',
      'PATCH /api/products/{id}',
      'DELETE /api/products/{id}',
      'PATCH /api/products/{id}/availability',
      'GET /api/promos',
      'POST /api/promos',
      'GET /api/promos/{id}',
      'PATCH /api/promos/{id}',
      'DELETE /api/promos/{id}',
      'GET /api/shop',
      'POST /api/transactions/quote',
      'POST /api/transactions',
      'GET /api/transactions',
      'GET /api/transactions/{id}',
      'PATCH /api/transactions/{id}',
      'GET /api/transactions/history',
      'DELETE /api/transactions/history',
      'GET /api/transactions/events',
    ]),
  );
  expect(Object.keys(document.paths).every((path) => path.startsWith('/api/'))).toBe(true);
});

it('says of each route who may call it, what it is for and how it fails', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation['x-role'], path).toMatch(/^(public|any|User|Admin)$/);
      expect(operation.summary, path).toBeTruthy();
      expect(operation.security, path).toEqual(operation['x-role'] === 'public' ? [] : [{ token: [] }]);
      expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(['4XX', '5XX']));
    }
  }
});

it('says which headers a call takes, and what a stream is', () => {
  const { '/api/transactions': orders, '/api/transactions/events': events } = document.paths;
  expect(orders?.post?.parameters).toEqual([
    expect.objectContaining({ in: 'header', name: 'idempotency-key', required: true }),
  ]);
  const [lastEventId, ...others] = events?.get?.parameters ?? [];
  expect(lastEventId).toMatchObject({ in: 'header', name: 'last-event-id' });
  expect([lastEventId?.required ?? false, others]).toEqual([false, []]);
  expect(Object.keys(events?.get?.responses['200']?.content ?? {})).toEqual(['text/event-stream']);
  expect(Object.keys(events?.get?.responses['4XX']?.content ?? {})).toEqual(['application/json']);
});

it('says which fields a form has, and that a picture may come with it', () => {
  const { content = {} } = document.paths['/api/users/edit-profile']?.patch?.requestBody ?? {};
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  const { properties = {} } = content['multipart/form-data']?.schema ?? {};
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['email', 'birthday', 'remove_image', 'image']));
  expect(properties.image).toMatchObject({ type: 'string', format: 'binary' });
});

it('names its components, and every reference leads to one', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(expect.arrayContaining(['ProductSummary', 'ProductDetail', 'Promo', 'Shop', 'Order', 'Error']));
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(names).toContain(name);
});

it('can be read by people, from this server alone and with nothing inline', async () => {
  const page = await shop.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|<style|style=|https?:\/\//);
  for (const [, file] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await shop.app.inject(String(file))).statusCode, file).toBe(200);
  }
});
