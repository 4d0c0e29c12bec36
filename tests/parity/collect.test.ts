// The collection screen and its link: the mocks and the server answer and refuse alike.
import { CollectKey, CollectScreen, HEADERS, success } from '@seduh/contract';
import { COLLECT_KEY } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
/** The key of the server's link. */
let realKey: string;
beforeAll(async () => {
  server = await createWorldWithOrders();
  const { body } = await askServer(keyCall('POST', 'admin'), server);
  realKey = (body.data as { key: string }).key;
});
afterAll(() => server.world.close());

const keyCall = (method: 'GET' | 'POST', as?: Sent['as']): Sent => ({ method, path: '/shop/collect-key', as });
const show = (key?: string): Sent => ({
  method: 'GET',
  path: '/collect',
  ...(key === undefined ? {} : { headers: { [HEADERS.collectKey]: key } }),
});

it('shows the same kind of things by its key', async () => {
  const [mock, real] = [await askMocks(show(COLLECT_KEY), mockNames), await askServer(show(realKey), server)];
  expectSame(mock, real, success(CollectScreen));
  expect(real.status).toBe(200);
});

it.each<[string, Sent]>([
  ['without a key', show()],
  ['by what is no key', show('no key at all')],
  ['by another key', show('A'.repeat(32))],
])('shows nothing %s', async (_name, sent) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, nothing);
  expect(mock.body.msg).toBe(real.body.msg);
});

it.each<[string, Sent]>([
  ['staff the link', keyCall('GET', 'admin')],
  ['staff who make a new one', keyCall('POST', 'admin')],
  ['a customer', keyCall('GET', 'customer')],
  ['a customer who presses', keyCall('POST', 'customer')],
  ['nobody', keyCall('GET')],
  ['a session that is over', keyCall('POST', 'expired')],
])('answers the same to %s', async (_name, sent) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, success(CollectKey));
  expect(mock.body.msg).toBe(real.body.msg);
});
