import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { demandRoles } from './auth';

it('does not start with a route that has not said who may call it', async () => {
  const app = Fastify();
  demandRoles(app);
  app.get('/open', { config: { role: 'public' } }, async () => 'ok');
  app.get('/forgotten', async () => 'secret');

  await expect(app.ready()).rejects.toThrow('GET /forgotten');
});

it('does not start with a route for staff that has not said what it takes', async () => {
  const app = Fastify();
  demandRoles(app);
  app.get('/prices', { config: { role: 'Admin' } }, async () => 'secret');
  app.get('/board', { config: { role: 'Admin', permission: 'orders' } }, async () => 'ok');

  await expect(app.ready()).rejects.toThrow(/config\.permission: GET \/prices, HEAD \/prices$/);
});

it('starts with a route for staff that is about their own account', async () => {
  const app = Fastify();
  demandRoles(app);
  app.get('/own', { config: { role: 'Admin', withoutFactor: true } }, async () => 'ok');

  await expect(app.ready()).resolves.toBeDefined();
  await app.close();
});

it('starts when every route has', async () => {
  const app = Fastify();
  demandRoles(app);
  app.get('/open', { config: { role: 'public' } }, async () => 'ok');

  await expect(app.ready()).resolves.toBeDefined();
  await app.close();
});
