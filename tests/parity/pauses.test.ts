// Pausing orders, and taking them again: the mocks and the server answer alike.
import { Pause, Quote, Shop, success } from '@seduh/contract';
import { exampleQuoteBody } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const put = (id: string, body: unknown, as: Sent['as'] = 'admin'): Sent => ({
  method: 'PUT',
  path: `/shop/pauses/${id}`,
  body,
  as,
});
const end = (id: string, as: Sent['as'] = 'admin'): Sent => ({ method: 'DELETE', path: `/shop/pauses/${id}`, as });
const pauses = success(Pause.array());

it.each<[string, Sent, Schema]>([
  ['the shop before', { method: 'GET', path: '/shop' }, success(Shop)],
  ['pick up for a quarter of an hour', put('3', { minutes: 15 }), pauses],
  ['taken again', end('3'), pauses],
  ['taken again, once more', end('3'), pauses],
  ['everything until reopened', put('all', { minutes: null }), pauses],
  ['everything taken again', end('all'), pauses],
  ['no time', put('all', {}), pauses],
  ['too long', put('all', { minutes: 61 }), pauses],
  ['no minutes', put('all', { minutes: 0 }), pauses],
  ['half a minute', put('all', { minutes: 1.5 }), pauses],
  ['a field too many', put('all', { minutes: 15, why: 'tired' }), pauses],
  ['a method that is none', put('2', { minutes: 15 }), pauses],
  ['the end of one that is none', end('2'), pauses],
  ['a customer', put('all', { minutes: 15 }, 'customer'), pauses],
  ['nobody', end('all', undefined), pauses],
  ['a quote after all', { method: 'POST', path: '/transactions/quote', body: exampleQuoteBody }, success(Quote)],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
  // ends that are promised to the minute are the same ones
  const untils = ({ body }: typeof mock) => (Array.isArray(body.data) ? body.data : null);
  expect(untils(mock)).toEqual(untils(real));
});
