import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';

let shop: TestApp;
let url: string;
beforeAll(async () => {
  shop = await createTestApp();
  url = `${await shop.app.listen({ host: '127.0.0.1', port: 0 })}/api/transactions/events`;
});
afterAll(() => shop.close());

/** Opens a stream; the server notices when it is left, which takes a connection. */
async function open({ headers }: TestUser) {
  const connection = new AbortController();
  const response = await fetch(url, { headers, signal: connection.signal });
  return { response, leave: () => connection.abort() };
}
const statusFor = async (who: TestUser) => (await open(who)).response.status;

it('keeps 10 streams of one person open; one that is left makes room for another', async () => {
  const [rani, dewi] = [await shop.makeUser(), await shop.makeUser()];
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(rani)));
  expect(streams.every(({ response }) => response.status === 200)).toBe(true);
  const { response } = await open(rani);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await response.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED', data: { retry_after: 10 } });
  expect(await statusFor(dewi)).toBe(200);
  streams[0]?.leave();
  await expect.poll(() => statusFor(rani)).toBe(200);
  expect(await statusFor(rani)).toBe(429);
});
