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

it('starts when every route has', async () => {
  const app = Fastify();
  demandRoles(app);
  app.get('/open', { config: { role: 'public' } }, async () => 'ok');

  await expect(app.ready()).resolves.toBeDefined();
  await app.close();
});
