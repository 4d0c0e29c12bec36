// Who works at each station: the mocks and the server answer alike.
import { Staffing, success } from '@seduh/contract';
import { stations } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
  const { db } = server.world.database;
  await db
    .updateTable('shop')
    .set({ stations: JSON.stringify(stations) })
    .execute();
});
afterAll(() => server.world.close());

const path = '/shop/staffing';
const put = (body: unknown, as: Sent['as'] = 'admin'): Sent => ({ method: 'PUT', path, body, as });
const people = { bar: 1, kitchen: 0, counter: 3 };

it.each<[string, Sent]>([
  ['as usual', { method: 'GET', path, as: 'admin' }],
  ['otherwise today', put({ people })],
  ['as usual again', put({ people: null })],
  ['as usual, once more', put({ people: null })],
  ['a limit of its own', put({ people: null, busy_minutes: 45 })],
  ['a limit alone', put({ busy_minutes: 20 })],
  ['no limit', put({ people, busy_minutes: null })],
  ['the usual limit', put({ people: null, busy_minutes: stations.busy_minutes })],
  ['a limit of a moment', put({ people: null, busy_minutes: 4 })],
  ['a limit of a night', put({ people: null, busy_minutes: 241 })],
  ['half a limit', put({ people: null, busy_minutes: 20.5 })],
  ['nothing', put({})],
  ['a station missing', put({ people: { bar: 1, kitchen: 0 } })],
  ['a station too many', put({ people: { ...people, roof: 1 } })],
  ['fewer than nobody', put({ people: { ...people, bar: -1 } })],
  ['a crowd', put({ people: { ...people, bar: 51 } })],
  ['half a person', put({ people: { ...people, bar: 1.5 } })],
  ['a customer', put({ people }, 'customer')],
  ['a customer who asks', { method: 'GET', path, as: 'customer' }],
  ['nobody', { method: 'GET', path }],
])('%s', async (_name, sent) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, success(Staffing));
  expect(mock.body.data).toEqual(real.body.data);
  expect(mock.body.msg).toBe(real.body.msg);
});
