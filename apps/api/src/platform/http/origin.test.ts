import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** The origin of a mailed link that somebody asked for at `host`. */
async function originOf(config: TestAppOptions['config'], host: string, listen = false) {
  const asked = await createTestApp({ database: shop.database, config });
  if (listen) await asked.app.listen({ port: 0, host: '127.0.0.1' });
  const address = asked.app.server.address();
  const { email } = await shop.makeUser();
  const request = {
    method: 'PATCH',
    url: '/api/auths/forgot-password',
    payload: { email },
    headers: { host },
  } as const;
  await asked.app.inject({ ...request, remoteAddress: asked.nextAddress() });
  // whichever process of the shop hears of it first sends it
  const mail = () => [...asked.mails, ...shop.mails].find(({ to }) => to === email);
  await expect.poll(mail).toBeDefined();
  await asked.close();
  const link = /https?:\/\/\S+/.exec(mail()?.text ?? '')?.[0] ?? '';
  return { origin: new URL(link).origin, port: address !== null && typeof address === 'object' ? address.port : 0 };
}

it('is what the shop was told, whatever a caller says', async () => {
  for (const mode of ['production', 'development'] as const) {
    const config = { mode, publicUrl: 'https://seduh.example/' };
    expect((await originOf(config, 'evil.example')).origin).toBe('https://seduh.example');
  }
});

it('is where the caller is in development, or this machine where that is no address', async () => {
  const config = { mode: 'development' as const };
  expect((await originOf(config, '192.168.1.20:5173')).origin).toBe('http://192.168.1.20:5173');
  expect((await originOf(config, 'no host at all')).origin).toBe('http://localhost');
});

it('is this machine in production, never what a caller says', async () => {
  const { origin, port } = await originOf({ mode: 'production' }, 'evil.example', true);
  expect(origin).toBe(`http://localhost:${port}`);
});
