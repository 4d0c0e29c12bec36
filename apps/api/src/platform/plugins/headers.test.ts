import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it.each(['/api/shop', '/api/nothing', '/api/users', '/healthz', '/nothing', '/api/docs'])(
  'protects %s',
  async (url) => {
    const { headers } = await shop.app.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:");
    // fonts and calls go by that as well: nothing is said of them that would allow more
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/connect-src|font-src/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

it('keeps browsers on https where the shop is reached by it', async () => {
  const secure = await createTestApp({ database: shop.database, config: { publicUrl: 'https://seduh.example' } });
  const { headers } = await secure.app.inject({ url: '/api/shop' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  await secure.close();
});

it.each(['/api/shop', '/api/users', '/api/auths/login', '/api/nothing'])('lets nobody store %s', async (url) => {
  const { headers } = await shop.app.inject({ url });
  expect(headers['cache-control']).toBe('no-store');
});

it('says that it runs, and that its database answers', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await shop.app.inject({ url })).statusCode).toBe(200);
});
