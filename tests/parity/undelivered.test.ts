// What did not reach people: the mocks and the server answer and refuse alike.
import { success, Undelivered } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

const read = (as?: Sent['as']): Sent => ({ method: 'GET', path: '/undelivered', as });
const act = (what: string, body: object, as: Sent['as'] = 'admin'): Sent => ({
  method: 'POST',
  path: `/undelivered/${what}`,
  body,
  as,
});
const ids = ['01a2b3c4-0000-7000-8000-000000000001'];

it.each<[string, Sent]>([
  ['where everything has gone out', read('admin')],
  ['where all of nothing is tried again', act('retry', {})],
  ['where somebody else was faster', act('retry', { ids })],
  ['where all of nothing is put aside', act('dismiss', {})],
])('staff are told the same %s', async (_name, sent) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, success(Undelivered));
  expect([mock.body.data, mock.body.msg]).toEqual([real.body.data, real.body.msg]);
});

it.each<[string, Sent]>([
  ['a customer', read('customer')],
  ['a session that is over', read('expired')],
  ['nobody', read()],
  ['a customer who presses', act('retry', {}, 'customer')],
  ['no ids', act('retry', { ids: [] })],
  ['what is no id', act('dismiss', { ids: ['x'] })],
  ['a field that there is not', act('dismiss', { all: true })],
])('refuses the same: %s', async (_name, sent) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, nothing);
  expect(mock.body.msg).toBe(real.body.msg);
});
